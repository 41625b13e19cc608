import type { Element } from '#chemistry/elements/elements.ts'

import type { RelatedArticle } from './element-end.tsx'

type Entry = RelatedArticle & { readonly elements: readonly string[] }

/** Returns the articles about an element: those that name it as theirs, and those about its family or class. */
export function relatedArticles(
  element: Pick<Element, 'symbol' | 'group' | 'classification'>,
  articles: readonly Entry[],
): readonly RelatedArticle[] {
  const family = familyArticles(element)
  return articles.filter(
    ({ slug, elements }) => elements.includes(element.symbol) || family.includes(slug),
  )
}

function familyArticles({
  symbol,
  group,
  classification,
}: Pick<Element, 'symbol' | 'group' | 'classification'>): readonly string[] {
  if (group === 1 && symbol !== 'H') return ['deep-dive-alkali-metals']
  if (classification === 'noble-gas') return ['why-noble-gases-are-stable']
  return classification === 'metalloid' ? ['types-of-elements'] : []
}

import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'

import { relatedArticles } from './related-articles.ts'

const articles = [
  { slug: 'deep-dive-alkali-metals', title: 'Alkali', elements: ['Na'] },
  { slug: 'why-noble-gases-are-stable', title: 'Noble', elements: ['Ar'] },
  { slug: 'types-of-elements', title: 'Types', elements: ['Fe'] },
]

test.each([
  ['Na', ['deep-dive-alkali-metals']],
  ['Rb', ['deep-dive-alkali-metals']],
  ['H', []],
  ['Kr', ['why-noble-gases-are-stable']],
  ['Ge', ['types-of-elements']],
  ['Fe', ['types-of-elements']],
])('%s leads to the articles that name it or its family', (symbol, slugs) => {
  expect(relatedArticles(element(symbol), articles).map(({ slug }) => slug)).toEqual(slugs)
})

import { articles } from 'virtual:articles'

import type { ArticleEntry } from './blocks/article.ts'

/** The article of this address. */
export function articleOf(slug: string): ArticleEntry | undefined {
  return articles.find((article) => article.slug === slug)
}

/** The articles before and after this one in reading order. */
export function neighbours(slug: string): {
  readonly previous: ArticleEntry | undefined
  readonly next: ArticleEntry | undefined
} {
  const index = articles.findIndex((article) => article.slug === slug)
  return {
    previous: index > 0 ? articles[index - 1] : undefined,
    next: index < 0 ? undefined : articles[index + 1],
  }
}

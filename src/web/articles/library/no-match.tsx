import type { ArticleEntry } from '#web/articles/blocks/article.ts'

import { nearestArticles } from './search-articles.ts'

const OFFERED = 3

/** In place of an empty list: the closest matches. */
export function NoMatch({
  articles,
  query,
}: {
  readonly articles: readonly ArticleEntry[]
  readonly query: string
}) {
  return (
    <section className="mt-4 rounded-lg border border-line bg-surface p-6">
      <h2 className="text-xl">Nothing on the shelves for this</h2>
      <p className="mt-2 text-muted">These come closest:</p>
      <ul className="mt-2 grid gap-1">
        {nearestArticles(articles, query, OFFERED).map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={`/blog/${slug}`}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

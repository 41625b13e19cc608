import type { shelves } from '#content/shelves.ts'
import type { ArticleEntry } from '#web/articles/blocks/article.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'

import { ArticleCard } from './article-card.tsx'

/** One shelf with those of its articles that match. */
export function ShelfSection({
  shelf,
  all,
  found,
}: {
  readonly shelf: (typeof shelves)[number]
  readonly all: readonly ArticleEntry[]
  readonly found: readonly ArticleEntry[]
}) {
  const { articlesRead = [] } = useStored(storedBookmarks.guest)
  const read = all.filter(({ slug }) => articlesRead.includes(slug)).length
  if (found.length === 0) return null
  return (
    <section aria-labelledby={shelf.id} className="mt-8">
      <h2 id={shelf.id} className="scroll-mt-4 text-2xl">
        <span>{shelf.label}</span>
        <span className="ml-3 font-sans text-sm font-normal text-muted">
          {`${all.length === 1 ? '1 article' : `${all.length} articles`}${read === 0 ? '' : `, ${read} read`}`}
        </span>
      </h2>
      <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((article) => (
          <ArticleCard key={article.slug} article={article} place={all.indexOf(article) + 1} />
        ))}
      </ol>
    </section>
  )
}

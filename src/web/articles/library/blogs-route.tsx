import { articles } from 'virtual:articles'

import { shelves } from '#content/shelves.ts'
import { feedLink } from '#web/articles/article-meta.ts'
import { useReadMark } from '#web/articles/use-read-mark.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { ArticleSearch } from './article-search.tsx'
import { Doors } from './doors.tsx'
import { NoMatch } from './no-match.tsx'
import { referencesFor, ReferenceShelf } from './reference-shelf.tsx'
import { searchArticles } from './search-articles.ts'
import { ShelfSection } from './shelf-section.tsx'
import { useWanted } from './use-wanted.ts'

export const meta = () => [
  ...pageMeta(
    'Blogs',
    'Chemistry explained in short articles with drawings, worked examples and questions with answers.',
  ),
  feedLink,
]

/** The library: every article on its shelf, in reading order. */
export default function Library() {
  useReadMark()
  const [wanted, setWanted] = useWanted()
  const found = searchArticles(articles, wanted)
  const isAll = found.length === articles.length
  const pages = referencesFor(wanted)
  return (
    <div className="screen-frame">
      <header className="mt-4 max-w-2xl lg:mt-8">
        <h1 className="text-3xl">Blogs</h1>
        <p className="mt-3 text-lg text-muted">
          A small library of chemistry. Read a shelf in its order as a course, or open what you are
          curious about.
        </p>
      </header>
      <Doors articles={articles} />
      <ArticleSearch
        wanted={wanted}
        onChange={setWanted}
        count={isAll ? null : found.length}
        pages={pages.length}
      />
      {found.length + pages.length === 0 ? (
        <NoMatch articles={articles} query={wanted.query} />
      ) : null}
      {shelves.map((shelf) => (
        <ShelfSection
          key={shelf.id}
          shelf={shelf}
          all={articles.filter(({ category }) => category === shelf.id)}
          found={found.filter(({ category }) => category === shelf.id)}
        />
      ))}
      <ReferenceShelf found={pages} />
    </div>
  )
}

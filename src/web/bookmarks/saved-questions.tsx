import { Target } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import { categories, type Category } from '#quiz/categories.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { fullBankWith } from '#web/practice/question-bank.ts'
import { MAX_SAVED } from '#web/practice/set/saved-set.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import type { Bookmark } from '#web/user-data/bookmarks.ts'

import { BookmarkSearch } from './bookmark-search.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { RemovedCard } from './removed-card.tsx'
import { SavedCard } from './saved-card.tsx'
import { isAbout } from './search-text.ts'
import { UnknownCard } from './unknown-card.tsx'

/** With more bookmarks than this, they can be filtered. */
const FEW = 8
const SHOWN_AT_ONCE = 30

/** The bookmarks as cards, each with its very question, made again from its id. */
export function SavedQuestions({
  bookmarks,
  removed,
  onRemove,
  onUndo,
  children,
}: {
  readonly bookmarks: readonly Bookmark[]
  /** Ids of bookmarks that were just removed and can be brought back. */
  readonly removed: ReadonlySet<string>
  readonly onRemove: (bookmark: Bookmark) => void
  readonly onUndo: (bookmark: Bookmark) => void
  /** Stands below the questions, and comes with them: it would move when they do. */
  readonly children: ReactNode
}) {
  const [chosen, setChosen] = useState<Category | null>(null)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  /** The bookmark that was brought back, or that those asked for begin with: it takes the focus. */
  const [begin, setBegin] = useState<string | null>(null)
  const bank = useBankWith(bookmarks)
  const kept = new Set(bookmarks.map(categoryOf))
  const present = categories.filter(({ id }) => kept.has(id))
  const canFilter = bookmarks.length > FEW && present.length > 1
  const isFiltered = canFilter && chosen !== null && kept.has(chosen)
  const canSearch = bookmarks.length > FEW
  const matching = bookmarks
    .filter((bookmark) => !isFiltered || categoryOf(bookmark) === chosen)
    .map((bookmark) => ({ bookmark, question: bank?.questionOf(bookmark.id) ?? null }))
    .filter(
      ({ question }) =>
        !canSearch || wanted === '' || (question !== null && isAbout(question, wanted)),
    )
  const cards = matching.slice(0, limit)
  const practicable = matching.flatMap(({ bookmark, question }) =>
    question === null || removed.has(bookmark.id) ? [] : [bookmark.id],
  )

  function choose(category: Category | null) {
    setChosen(category)
    setBegin(null)
  }

  function search(text: string) {
    setTyped(text)
    setLimit(SHOWN_AT_ONCE)
    setBegin(null)
  }

  function undo(bookmark: Bookmark) {
    setBegin(bookmark.id)
    onUndo(bookmark)
  }

  function showMore() {
    setBegin(matching[limit]?.bookmark.id ?? null)
    setLimit(limit + SHOWN_AT_ONCE)
  }

  if (bank === null) return <Opening />
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        {canSearch ? (
          <BookmarkSearch typed={typed} found={matching.length} onType={search} />
        ) : null}
        {practicable.length === 0 ? null : (
          <Link
            viewTransition
            to="/dashboard/questions?saved"
            state={practicable.slice(0, MAX_SAVED)}
            className={`${buttonClass('primary')} max-sm:w-full`}
          >
            <Target aria-hidden className="size-5" />
            <span key={practicable.length}>{practiceLabel(practicable.length)}</span>
          </Link>
        )}
      </div>
      {canFilter ? (
        <CategoryFilter
          categories={present}
          chosen={isFiltered ? chosen : null}
          onChoose={choose}
        />
      ) : null}
      {matching.length === 0 ? (
        <p className="py-8 text-center text-muted">No saved question is about this.</p>
      ) : null}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {cards.map(({ bookmark, question }) => (
          <li key={bookmark.id}>
            {removed.has(bookmark.id) ? (
              <RemovedCard onUndo={() => undo(bookmark)} />
            ) : question === null ? (
              <UnknownCard
                bookmark={bookmark}
                isBegin={bookmark.id === begin}
                onRemove={() => onRemove(bookmark)}
              />
            ) : (
              <SavedCard
                question={question}
                bookmarkedAt={bookmark.bookmarkedAt}
                isBegin={bookmark.id === begin}
                onRemove={() => onRemove(bookmark)}
              />
            )}
          </li>
        ))}
      </ul>
      {matching.length > limit ? (
        <Button className="mx-auto mt-5" onClick={showMore}>
          {`Show more (${matching.length - limit} left)`}
        </Button>
      ) : null}
      {children}
    </>
  )
}

function practiceLabel(count: number): string {
  if (count === 1) return 'Practice this one'
  if (count <= MAX_SAVED) return `Practice all of these (${grouped(count)})`
  return `Practice the first ${MAX_SAVED} of these`
}

/** In place of the questions until they have come. */
function Opening() {
  return <p className="min-h-dvh text-muted">Opening your questions...</p>
}

/** Returns the questions of the first year and of the topics that are bookmarked; null until they are here. */
function useBankWith(bookmarks: readonly Bookmark[]): Bank | null {
  const [bank, setBank] = useState<Bank | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const ids = bookmarks.map(({ id }) => id).join(' ')
  useEffect(() => {
    fullBankWith(ids.split(' ')).then(setBank, (error: unknown) => setFailure({ error }))
  }, [ids])
  if (failure !== null) throw failure.error
  return bank
}

function categoryOf({ id }: Bookmark): Category | null {
  return kindOf(id)?.category ?? null
}

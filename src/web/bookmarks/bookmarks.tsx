import { lazy, Suspense, useState } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import {
  addQuestion,
  type Bookmark,
  removeQuestion,
  storedBookmarks,
} from '#web/user-data/bookmarks.ts'

import { NoBookmarks } from './no-bookmarks.tsx'
import { StarredElements } from './starred-elements.tsx'

const SavedQuestions = lazy(async () => {
  const { SavedQuestions: component } = await import('./saved-questions.tsx')
  return { default: component }
})

/** The saved questions, or how to save one; and the starred elements. */
export function Bookmarks() {
  const { questions, elements } = useStored(storedBookmarks)
  const [removed, setRemoved] = useState<readonly Bookmark[]>([])
  const gone = removed.filter(({ id }) => !questions.some((question) => question.id === id))
  const shown = [...questions, ...gone].toSorted((a, b) => b.bookmarkedAt - a.bookmarkedAt)

  function remove(bookmark: Bookmark) {
    setRemoved([bookmark, ...removed.filter(({ id }) => id !== bookmark.id)])
    removeQuestion(bookmark.id)
  }

  if (shown.length === 0) {
    return (
      <>
        <NoBookmarks />
        <StarredElements symbols={elements} />
      </>
    )
  }
  return (
    <>
      <ScreenTitle backTo="/dashboard/profile">
        {`Saved Questions (${grouped(questions.length)})`}
      </ScreenTitle>
      <Suspense fallback={<p className="min-h-dvh text-muted">Opening your questions...</p>}>
        <SavedQuestions
          bookmarks={shown}
          removed={new Set(gone.map(({ id }) => id))}
          onRemove={remove}
          onUndo={(bookmark) => addQuestion(bookmark)}
        >
          <StarredElements symbols={elements} />
        </SavedQuestions>
      </Suspense>
    </>
  )
}

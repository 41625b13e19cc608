import { useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'

import { BookmarkArt } from './bookmark-art.tsx'
import { cameFrom } from './came-from.ts'

const PRACTICE = '/dashboard/questions'

/** In place of the list before the first bookmark: its purpose and the way to get one. */
export function NoBookmarks() {
  const navigate = useNavigate()
  return (
    <section className="mx-auto mt-[6dvh] flex w-full max-w-xl flex-col items-center gap-4 py-10 text-center">
      <BookmarkArt />
      <h1 className="text-2xl">No bookmarks yet</h1>
      <p className="max-w-sm text-muted">
        Start practicing questions and bookmark the ones you want to review later
      </p>
      <Button
        look="primary"
        onClick={() => void (cameFrom(PRACTICE) ? navigate(-1) : navigate(PRACTICE))}
      >
        Go to Questions
      </Button>
    </section>
  )
}

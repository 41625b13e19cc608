import { storedBookmarks } from '#web/platform/bookmarks.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { grouped } from '#web/ui/grouped.ts'

import { BookmarksArt } from './bookmarks-art.tsx'
import { FeatureCard } from './feature-card.tsx'

/** The way to the saved questions, with their number. */
export function BookmarksCard() {
  const { questions } = useStored(storedBookmarks)
  return (
    <FeatureCard
      to="/dashboard/bookmarks"
      title="Bookmarks"
      text="Review your saved questions"
      badge={`${grouped(questions.length)} saved`}
      art={<BookmarksArt />}
    />
  )
}

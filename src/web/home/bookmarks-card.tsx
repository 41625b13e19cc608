import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'

import { BookmarksArt } from './bookmarks-art.tsx'
import { FeatureCard } from './feature-card.tsx'

/** The way to the saved questions, with their number as soon as that is known. */
export function BookmarksCard() {
  const { questions } = useStored(storedBookmarks)
  const isKnown = useVisitor().status !== 'opening'
  return (
    <FeatureCard
      to="/dashboard/bookmarks"
      title="Bookmarks"
      text="Review your saved questions"
      {...(isKnown && { badge: `${grouped(questions.length)} saved` })}
      art={<BookmarksArt />}
    />
  )
}

import { Suspense } from 'react'

import { WorkRoom } from '#web/classroom/work/work-room.tsx'
import { pageMeta, PRODUCT } from '#web/ui/page-meta.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { Arrival } from './arrival.tsx'
import { BookmarksCard } from './bookmarks-card.tsx'
import { FeatureCard } from './feature-card.tsx'
import { Greeting } from './greeting.tsx'
import { MatchCard } from './match-card.tsx'
import { PracticeArt } from './practice-art.tsx'
import { PracticeNow } from './practice-now.tsx'
import { SessionFigures } from './session-figures.tsx'
import { TableArt } from './table-art.tsx'
import { TodayCard } from './today-card.tsx'

/** Only members of classes have it. */
const WorkCard = lazyPart(async () => (await import('#web/classroom/work/work-card.tsx')).WorkCard)
/** The built page has it. Its program comes after that of the rest. */
const BelowCards = lazyPart(async () => (await import('./late/below-cards.tsx')).BelowCards)

export const meta = () =>
  pageMeta(
    PRODUCT,
    'Explore all 118 elements and practice chemistry with questions that explain every mistake.',
  )

/** The home view: a greeting, the figures of the session, and the ways on from here. */
export default function Home() {
  return (
    <div className="screen-frame">
      <div className="mt-4 grid gap-5 *:min-w-0 md:grid-cols-[1fr_auto] md:items-end lg:mt-8 lg:gap-6">
        <div className="grid justify-items-start gap-4">
          <Greeting />
          <PracticeNow />
        </div>
        <SessionFigures />
      </div>
      <Suspense fallback={<WorkRoom />}>
        <WorkCard />
      </Suspense>
      <TodayCard />
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        <FeatureCard
          to="/dashboard/periodic-table"
          title="Periodic Table"
          text="Explore all 118 elements interactively"
          art={<TableArt />}
        />
        <FeatureCard
          to="/dashboard/questions"
          title="Practice"
          text="AI-powered chemistry questions"
          art={<PracticeArt />}
        />
        <MatchCard />
        <BookmarksCard />
      </ul>
      <Suspense fallback={<div className="h-112 sm:h-76" />}>
        <BelowCards />
      </Suspense>
      <Arrival />
    </div>
  )
}

import { Check, Clock, Flame, ListChecks, LoaderCircle, Target } from 'lucide-react'
import type { ReactNode } from 'react'

import { categoryLabel } from '#quiz/categories.ts'
import { accuracy, averageTime } from '#quiz/practice/statistics.ts'
import { tallyByCategory, tallyByDifficulty } from '#quiz/question-kind.ts'
import { GoalPanelPart } from '#web/goal/goal-parts.tsx'
import { useStored } from '#web/store/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PartLinks } from '#web/ui/parts/part-links.tsx'
import { progressParts } from '#web/ui/parts/part-lists.ts'
import { ScreenPart } from '#web/ui/parts/screen-part.tsx'
import { StatCard } from '#web/ui/stat-card.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { RecentAnswers } from './answers/recent-answers.tsx'
import { AccuracyChart } from './charts/accuracy-chart.tsx'
import { questionsPerDay } from './charts/study-figures.ts'
import { TallyBars } from './charts/tally-bars.tsx'
import { EncouragementBanner } from './encouragement-banner.tsx'
import { GamesPanel } from './games-panel.tsx'
import { WeakestSkillsPart } from './onward/onward-parts.tsx'
import { PracticeDays } from './practice-days-panel.tsx'
import type { PracticeSummary } from './practice-summary.ts'
import { StreakPanel } from './streak-panel.tsx'
import { StudyPanel } from './study-panel.tsx'

/** Everything that answers tell: figures first, then how they came to be. */
export function ProgressOverview({
  progress,
  weeks,
  summary,
  onRetry,
}: {
  readonly progress: SavedProgress
  /** The days of the calendar, week by week. */
  readonly weeks: readonly (readonly Date[])[]
  /** Null while the answers are being counted. */
  readonly summary: PracticeSummary | null
  /** Counts the answers that could not be counted. */
  readonly onRetry?: () => void
}) {
  const { totals, answers } = progress
  const { quietPractice } = useStored(storedSettings)
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <EncouragementBanner totals={totals} />
      <dl className="grid grid-cols-2 gap-4 @max-[14rem]/screen:grid-cols-1 lg:col-span-2 lg:grid-cols-4">
        <StatCard label="Accuracy" value={`${accuracy(totals)}%`} icon={<Target aria-hidden />} />
        <StatCard
          label="Questions Attempted"
          value={grouped(totals.totalAnswered)}
          icon={<ListChecks aria-hidden />}
        />
        <StatCard
          label="Average Time"
          value={`${grouped(averageTime(totals))} s`}
          icon={<Clock aria-hidden />}
        />
        {quietPractice ? (
          <StatCard
            label="Correct Answers"
            value={grouped(totals.correctAnswers)}
            icon={<Check aria-hidden />}
          />
        ) : (
          <StatCard
            label="Current Streak"
            value={grouped(totals.currentStreak)}
            icon={<Flame aria-hidden />}
          />
        )}
      </dl>
      <PartLinks label="Parts of your progress" parts={progressParts} className="lg:col-span-2" />
      <GoalPanelPart className="lg:col-span-2" />
      <Panel title="Accuracy over Time" className="lg:col-span-2">
        <AccuracyChart progress={progress} />
      </Panel>
      <ScreenPart id="categories" className="lg:row-span-2">
        <Panel title="By Category">
          <WhenCounted summary={summary}>
            {({ tallies, unknown }) => (
              <>
                <TallyBars
                  kind="category"
                  tallies={tallyByCategory(tallies).map((tally) => ({
                    ...tally,
                    label: categoryLabel(tally.id),
                    icon: <CategoryIcon category={tally.id} />,
                  }))}
                />
                <UnknownNote count={unknown} />
              </>
            )}
          </WhenCounted>
        </Panel>
      </ScreenPart>
      <Panel title="By Difficulty">
        <WhenCounted summary={summary}>
          {({ tallies, unknown }) => (
            <>
              <TallyBars
                kind="difficulty"
                tallies={tallyByDifficulty(tallies).map((tally) => ({
                  ...tally,
                  label: tally.id.charAt(0).toUpperCase() + tally.id.slice(1),
                  icon: null,
                }))}
              />
              <UnknownNote count={unknown} />
            </>
          )}
        </WhenCounted>
      </Panel>
      <StreakPanel totals={totals} />
      <WeakestSkillsPart />
      <StudyPanel
        totals={totals}
        perDay={summary === null ? null : questionsPerDay(weeks.flat(), summary.days)}
      />
      <GamesPanel />
      <ScreenPart id="days" className="lg:col-span-2">
        <Panel title="Days of Practice" hint="Choose a day to see its answers.">
          <WhenCounted summary={summary}>
            {({ days, latest }) => (
              <>
                <PracticeDays answers={answers} weeks={weeks} days={days} />
                <LatestNote count={latest} />
              </>
            )}
          </WhenCounted>
          {onRetry === undefined ? null : (
            <p className="mt-3">
              <Button onClick={onRetry}>Try again</Button>
            </p>
          )}
        </Panel>
      </ScreenPart>
      <ScreenPart id="recent" className="lg:col-span-2">
        <Panel title="Recent Performance">
          <RecentAnswers answers={answers} />
        </Panel>
      </ScreenPart>
    </div>
  )
}

/** Shows the charts of the answers once they are counted. */
function WhenCounted({
  summary,
  children,
}: {
  readonly summary: PracticeSummary | null
  readonly children: (summary: PracticeSummary) => ReactNode
}) {
  if (summary !== null) return children(summary)
  return (
    <p className="flex min-h-40 items-center justify-center gap-3 text-muted">
      <LoaderCircle aria-hidden className="animate-spin" /> Counting your answers...
    </p>
  )
}

/** Why days look emptier than they were. */
function LatestNote({ count }: { readonly count: number | null }) {
  if (count === null) return null
  return (
    <p className="mt-3 text-sm text-muted">
      {`Only your latest ${grouped(count)} answers are counted here.`}
    </p>
  )
}

/** Why the bars count fewer answers than the totals, where they do. */
function UnknownNote({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-3 text-sm text-muted">
      {count === 1
        ? '1 older answer counts in the totals alone.'
        : `${grouped(count)} older answers count in the totals alone.`}
    </p>
  )
}

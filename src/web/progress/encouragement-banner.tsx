import { accuracy, encouragement, type Progress } from '#quiz/practice/statistics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** A word of encouragement, and the streak that gives reason for it. */
export function EncouragementBanner({ totals }: { readonly totals: Progress }) {
  const { quietPractice } = useStored(storedSettings)
  return (
    <div className="flex items-center gap-5 rounded-lg border border-accent bg-accent-soft px-5 py-4 shadow-card lg:col-span-2">
      <svg viewBox="0 0 64 56" className="h-14 w-16 shrink-0" aria-hidden="true">
        <path d="M4 46c10-5 46-5 56 0-7 6-49 6-56 0Z" className="fill-link" />
        <path
          d="M16 43c5-8 8-30 22-36-3 5-1 8 2 12 4 6 6 15 10 24-9 3-26 3-34 0Z"
          className="fill-link"
        />
        <path
          d="m31 22 2.500 6 6.500.5-5 4.200 1.600 6.300-5.600-3.400-5.600 3.400 1.600-6.300-5-4.200 6.500-.5Z"
          className="fill-accent"
        />
        <path d="m54 6 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" className="fill-accent" />
        <circle cx="10" cy="20" r="2" className="fill-accent" />
      </svg>
      <div>
        <p className="font-display text-xl">{encouragement(accuracy(totals))}</p>
        <p key={String(quietPractice)} className="text-muted">
          {quietPractice ? 'Each explanation you read counts too.' : streakText(totals)}
        </p>
      </div>
    </div>
  )
}

function streakText({ currentStreak, bestStreak }: Progress): string {
  if (bestStreak === 0) return 'Your first right answer starts a streak.'
  if (currentStreak === 1) return 'Your latest answer was right: a streak begins.'
  if (currentStreak === 0) {
    return `Your best streak is ${grouped(bestStreak)}. The next right answer starts another.`
  }
  if (currentStreak === bestStreak)
    return `${grouped(currentStreak)} right in a row: your best streak.`
  return `${grouped(currentStreak)} right in a row. Your best streak is ${grouped(bestStreak)}.`
}

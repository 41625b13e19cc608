import { accuracy, averageTime } from '#quiz/practice/statistics.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedProgress } from '#web/user-data/progress.ts'

/**
 * Accuracy, questions answered and average time of this browser, or of the account. Until an account is
 * here nothing is said of it.
 */
export function SessionFigures() {
  const { totals } = useStored(storedProgress)
  const isGuest = useVisitor().status === 'guest'
  const data = useOwnData()
  if (data === 'out of reach') {
    return (
      <div className="*:py-0">
        <AccountMissing />
      </div>
    )
  }
  return (
    <section
      aria-labelledby="figures"
      className={`rounded-lg border border-line bg-surface px-5 py-4 shadow-card ${data === 'here' ? '' : 'in-[[data-account]]:invisible'}`}
    >
      <h2 id="figures" className="text-sm text-muted">
        {isGuest ? 'Session Progress' : 'Your Progress'}
      </h2>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        <Figure label="Accuracy" value={`${accuracy(totals)}%`} />
        <Figure label="Answered" value={grouped(totals.totalAnswered)} />
        <Figure label="Avg Time" value={`${grouped(averageTime(totals))} s`} />
      </dl>
    </section>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-display text-xl tabular-nums">{value}</dd>
    </div>
  )
}

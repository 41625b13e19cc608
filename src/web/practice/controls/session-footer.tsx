import { accuracy, averageTime } from '#quiz/practice/statistics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedProgress } from '#web/user-data/progress.ts'

/**
 * Accuracy, answers and average time so far, and how to do it all by keyboard: letters choose an
 * option where there are options.
 */
export function SessionFooter({ hasOptions = true }: { readonly hasOptions?: boolean }) {
  const { totals } = useStored(storedProgress)
  return (
    <footer className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted">
      <dl className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums max-sm:text-xs sm:gap-x-6">
        <Figure label="Accuracy" value={`${accuracy(totals)}%`} />
        <Figure label="Attempted" value={grouped(totals.totalAnswered)} />
        <Figure label="Avg Time" value={`${grouped(averageTime(totals))} s`} />
      </dl>
      <p className="hidden flex-wrap items-center gap-1.5 not-print:sm:pointer-fine:flex">
        {hasOptions ? (
          <>
            <Key name="A" />
            <span>–</span>
            <Key name="D" />
            <span>choose</span>
          </>
        ) : null}
        <Key name="Enter" />
        <span>submit</span>
        <Key name="N" />
        <span>next</span>
        <Key name="H" />
        <span>hint</span>
        <Key name="Shift B" />
        <span>bookmark</span>
      </p>
    </footer>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd className="text-ink">{value}</dd>
    </div>
  )
}

function Key({ name }: { readonly name: string }) {
  return (
    <kbd className="rounded-sm border border-line bg-surface px-1.5 font-mono text-xs">{name}</kbd>
  )
}

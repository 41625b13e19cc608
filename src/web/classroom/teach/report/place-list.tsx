import type { Bank } from '#quiz/bank.ts'
import type { PlaceTally } from '#quiz/sets/report.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** How each question went at the first try. */
export function PlaceList({
  tallies,
  bank,
}: {
  readonly tallies: readonly PlaceTally[]
  readonly bank: Bank | null
}) {
  return (
    <Panel title="Questions">
      <ol className="grid gap-3">
        {tallies.map((tally) => (
          <li key={tally.place} className="break-inside-avoid">
            <p>
              <span className="text-muted">{`${tally.place + 1}. `}</span>
              <PlaceText tally={tally} bank={bank} />
            </p>
            {tally.answered === 0 ? null : <Share tally={tally} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Share({ tally }: { readonly tally: PlaceTally }) {
  return (
    <div className="mt-1 flex items-center gap-3">
      <svg
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-2 grow rounded-full bg-sunken"
      >
        <rect width={shareOf(tally)} height="4" className="fill-accent" />
      </svg>
      <span key={`${tally.correct} ${tally.answered}`} className="shrink-0 text-sm tabular-nums">
        {`${tally.correct} of ${tally.answered} right`}
      </span>
    </div>
  )
}

function PlaceText({ tally, bank }: { readonly tally: PlaceTally; readonly bank: Bank | null }) {
  if (tally.answered === 0) return <span className="text-muted">No answers yet</span>
  const question = tally.questionId === null ? null : (bank?.questionOf(tally.questionId) ?? null)
  if (question === null) return <span>A different question for each pupil</span>
  return <ChemicalText text={question.question} />
}

function shareOf({ answered, correct }: PlaceTally): number {
  return answered === 0 ? 0 : (100 * correct) / answered
}

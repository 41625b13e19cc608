import { rank, ranks } from '#quiz/practice/statistics.ts'

/** Where the ranks begin, in percent, the lowest first. */
const STEPS = ranks.map(({ begins }) => begins).toReversed()

/** The four ranks on a line of accuracy, with the place of the learner. */
export function RankLadder({
  percent,
  hasAnswers,
}: {
  readonly percent: number
  readonly hasAnswers: boolean
}) {
  const next = STEPS.find((step) => step > percent)
  return (
    <div className="mt-6 border-t border-line pt-5">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2.5 w-full rounded-full bg-sunken"
      >
        <rect width={percent} height="6" className="fill-accent" />
        {STEPS.slice(1).map((step) => (
          <path
            key={step}
            d={`M${step} 0v6`}
            className="stroke-surface"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="mt-2 min-h-[2lh] text-sm text-muted sm:min-h-0">{wayText()}</p>
    </div>
  )

  function wayText(): string {
    if (!hasAnswers) return 'Answer your first question to begin your way to Master Wizard.'
    return next === undefined
      ? `You hold the highest rank, ${rank(percent)}.`
      : `${rank(next)} begins at ${next}% accuracy.`
  }
}

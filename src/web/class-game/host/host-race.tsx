import type { HostGame } from '#contract/class-game/messages.ts'
import { TimeLeft } from '#web/class-game/screen/time-left.tsx'

const LEADERS = 5

/** A game at one's own pace: how far the class is, and who leads if names are shown. */
export function HostRace({
  game: { view },
  serverNow,
  areNamesShown,
}: {
  readonly game: HostGame
  readonly serverNow: () => number
  readonly areNamesShown: boolean
}) {
  const { phase, counts, questionCount, players, isPaused } = view
  if (phase.kind !== 'race') return null
  const most = Math.max(1, ...counts.progress)
  const leaders = players
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, LEADERS)
  return (
    <div className="mx-auto w-full max-w-5xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-[clamp(1.5rem,3vw,3.5rem)]">
          At Your Own Pace
        </h1>
        <TimeLeft
          serverNow={serverNow}
          moment={phase.closesAt}
          isPaused={isPaused}
          className="text-[clamp(2rem,4vw,5rem)]"
        />
      </div>
      <p key={counts.done} className="mt-2 text-[clamp(1.25rem,2vw,2.5rem)] tabular-nums">
        {`${counts.done} of ${counts.players} have answered all ${questionCount} questions.`}
      </p>
      <table className="mt-6 w-full text-[clamp(1rem,1.5vw,1.75rem)]">
        <caption className="sr-only">Players by the number of questions they have answered</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Answered</th>
            <th scope="col">Players</th>
          </tr>
        </thead>
        <tbody>
          {counts.progress.map((count, answered) => (
            // The rows are the numbers of questions, in their order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={answered}>
              <th scope="row" className="w-16 pr-3 text-right font-normal tabular-nums">
                {answered}
              </th>
              <td aria-label={String(count)}>
                <span className="flex items-center gap-3">
                  <svg
                    aria-hidden
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    className="h-5 w-0 grow"
                  >
                    <rect width={(100 * count) / most} height="4" className="fill-accent" />
                  </svg>
                  <span key={count} className="w-12 tabular-nums">
                    {count}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {areNamesShown && leaders.length > 0 ? (
        <section aria-labelledby="leaders" className="mt-6">
          <h2 id="leaders" className="text-[clamp(1.25rem,2vw,2.5rem)]">
            In the Lead
          </h2>
          <ol className="mt-2 text-[clamp(1.1rem,1.8vw,2.25rem)]">
            {leaders.map(({ number, name, points }) => (
              <li key={number} className="flex justify-between gap-4">
                <bdi translate="no" className="min-w-0 wrap-anywhere">
                  {name}
                </bdi>
                <span key={points} className="tabular-nums">{`${points} points`}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

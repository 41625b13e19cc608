import { Trophy } from 'lucide-react'
import { Link } from 'react-router'

import type { HostGame } from '#contract/class-game/messages.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { HostReport } from './report/host-report.tsx'
import { TeamList } from './team-list.tsx'

const PLACES = 3

/** The podium, and beneath it the points to repeat with the class. */
export function HostEnd({ game: { gameId, view } }: { readonly game: HostGame }) {
  const podium = view.players
    .filter(({ rank, points }) => rank !== null && rank <= PLACES && points > 0)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return (
    <div className="mx-auto w-full max-w-5xl">
      <h1 tabIndex={-1} className="text-center text-[clamp(2rem,5vw,5rem)]">
        Podium
      </h1>
      {podium.length === 0 ? (
        <p className="mt-4 text-center text-[clamp(1.25rem,1.5vw,1.75rem)]">
          No player has points.
        </p>
      ) : (
        <ol className="mt-6 space-y-3">
          {podium.map(({ number, name, points, rank, correct }) => (
            <li
              key={number}
              data-first={rank === 1}
              className="flex items-center gap-4 rounded-lg border-2 border-line bg-surface px-4 py-3 text-[clamp(1.25rem,2.8vw,3rem)] data-[first=true]:border-accent data-[first=true]:bg-accent-soft"
            >
              <span className="font-display tabular-nums">{`${rank}.`}</span>
              {rank === 1 ? <Trophy aria-hidden className="size-[1em] text-accent" /> : null}
              <bdi translate="no" className="min-w-0 grow font-display wrap-anywhere">
                {name}
              </bdi>
              <span className="text-right text-[0.6em] tabular-nums">
                {`${points} points, ${correct} right`}
              </span>
            </li>
          ))}
        </ol>
      )}
      <TeamList teams={view.teams} />
      <HostReport gameId={gameId} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Link to="/host" className={buttonClass('primary')}>
          New Game
        </Link>
      </div>
    </div>
  )
}

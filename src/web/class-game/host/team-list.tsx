import type { HostGame } from '#contract/class-game/messages.ts'
import { teamName } from '#web/class-game/screen/team-names.ts'

/** The teams with the averages of their players, the best first. */
export function TeamList({ teams }: { readonly teams: HostGame['view']['teams'] }) {
  if (teams.length === 0) return null
  return (
    <section aria-labelledby="teams" className="mt-6">
      <h2 id="teams" className="text-[clamp(1.25rem,2vw,2.5rem)]">
        Teams
      </h2>
      <ol className="mt-2 grid gap-2 text-[clamp(1.1rem,1.8vw,2.25rem)] sm:grid-cols-2 lg:grid-cols-3">
        {teams.map(({ team, points, rank }) => (
          <li
            key={team}
            className="flex flex-wrap justify-between gap-x-4 rounded-md border border-line bg-surface px-4 py-2"
          >
            <span>{`${rank}. ${teamName(team)}`}</span>
            <span key={points} className="tabular-nums">
              {`${points} on average`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

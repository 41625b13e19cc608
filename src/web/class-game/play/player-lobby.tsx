import { teamName } from '#web/class-game/screen/team-names.ts'

/** The wait for the first question. */
export function PlayerLobby({
  name,
  team,
}: {
  readonly name: string
  readonly team: number | null
}) {
  return (
    <div className="mt-10 text-center">
      <h1 tabIndex={-1} className="text-3xl wrap-anywhere">
        {`You are in, ${name}`}
      </h1>
      {team === null ? null : (
        <p className="mt-3 text-xl">{`You play for the team ${teamName(team)}.`}</p>
      )}
      <p className="mt-4 text-muted">The game begins soon. Keep this page open.</p>
    </div>
  )
}

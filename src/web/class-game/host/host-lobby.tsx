import type { HostGame } from '#contract/class-game/messages.ts'
import { teamName, teamNames } from '#web/class-game/screen/team-names.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

import type { Steps } from './use-steps.ts'

/** How to join, large enough for the last row, and who has. */
export function HostLobby({
  game: { pin, view },
  steps,
  areNamesShown,
}: {
  readonly game: HostGame
  readonly steps: Steps
  readonly areNamesShown: boolean
}) {
  const { players, counts, rules, isLocked } = view
  const address = `${location.host}/play`
  return (
    <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
      <div className="text-center [&_svg]:max-w-[min(70vw,60dvh)]">
        <QrCode text={`${location.origin}/play?pin=${pin}`} label={`QR code to join with ${pin}`} />
      </div>
      <div>
        <h1 tabIndex={-1} className="text-[clamp(1.5rem,3vw,3.5rem)]">
          {'Join at '}
          <span translate="no">{address}</span>
        </h1>
        <p
          translate="no"
          className="mt-2 font-display text-[clamp(3rem,9vw,10rem)] leading-none tracking-[0.12em]"
        >
          {pin}
        </p>
        {isLocked ? (
          <p className="mt-3 text-[clamp(1.25rem,1.5vw,1.75rem)]">
            The game is locked. New players cannot join.
          </p>
        ) : null}
        <Button
          look="primary"
          className="mt-6 min-h-14 px-8 text-xl"
          isBusy={steps.isBusy}
          disabled={counts.players === 0}
          onClick={() => steps.take({ kind: 'move_on', from: -1 })}
        >
          Start
        </Button>
        <p role="status" className="mt-6 text-2xl tabular-nums">
          <span key={counts.players}>{joinedWords(counts.players)}</span>
        </p>
        {areNamesShown ? (
          rules.mode === 'teams' ? (
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              {teamNames.slice(0, rules.teamCount).map((name, team) => (
                <div key={name}>
                  <h2 className="text-[clamp(1.25rem,1.5vw,1.75rem)]">{`Team ${teamName(team)}`}</h2>
                  <Names names={players.filter((one) => one.team === team)} />
                </div>
              ))}
            </div>
          ) : (
            <Names names={players} />
          )
        ) : null}
      </div>
    </div>
  )
}

function Names({
  names,
}: {
  readonly names: readonly { readonly number: number; readonly name: string }[]
}) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2 text-[clamp(1.25rem,1.5vw,1.75rem)]">
      {names.map(({ number, name }) => (
        <li
          key={number}
          className="max-w-full rounded-full border border-line bg-surface px-4 py-1 wrap-anywhere"
        >
          <bdi translate="no">{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function joinedWords(count: number): string {
  if (count === 0) return 'No players have joined yet.'
  return count === 1 ? '1 player has joined.' : `${count} players have joined.`
}

import { useState } from 'react'

import { timeFactors } from '#class-game/game.ts'
import type { HostGame } from '#contract/class-game/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { Steps } from './use-steps.ts'

type Player = HostGame['view']['players'][number]

/** The players one by one: rename, give more time, remove. More time is not announced to others. */
export function HostPlayers({
  players,
  steps,
}: {
  readonly players: readonly Player[]
  readonly steps: Steps
}) {
  const [chosen, setChosen] = useState<number | null>(null)
  const player = players.find(({ number }) => number === chosen)
  return (
    <Panel title="Players" hint="The projector shows this list while it is open." className="my-4">
      {players.length === 0 ? (
        <p className="text-muted">No players have joined yet.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {players.map(({ number, name, isHere }) => (
            <li key={number} className="max-w-full">
              <Button
                aria-pressed={number === chosen}
                data-here={isHere}
                className="max-w-full aria-pressed:border-accent data-[here=false]:text-muted"
                onClick={() => setChosen(number === chosen ? null : number)}
              >
                <bdi translate="no" className="min-w-0 wrap-anywhere">
                  {name}
                </bdi>
                {isHere ? null : <span className="text-sm">(away)</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {player === undefined ? null : (
        <PlayerSettings
          key={player.number}
          player={player}
          steps={steps}
          onGone={() => setChosen(null)}
        />
      )}
    </Panel>
  )
}

function PlayerSettings({
  player: { number, name, timeFactor },
  steps,
  onGone,
}: {
  readonly player: Player
  readonly steps: Steps
  readonly onGone: () => void
}) {
  const [typed, setTyped] = useState(name)
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') steps.take({ kind: 'rename', number, name: typed.trim() })
        }}
        className="space-y-2"
      >
        <TextField
          label="Name"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" isBusy={steps.isBusy}>
          Rename
        </Button>
      </form>
      <div className="space-y-2">
        <SelectField
          label="Time"
          chosen={timeFactor}
          options={timeFactors.map((id) => ({
            id,
            label: id === 1 ? 'The common time' : `${id} times as much`,
          }))}
          onChoose={(factor) => steps.take({ kind: 'give_time', number, time_factor: factor })}
        />
        <Button onClick={() => setIsRemoving(true)}>Remove</Button>
      </div>
      {isRemoving ? (
        <ConfirmDialog
          title="Remove this player?"
          confirmLabel="Remove"
          onConfirm={() => {
            steps.take({ kind: 'remove', number })
            onGone()
          }}
          onClose={() => setIsRemoving(false)}
        >
          <p>Their answers no longer count. They can join again unless the game is locked.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

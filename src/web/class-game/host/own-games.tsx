import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'

import type { ListedGame } from '#contract/class-game/calls.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call } from '#web/wire/api.ts'

const KEY = 'class-games'

const modeLabels: Readonly<Record<ListedGame['mode'], string>> = {
  together: 'Together',
  ownPace: 'Own pace',
  teams: 'Teams',
}

/** The games that the account hosts: go on with one, read its report, or delete it. */
export function OwnGames() {
  const client = useQueryClient()
  const [deleted, setDeleted] = useState<ListedGame | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [KEY],
    queryFn: () => call('list_class_games', {}),
    staleTime: 0,
  })

  async function remove(game: ListedGame) {
    setProblem(null)
    try {
      await call('delete_class_game', { game_id: game.game_id })
      await client.invalidateQueries({ queryKey: [KEY] })
    } catch (failure) {
      setProblem(sentenceFor(failure))
    }
  }

  return (
    <Panel title="Your Games" className="mt-6">
      {data === undefined ? (
        error === null ? (
          <p className="text-muted">Loading…</p>
        ) : (
          <>
            <p role="alert">{sentenceFor(error)}</p>
            <Button className="mt-3" onClick={() => void refetch()}>
              Try Again
            </Button>
          </>
        )
      ) : data.games.length === 0 ? (
        <p className="text-muted">You have not hosted a game yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.games.map((game) => (
            <li key={game.game_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-44">
                <p>{dateOf(game)}</p>
                <p className="text-sm text-muted">
                  {`${modeLabels[game.mode]}, ${game.questions} questions, ${game.players} players`}
                </p>
              </div>
              {game.pin === null ? null : (
                <Link to={`/host?game=${game.game_id}`} className={buttonClass('primary')}>
                  Go On
                </Link>
              )}
              <Link to={`/host?report=${game.game_id}`} className={buttonClass('secondary')}>
                Report
              </Link>
              <Button look="quiet" onClick={() => setDeleted(game)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-incorrect">
        {problem === null ? null : <span key={problem}>{problem}</span>}
      </p>
      {deleted === null ? null : (
        <ConfirmDialog
          title="Delete this game?"
          confirmLabel="Delete"
          onConfirm={() => void remove(deleted)}
          onClose={() => setDeleted(null)}
        >
          <p>Its players, their answers and its report are deleted for good.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function dateOf({ created_at }: ListedGame): string {
  return new Date(created_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

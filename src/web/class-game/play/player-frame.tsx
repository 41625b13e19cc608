import type { ReactNode } from 'react'

import { teamName } from '#web/class-game/screen/team-names.ts'
import { Button } from '#web/ui/button.tsx'

/** The frame of a player's game: the name, the points, the state of the connection, and a way out. */
export function PlayerFrame({
  name,
  team,
  points,
  isConnected,
  isPaused,
  isOver,
  onLeave,
  children,
}: {
  readonly name: string
  readonly team: number | null
  readonly points: number | null
  readonly isConnected: boolean
  readonly isPaused: boolean
  readonly isOver: boolean
  readonly onLeave: () => void
  readonly children: ReactNode
}) {
  return (
    <div
      data-playing={isOver ? undefined : 'game'}
      className="mx-auto min-h-[85dvh] w-full max-w-2xl pt-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow font-display wrap-anywhere">
          <bdi translate="no">{name}</bdi>
          {team === null ? null : (
            <span className="ml-2 rounded-full border border-line px-2 py-0.5 text-sm">
              {`Team ${teamName(team)}`}
            </span>
          )}
        </p>
        {points === null ? null : (
          <p key={points} className="tabular-nums">
            {`${points} points`}
          </p>
        )}
        <Button look="quiet" className="px-3 text-sm" onClick={onLeave}>
          Leave
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-accent">
        {isConnected ? (
          isPaused ? (
            <span key="paused">The game is paused.</span>
          ) : null
        ) : (
          <span key="lost">Connecting… Your seat is kept.</span>
        )}
      </p>
      {children}
    </div>
  )
}

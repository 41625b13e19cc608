import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { readPin } from '#web/class-game/client/join-game.ts'
import { openSeat } from '#web/class-game/client/player-wire.ts'
import { seatToShow, type StoredSeat, storedSeat } from '#web/class-game/client/stored-seat.ts'
import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { useStored } from '#web/store/use-stored.ts'
import { useFocusOf } from '#web/ui/focus/use-focus-of.ts'

import { JoinForm } from './join-form.tsx'
import { PlayerBoard } from './player-board.tsx'
import { PlayerEnd } from './player-end.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { PlayerLobby } from './player-lobby.tsx'

type Ending = 'removed' | 'gone'

/** The form to join, or the game of the seat that this browser has. */
export function PlayerScreen() {
  const kept = useStored(storedSeat)
  const isInBrowser = useInBrowserSoon()
  const [ending, setEnding] = useState<Ending | null>(null)
  const [search] = useSearchParams()
  const [openedAt] = useState(Date.now)
  const [hasJoined, setHasJoined] = useState(false)
  // A player may have joined with another PIN than that of the address.
  const asked = hasJoined ? '' : readPin(search.get('pin') ?? '')
  const seat = isInBrowser ? seatToShow(kept, asked, openedAt) : null
  useFocusOf(seat === null ? 'join' : 'game')
  if (kept === null || seat === null) {
    return (
      <JoinForm
        ending={ending}
        onJoin={() => {
          setEnding(null)
          setHasJoined(true)
        }}
      />
    )
  }
  return (
    <SeatScreen
      key={seat}
      kept={kept}
      seat={seat}
      onOver={(why) => {
        setEnding(why)
        storedSeat.clear()
      }}
    />
  )
}

function SeatScreen({
  kept,
  seat,
  onOver,
}: {
  readonly kept: StoredSeat
  readonly seat: string
  readonly onOver: (why: Ending | null) => void
}) {
  const client = useMemo(() => openSeat(seat), [seat])
  const state = useSyncExternalStore(client.subscribe, client.get)
  const { game, over } = state
  useConcentration(true)
  useEffect(() => {
    globalThis.addEventListener('online', client.hurry)
    return () => {
      globalThis.removeEventListener('online', client.hurry)
      client.close()
    }
  }, [client])
  useEffect(() => {
    if (over !== null) onOver(over)
  }, [over, onOver])
  const phase = game?.view.phase.kind ?? 'loading'
  useFocusOf(phase)
  const leave = () => onOver(null)
  return (
    <PlayerFrame
      name={game?.view.name ?? kept.name}
      team={game?.view.team ?? null}
      points={game?.view.score.points ?? null}
      isConnected={state.isConnected}
      isPaused={game?.view.isPaused === true}
      isOver={phase === 'ended'}
      onLeave={leave}
    >
      {game === null ? (
        <p className="mt-6 text-muted">{`Joining the game ${kept.pin}…`}</p>
      ) : game.view.phase.kind === 'lobby' ? (
        <PlayerLobby name={game.view.name} team={game.view.team} />
      ) : game.view.phase.kind === 'ended' ? (
        <PlayerEnd view={game.view} last={state.last} onLeave={leave} />
      ) : (
        <PlayerBoard client={client} state={state} game={game} />
      )}
    </PlayerFrame>
  )
}

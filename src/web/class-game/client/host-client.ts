import { GAME_FORMAT, type HostGame } from '#contract/class-game/messages.ts'
import type { ServerMessage } from '#contract/live.ts'
import { clockAfter, type ServerClock, serverTimeAt } from '#web/match/client/server-clock.ts'
import { createHolder } from '#web/store/holder.ts'
import type { LiveLine } from '#web/wire/live-connection.ts'

/** The state of a game on a host's page. */
export type HostState = {
  readonly isConnected: boolean
  /** Null until the server has sent it. */
  readonly game: HostGame | null
  /** Whether the account hosts no such game, or it was deleted. */
  readonly isMissing: boolean
}

/** Follows a game of the signed-in host. */
export type HostClient = {
  readonly get: () => HostState
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The server's time in milliseconds since 1970; 0 before it is known. */
  readonly serverNow: () => number
  readonly close: () => void
}

type Parts = {
  readonly gameId: string
  readonly line: Pick<LiveLine, 'follow' | 'isConnected' | 'send' | 'subscribe' | 'need'>
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number
}

/** Follows a game over the live line of the account, and asks again after each new connection. */
export function openHostClient({ gameId, line, now }: Parts): HostClient {
  const state = createHolder<HostState>({
    isConnected: line.isConnected(),
    game: null,
    isMissing: false,
  })
  let clock: ServerClock | null = null
  line.need(true)
  const stopFollowing = line.follow(hear)
  const stopWatching = line.subscribe(() => {
    if (line.isConnected() === state.get().isConnected) return
    show({ isConnected: line.isConnected() })
    if (state.get().isConnected) ask(true)
  })
  if (state.get().isConnected) ask(true)

  return {
    get: state.get,
    subscribe: state.subscribe,
    serverNow: () => (clock === null ? 0 : serverTimeAt(clock, now())),
    close() {
      ask(false)
      line.need(false)
      stopFollowing()
      stopWatching()
    },
  }

  function ask(on: boolean): void {
    line.send({ type: 'watch_game', gameId, format: GAME_FORMAT, on })
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'game_over') return show({ isMissing: true })
    if (message.type === 'game_rejected') {
      if (message.what === 'watch_game') show({ isMissing: message.reason === 'notYours' })
      return
    }
    if (message.type !== 'game_host' && message.type !== 'game_counts') return
    if (message.gameId !== gameId) return
    clock = clockAfter(clock, { serverTime: message.serverTime, receivedAt: now() })
    const { game } = state.get()
    if (message.type === 'game_host') return show({ game: message, isMissing: false })
    if (game === null) return
    show({ game: { ...game, view: { ...game.view, counts: message.counts } } })
  }

  function show(next: Partial<HostState>): void {
    state.set({ ...state.get(), ...next })
  }
}

import type { PlayerGame } from '#contract/class-game/messages.ts'
import type { ServerMessage } from '#contract/live.ts'
import { clockAfter, type ServerClock, serverTimeAt } from '#web/match/client/server-clock.ts'
import { createHolder } from '#web/store/holder.ts'
import { type LiveParts, openLiveSocket } from '#web/wire/live-socket.ts'

/** How soon an answer that is not on record is sent again. */
const RESEND_MS = 2000

/** An answer to a question of a race with its verdict. */
export type LastAnswer = {
  readonly marked: NonNullable<Extract<PlayerPhase, { readonly kind: 'race' }>['last']>
  readonly shown: NonNullable<PlayerGame['before']>
}

type PlayerPhase = PlayerGame['view']['phase']

/** The state of the game on a player's page. */
export type PlayerState = {
  readonly isConnected: boolean
  /** Null until the server has sent it. */
  readonly game: PlayerGame | null
  /** The own answer that came last in a race, which its end still shows; null where there is none. */
  readonly last: LastAnswer | null
  /** The answer that the server does not have on record yet. */
  readonly pending: { readonly question: number; readonly choice: number } | null
  /** Why the game is over for this player; null while it is not. */
  readonly over: 'removed' | 'gone' | null
}

/** Holds the game of a player and exchanges messages about it with the server. */
export type PlayerClient = {
  readonly get: () => PlayerState
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The server's time in milliseconds since 1970; 0 before it is known. */
  readonly serverNow: () => number
  /** Answers the open question. The first choice stays. */
  readonly choose: (option: number) => void
  readonly hurry: () => void
  readonly close: () => void
}

type Parts = {
  readonly open: LiveParts['open']
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number
}

/** Opens the connection of a player, and keeps it open until it is closed or the game is over. */
export function openPlayerClient({ open, now }: Parts): PlayerClient {
  const state = createHolder<PlayerState>({
    isConnected: false,
    game: null,
    last: null,
    pending: null,
    over: null,
  })
  let clock: ServerClock | null = null
  const socket = openLiveSocket({
    open,
    onMessage: hear,
    onLost: () => show({ isConnected: false }),
    onRefused: () => {},
    onSessionEnded: () => end('gone'),
    isUrgent: () => true,
    now,
  })
  const resending = setInterval(sendPending, RESEND_MS)

  return {
    get: state.get,
    subscribe: state.subscribe,
    serverNow: () => (clock === null ? 0 : serverTimeAt(clock, now())),
    choose(option) {
      const { game, pending, over } = state.get()
      const question = openQuestion(game)
      if (question === null || pending !== null || over !== null) return
      show({ pending: { question, choice: option } })
      sendPending()
    },
    hurry: socket.hurry,
    close,
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        show({ isConnected: true })
        socket.send({ type: 'ping', t: now() })
        return sendPending()
      case 'pong':
        clock = clockAfter(clock, {
          serverTime: message.serverTime,
          receivedAt: now(),
          sentAt: message.t,
        })
        return show({})
      case 'game':
        clock = clockAfter(clock, { serverTime: message.serverTime, receivedAt: now() })
        return show({
          game: message,
          last: lastAnswer(message) ?? (isEnd(message) ? state.get().last : null),
          pending: isOnRecord(message) ? null : state.get().pending,
        })
      case 'game_over':
        return end(message.reason)
      case 'game_rejected':
        if (message.reason !== 'unavailable') show({ pending: null })
        return
      case 'slow_down':
      case 'changed':
      case 'idle':
      case 'searching':
      case 'match':
      case 'match_hint':
      case 'rejected':
      case 'game_host':
      case 'game_counts':
    }
  }

  /** Whether the answer that waits no longer needs to be sent. */
  function isOnRecord(game: PlayerGame): boolean {
    return state.get().pending?.question !== openQuestion(game)
  }

  function sendPending(): void {
    const { pending, isConnected } = state.get()
    if (pending !== null && isConnected) socket.send({ type: 'game_answer', ...pending })
  }

  function end(over: 'removed' | 'gone'): void {
    show({ over, pending: null })
    close()
  }

  function close(): void {
    clearInterval(resending)
    socket.stop()
  }

  function show(next: Partial<PlayerState>): void {
    state.set({ ...state.get(), ...next })
  }
}

/** Returns the number of the question that the player may answer now; null when there is none. */
export function openQuestion(game: PlayerGame | null): number | null {
  if (game === null || game.view.isPaused) return null
  const { phase } = game.view
  if (phase.kind === 'question') return phase.choice === null ? phase.question : null
  return phase.kind === 'race' ? phase.question : null
}

function lastAnswer({ view: { phase }, before }: PlayerGame): LastAnswer | null {
  if (phase.kind !== 'race' || phase.last === null || before === null) return null
  return { marked: phase.last, shown: before }
}

function isEnd({ view }: PlayerGame): boolean {
  return view.phase.kind === 'ended'
}

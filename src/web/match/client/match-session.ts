import type { MatchMessage } from '#contract/match.ts'
import type { Sight } from '#web/ui/focus/visibility.ts'
import type { LiveLine } from '#web/wire/live-connection.ts'

import {
  type DuelEvent,
  type DuelState,
  endOf,
  isRunning,
  matchOf,
  start,
  stepped,
} from './match-state.ts'
import { type Moment, momentsBetween } from './moments.ts'
import { owed, patience } from './outgoing.ts'
import { serverTimeAt } from './server-clock.ts'

type Parts = {
  readonly line: LiveLine
  readonly sight: Sight
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number
  readonly onMoment: (moment: Moment) => void
  /** A match of this page has just ended; the symbols are of the elements it has seen. */
  readonly onFinished: (match: MatchMessage, elements: readonly string[]) => void
  /** A match that was on ended while this page, or the one before it, heard nothing of it. */
  readonly onEndedAway: (matchId: string) => void
  /** The player has looked at the end of a match, or does not want to. */
  readonly onSeen: (matchId: string) => void
  /** The questions of a match are being asked. */
  readonly onPlaying: (matchId: string) => void
  /** The match that was on when this browser was last here; null for none. */
  readonly leftBehind: string | null
}

/** Where a page keeps its match, and talks about it with the server. */
export type DuelDesk = {
  readonly get: () => DuelState
  /** Calls back after every change. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** The time of the server, in milliseconds since 1970; 0 before it is known. */
  readonly serverNow: () => number
  /** A screen of the match is shown. Gives the way to say that it is gone. */
  readonly watch: () => () => void
  /** Looks for an opponent; a match that is on goes on. */
  readonly find: () => void
  readonly cancel: () => void
  /** The search goes on while the player is elsewhere. */
  readonly practiceMeanwhile: () => void
  /** The end of a match is known well enough. */
  readonly dismiss: () => void
  readonly choose: (option: number) => void
  readonly close: () => void
}

/** Opens the desk on a line that may have been connected for long. It closes with the line. */
export function openDuelDesk(parts: Parts): DuelDesk {
  const { line, sight, now, onMoment, onFinished, onEndedAway, onSeen, onPlaying } = parts
  const listeners = new Set<() => void>()
  let state: DuelState = { ...start, leftBehind: parts.leftBehind }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function step(event: DuelEvent) {
    if (isClosed) return
    const before = state
    state = stepped(before, event)
    for (const message of owed(before, state, event, now())) line.send(message)
    rearm()
    if (state === before) return
    line.need(state.isWatched || state.isSeeking)
    for (const listener of listeners) listener()
    for (const moment of momentsBetween(before, state)) onMoment(moment)
    const match = finishedMatch(state)
    if (match !== null && match.matchId !== finishedMatch(before)?.matchId) {
      onFinished(match, state.elements)
    }
    const playing = runningMatch(state)
    if (playing !== null && playing !== runningMatch(before)) onPlaying(playing)
    const seen = seenEnd(before, state, event)
    if (seen !== null) onSeen(seen)
    const { endedAway } = state
    if (endedAway !== null && endedAway !== before.endedAway) onEndedAway(endedAway)
  }

  function rearm() {
    clearTimeout(timer)
    const milliseconds = patience(state, now())
    if (milliseconds !== null) timer = setTimeout(wait, milliseconds)
  }

  function wait() {
    step({ kind: 'waited' })
    if (state.silence > 1 || state.kept !== null) line.probe()
  }

  function followConnection() {
    if (line.isConnected() === state.isConnected) return
    step({ kind: line.isConnected() ? 'connected' : 'lost' })
  }

  function followSight() {
    if (sight.isVisible() !== state.isVisible) {
      step({ kind: sight.isVisible() ? 'shown' : 'hidden' })
    }
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    line.need(false)
    stopListening()
    stopWatching()
    stopLooking()
  }

  const stopListening = line.follow((message) => step({ kind: 'heard', message, at: now() }))
  const stopWatching = line.subscribe(followConnection)
  const stopLooking = sight.subscribe(followSight)
  line.whenClosed(close)
  followSight()
  followConnection()

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    serverNow: () => (state.clock === null ? 0 : serverTimeAt(state.clock, now())),
    watch() {
      step({ kind: 'entered' })
      return () => step({ kind: 'left' })
    },
    find: () => step({ kind: 'sought' }),
    cancel: () => step({ kind: 'calledOff' }),
    practiceMeanwhile: () => step({ kind: 'practiced' }),
    dismiss: () => step({ kind: 'dismissed' }),
    choose: (choice) => step({ kind: 'chose', choice }),
    close,
  }
}

function seenEnd(before: DuelState, after: DuelState, event: DuelEvent): string | null {
  if (event.kind === 'dismissed') return endOf(before)
  return after.isWatched ? endOf(after) : null
}

function runningMatch(state: DuelState): string | null {
  const match = matchOf(state)
  return match !== null && isRunning(match) ? match.matchId : null
}

function finishedMatch(state: DuelState): MatchMessage | null {
  const match = matchOf(state)
  return match?.view.phase.kind === 'finished' ? match : null
}

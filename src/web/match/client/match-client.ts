import type { MatchMessage } from '#contract/match.ts'
import type { OpponentLevel } from '#match/practice-opponent.ts'
import { createListeners } from '#web/store/holder.ts'
import type { Sight } from '#web/ui/focus/visibility.ts'
import type { LiveLine } from '#web/wire/live-connection.ts'

import {
  answerOf,
  initialState,
  isRunning,
  isWanted,
  matchOf,
  type MatchState,
  type MatchStatus,
  unseenEnd,
} from './match-state.ts'
import { type Moment, momentsBetween } from './moments.ts'
import { messagesToSend, nextCheckIn } from './outgoing.ts'
import { type MatchEvent, reduce } from './reduce.ts'
import { serverTimeAt } from './server-clock.ts'

type Parts = Reports & {
  readonly line: LiveLine
  readonly sight: Sight
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number
  /** The match that was being played when this browser was last here; null for none. */
  readonly leftBehind: string | null
}

type Reports = {
  readonly onMoment: (moment: Moment) => void
  /** A match of this page has just ended. The symbols are of the elements that the page has seen. */
  readonly onFinished: (match: MatchMessage, elements: readonly string[]) => void
  /** A match ended while neither this page nor the previous one was listening. */
  readonly onEndedAway: (matchId: string) => void
  /** The player has seen the end of a match, or does not want to see it. */
  readonly onSeen: (matchId: string) => void
  /** The questions of a match are being asked. */
  readonly onPlaying: (matchId: string) => void
}

/** Holds a page's match and exchanges messages about it with the server. */
export type MatchClient = {
  readonly get: () => MatchState
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The server's time in milliseconds since 1970; 0 before it is known. */
  readonly serverNow: () => number
  /** Notes that a screen of the match is shown. Returns a function that notes that it is gone. */
  readonly watch: () => () => void
  /**
   * Looks for an opponent, or waits for the friend of an invitation. A match that is being played goes on.
   * @param invitation the code of the invitation
   */
  readonly find: (invitation?: string | null) => void
  readonly cancel: () => void
  /** Asks for a practice opponent of a level, while the search goes on. */
  readonly playPractice: (level: OpponentLevel) => void
  /** Keeps the search going while the player is on another screen. */
  readonly practiceWhileWaiting: () => void
  /** Marks the end of a match as seen. */
  readonly dismiss: () => void
  readonly choose: (option: number) => void
  readonly close: () => void
}

/** Opens a client on a line that may already be connected. It closes with the line. */
export function openMatchClient(parts: Parts): MatchClient {
  const { line, sight, now } = parts
  const { announce, subscribe } = createListeners()
  let state = initialState(parts.leftBehind)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function step(event: MatchEvent) {
    if (isClosed) return
    const before = state
    state = reduce(before, event)
    for (const message of messagesToSend(before, state, event, now())) line.send(message)
    rearm()
    if (state === before) return
    line.need(state.page.isWatched || isWanted(state))
    announce()
    report(parts, before, state, event)
  }

  function rearm() {
    clearTimeout(timer)
    const milliseconds = nextCheckIn(state, now())
    if (milliseconds !== null) timer = setTimeout(wait, milliseconds)
  }

  function wait() {
    step({ kind: 'waited' })
    const isSilent = state.line.kind === 'connected' && state.line.silence > 1
    if (isSilent || answerOf(state) !== null) line.probe()
  }

  function followConnection() {
    const isConnected = line.isConnected()
    if (isConnected === (state.line.kind === 'connected')) return
    step({ kind: isConnected ? 'connected' : 'lost' })
  }

  function followSight() {
    const isVisible = sight.isVisible()
    if (isVisible !== state.page.isVisible) step({ kind: isVisible ? 'shown' : 'hidden' })
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
    subscribe,
    serverNow: () => (state.clock === null ? 0 : serverTimeAt(state.clock, now())),
    close,
    ...actionsOf(step),
  }
}

type Actions = Omit<MatchClient, 'get' | 'subscribe' | 'serverNow' | 'close'>

function actionsOf(step: (event: MatchEvent) => void): Actions {
  return {
    watch() {
      step({ kind: 'entered' })
      return () => step({ kind: 'left' })
    },
    find: (invitation = null) => step({ kind: 'searched', invitation }),
    cancel: () => step({ kind: 'cancelled' }),
    playPractice: (level) => step({ kind: 'challenged', level }),
    practiceWhileWaiting: () => step({ kind: 'practiced' }),
    dismiss: () => step({ kind: 'dismissed' }),
    choose: (choice) => step({ kind: 'chose', choice }),
  }
}

function report(on: Reports, before: MatchState, after: MatchState, event: MatchEvent) {
  for (const moment of momentsBetween(before, after)) on.onMoment(moment)
  const finished = finishedIn(after)
  if (finished !== null && finished.match.matchId !== finishedIn(before)?.match.matchId) {
    on.onFinished(finished.match, finished.elements)
  }
  const playing = runningIn(after)
  if (playing !== null && playing !== runningIn(before)) on.onPlaying(playing)
  const seen = seenEnd(before, after, event)
  if (seen !== null) on.onSeen(seen)
  const { endedAway } = after.past
  if (endedAway !== null && endedAway !== before.past.endedAway) on.onEndedAway(endedAway)
}

function seenEnd(before: MatchState, after: MatchState, event: MatchEvent): string | null {
  if (event.kind === 'dismissed') return unseenEnd(before)
  return after.page.isWatched ? unseenEnd(after) : null
}

function runningIn(state: MatchState): string | null {
  const match = matchOf(state)
  return match !== null && isRunning(match) ? match.matchId : null
}

function finishedIn({ status }: MatchState): MatchStatus | null {
  return status.kind === 'match' && status.match.view.phase.kind === 'finished' ? status : null
}

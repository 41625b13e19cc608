import type { ServerMessage } from '#contract/live.ts'
import { type KnownMatch, type MatchMessage, receive } from '#contract/match.ts'

import type { Journal } from './match-audit.ts'
import { type Acknowledgement, type AnswerParts, createRobotAnswers } from './robot-answers.ts'
import { startJournal } from './robot-journal.ts'
import { type LineParts, openRobotLine, type Outage } from './robot-line.ts'

/**
 * A player that is a program: it connects again when its line is lost or silent, sends again what
 * was not acknowledged, and records every message. All moments are those of `performance.now`.
 */
export type Robot = {
  readonly userId: string
  readonly journal: () => Journal
  /** Promises that the server has broken before this player's eyes. */
  readonly broken: readonly string[]
  readonly acknowledgements: readonly Acknowledgement[]
  readonly outages: readonly Outage[]
  readonly known: () => KnownMatch
  /** Settles when the state of the robot fulfills a condition. */
  readonly until: (isFulfilled: (known: KnownMatch) => boolean) => Promise<void>
  /** Asks for its state, and settles with the moment of the reply. */
  readonly ask: () => Promise<number>
  /** Matches that it has played and knows to be over. */
  readonly over: ReadonlySet<string>
  /** From now on it wants a match: one, or one after the other. */
  readonly seek: (howMany: 'one' | 'many') => void
  readonly rest: () => void
  /** Does not answer until it is let go on. */
  readonly hold: () => void
  readonly goOn: () => void
  readonly close: () => void
}

export type RobotParts = LineParts & AnswerParts & { readonly userId: string }

const TICK_MS = 50
/** The time after which an unacknowledged message is sent again. */
const AGAIN_MS = 300
/** So long nothing new of the match is no reason to ask. */
const NEWS_MS = 1000
/** Connects a robot that wants nothing yet. */
export function startRobot(parts: RobotParts): Robot {
  const journal = startJournal(parts.userId)
  const line = openRobotLine(parts, hear)
  const answers = createRobotAnswers(parts, line, journal, isAsked)
  const waiting = new Set<() => void>()
  let known: KnownMatch = null
  let seeking: 'none' | 'one' | 'many' = 'none'
  let isAsking = false
  let isClosed = false
  let newsAt = performance.now()
  const ticking = setInterval(tick, TICK_MS)

  return {
    userId: parts.userId,
    broken: journal.broken,
    acknowledgements: answers.acknowledgements,
    outages: line.outages,
    over: journal.over,
    journal: journal.soFar,
    known: () => known,
    until: (isFulfilled) => until(() => isFulfilled(known)),
    async ask() {
      const asked = performance.now()
      isAsking = true
      line.send({ type: 'resume' })
      await until(() => newsAt > asked)
      isAsking = false
      return newsAt
    },
    seek(howMany) {
      seeking = howMany
      line.send({ type: 'find_match' })
    },
    rest() {
      seeking = 'none'
      if (known?.type === 'searching') line.send({ type: 'cancel_search' })
    },
    hold: () => answers.hold(true),
    goOn() {
      answers.hold(false)
      act()
    },
    close() {
      isClosed = true
      clearInterval(ticking)
      line.close()
    },
  }

  function until(isOver: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      function check(): void {
        if (!isOver()) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        return line.send({ type: 'resume' })
      case 'pong':
      case 'slow_down':
      case 'changed':
      case 'game':
      case 'game_over':
      case 'game_host':
      case 'game_counts':
      case 'game_rejected':
        return
      case 'rejected':
        if (message.what === 'answer' && message.reason !== 'unavailable') answers.drop()
        return
      case 'match':
        journal.noteSnapshot(message).forEach(answers.acknowledge)
        break
      case 'idle':
      case 'searching':
        answers.drop()
        if (known?.type !== 'match' || !isRunning(known)) break
        // It ended while this player was away.
        journal.noteOver(known.matchId)
        if (seeking === 'one') seeking = 'none'
        break
      case 'match_hint':
    }
    newsAt = line.heardAt()
    line.served()
    known = receive(known, message)
    act()
    for (const check of waiting) check()
  }

  /** Does the next step of the match or the search. */
  function act(): void {
    const isUnattended = known?.type === 'searching' && known.isUnattended === true
    if ((known?.type === 'idle' || isUnattended) && seeking !== 'none') {
      return line.send({ type: 'find_match' })
    }
    if (known?.type !== 'match') return
    const { matchId, view } = known
    const { phase } = view
    switch (phase.kind) {
      case 'starting':
        if (!phase.isConfirmed) line.send({ type: 'ready', matchId })
        return
      case 'open':
        return answers.read(matchId, phase.question)
      case 'finished':
        if (seeking === 'one') seeking = 'none'
        if (seeking === 'many') line.send({ type: 'find_match' })
        return
      case 'cancelled':
        if (seeking !== 'none' && !phase.isReady) line.send({ type: 'find_match' })
        return
      case 'reveal':
      case 'waiting':
    }
  }

  function isAsked(matchId: string, question: number): boolean {
    if (isClosed || known?.type !== 'match' || known.matchId !== matchId) return false
    const { phase } = known.view
    return phase.kind === 'open' && phase.question === question
  }

  /** Makes up for messages that were lost on the way. */
  function tick(): void {
    if (!line.check()) return
    const now = performance.now()
    if (now - line.sentAt() < AGAIN_MS) return
    if (answers.sendAgain()) return
    if (!isAsking && (now - newsAt < NEWS_MS || now - line.sentAt() < NEWS_MS)) return
    act()
    line.send({ type: 'resume' })
  }
}

function isRunning({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'open' || kind === 'reveal' || kind === 'waiting'
}

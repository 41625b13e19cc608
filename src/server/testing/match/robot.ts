import type { ServerMessage } from '#contract/live.ts'
import {
  type KnownMatch,
  type MatchClientMessage,
  type MatchMessage,
  receive,
} from '#contract/match.ts'

import { type Journal, sentAs, type ToldAnswer } from './match-audit.ts'
import { type PlayerPage, openPlayerPage } from './player-page.ts'

/** An acknowledged answer, and the time until its acknowledgment. */
export type Acknowledgement = { readonly at: number; readonly waited: number }

/** A line that was lost, and is back once the player has heard of the match or the search again. */
export type Outage = { readonly lostAt: number; servedAt: number | null }

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

export type RobotParts = {
  readonly port: number
  readonly origin: string
  readonly cookies: ReadonlyMap<string, string>
  readonly userId: string
  /** A number from 0 to 1, without 1. */
  readonly random: () => number
  /** Milliseconds until it has read a question. */
  readonly think: () => number
}

type Kept = {
  readonly matchId: string
  readonly question: number
  readonly choice: number
  readonly firstSentAt: number
}

const TICK_MS = 50
/** The time after which an unacknowledged message is sent again. */
const AGAIN_MS = 300
/** So long it trusts a line on which nothing comes, and one that is not greeted yet; it asks before. */
const SILENT_MS = 1500
const UNGREETED_MS = 5000
const ASK_MS = 500
/** So long nothing new of the match is no reason to ask. */
const NEWS_MS = 1000
/** Waits between attempts to connect: the first, and the longest after doubling. */
const RETRY_MS = 20
const RETRY_MOST_MS = 320
/** Answers that are sent once more, with another choice, although they are on record. */
const REPEATED = 0.05

/** Connects a robot that wants nothing yet. */
export function startRobot(parts: RobotParts): Robot {
  const { random, think } = parts
  const sent = new Set<string>()
  const told = new Map<string, ToldAnswer>()
  const ends = new Map<string, Journal['ends'][number]>()
  const over = new Set<string>()
  const broken: string[] = []
  const acknowledgements: Acknowledgement[] = []
  const outages: Outage[] = []
  const waiting = new Set<() => void>()
  let page: PlayerPage
  let known: KnownMatch = null
  let kept: Kept | null = null
  let thinking: string | null = null
  let seeking: 'none' | 'one' | 'many' = 'none'
  let isAsking = false
  let isGreeted = false
  let isHeld = false
  let isClosed = false
  let retryMs = RETRY_MS
  let heardAt = performance.now()
  let newsAt = heardAt
  let sentAt = -Infinity
  let pingedAt = -Infinity
  connect()
  const ticking = setInterval(tick, TICK_MS)

  return {
    userId: parts.userId,
    broken,
    acknowledgements,
    outages,
    over,
    journal: () => ({
      userId: parts.userId,
      sent,
      told: [...told.values()],
      ends: [...ends.values()],
    }),
    known: () => known,
    until: (isFulfilled) => until(() => isFulfilled(known)),
    async ask() {
      const asked = performance.now()
      isAsking = true
      send({ type: 'resume' })
      await until(() => newsAt > asked)
      isAsking = false
      return newsAt
    },
    seek(howMany) {
      seeking = howMany
      send({ type: 'find_match' })
    },
    rest() {
      seeking = 'none'
      if (known?.type === 'searching') send({ type: 'cancel_search' })
    },
    hold: () => void (isHeld = true),
    goOn() {
      isHeld = false
      act()
    },
    close() {
      isClosed = true
      clearInterval(ticking)
      page.socket.terminate()
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

  function connect(): void {
    const mine = openPlayerPage(parts.port, parts.cookies, parts.origin)
    page = mine
    isGreeted = false
    heardAt = performance.now()
    mine.onFrame(() => {
      const message = mine.messages.at(-1)
      if (page === mine && message !== undefined) hear(message)
    })
    mine.socket.on('close', () => {
      if (isClosed || page !== mine) return
      if (outages.at(-1)?.servedAt !== null) {
        outages.push({ lostAt: performance.now(), servedAt: null })
      }
      setTimeout(() => isClosed || connect(), retryMs)
      retryMs = Math.min(2 * retryMs, RETRY_MOST_MS)
    })
  }

  function send(message: MatchClientMessage): void {
    if (page.socket.readyState !== page.socket.OPEN) return
    sentAt = performance.now()
    page.send(message)
  }

  function hear(message: ServerMessage): void {
    heardAt = performance.now()
    switch (message.type) {
      case 'hello':
        retryMs = RETRY_MS
        isGreeted = true
        return send({ type: 'resume' })
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
        if (message.what === 'answer' && message.reason !== 'unavailable') kept = null
        return
      case 'match':
        look(message)
        break
      case 'idle':
      case 'searching':
        kept = null
        if (known?.type !== 'match' || !isRunning(known)) break
        // It ended while this player was away.
        over.add(known.matchId)
        if (seeking === 'one') seeking = 'none'
        break
      case 'match_hint':
    }
    newsAt = heardAt
    const outage = outages.at(-1)
    if (outage?.servedAt === null) outage.servedAt = heardAt
    known = receive(known, message)
    act()
    for (const check of waiting) check()
  }

  /** Notes the content of a snapshot, and whether it breaks a promise. */
  function look({ matchId, serverTime, view, shown, xp }: MatchMessage): void {
    const { phase, answers } = view
    for (const { question, choice, milliseconds } of answers) {
      note({ matchId, question, choice, milliseconds })
    }
    if (phase.kind === 'open') {
      const isRight = shown?.question === phase.question && shown.lesson === null
      if (!isRight || serverTime < phase.opensAt) broken.push(`I18 ${matchId} ${phase.question}`)
    } else if (shown !== null && shown.question >= answers.length) {
      broken.push(`I18 ${matchId} shows ${shown.question} of ${answers.length}`)
    }
    if (phase.kind !== 'finished') return
    const end = { matchId, result: phase.result, xp }
    const first = ends.get(matchId) ?? end
    if (JSON.stringify(first) !== JSON.stringify(end)) broken.push(`I20 ${matchId} ended twice`)
    ends.set(matchId, end)
    over.add(matchId)
  }

  function note(answer: ToldAnswer): void {
    const place = `${answer.matchId} ${answer.question}`
    const first = told.get(place)
    if (first !== undefined) {
      if (JSON.stringify(first) !== JSON.stringify(answer)) broken.push(`I16 changed: ${place}`)
      return
    }
    told.set(place, answer)
    if (kept === null || kept.matchId !== answer.matchId || kept.question !== answer.question)
      return
    const at = performance.now()
    acknowledgements.push({ at, waited: at - kept.firstSentAt })
    const { matchId, question, choice } = kept
    kept = null
    if (random() < REPEATED) {
      send({ type: 'answer', matchId, question, choice: (choice + 1) % 4 })
    }
  }

  /** Does the next step of the match or the search. */
  function act(): void {
    const isUnattended = known?.type === 'searching' && known.isUnattended === true
    if ((known?.type === 'idle' || isUnattended) && seeking !== 'none') {
      return send({ type: 'find_match' })
    }
    if (known?.type !== 'match') return
    const { matchId, view } = known
    const { phase } = view
    switch (phase.kind) {
      case 'starting':
        if (!phase.isConfirmed) send({ type: 'ready', matchId })
        return
      case 'open':
        return read(matchId, phase.question)
      case 'finished':
        if (seeking === 'one') seeking = 'none'
        if (seeking === 'many') send({ type: 'find_match' })
        return
      case 'cancelled':
        if (seeking !== 'none' && !phase.isReady) send({ type: 'find_match' })
        return
      case 'reveal':
      case 'waiting':
    }
  }

  function read(matchId: string, question: number): void {
    const place = `${matchId} ${question}`
    if (isHeld || kept !== null || thinking === place) return
    thinking = place
    setTimeout(() => {
      if (thinking === place) thinking = null
      if (isClosed || kept !== null || !isOpen(matchId, question)) return
      const choice = Math.floor(random() * 4)
      kept = { matchId, question, choice, firstSentAt: performance.now() }
      sendAnswer(kept)
    }, think())
  }

  function sendAnswer({ matchId, question, choice }: Kept): void {
    if (page.socket.readyState !== page.socket.OPEN) return
    sent.add(sentAs(matchId, question, choice))
    send({ type: 'answer', matchId, question, choice })
  }

  function isOpen(matchId: string, question: number): boolean {
    if (known?.type !== 'match' || known.matchId !== matchId) return false
    const { phase } = known.view
    return phase.kind === 'open' && phase.question === question
  }

  /** Makes up for messages that were lost on the way. */
  function tick(): void {
    const now = performance.now()
    if (now - heardAt > (isGreeted ? SILENT_MS : UNGREETED_MS)) {
      heardAt = now
      return page.socket.terminate()
    }
    if (page.socket.readyState !== page.socket.OPEN) return
    if (now - heardAt > ASK_MS && now - pingedAt > ASK_MS) {
      pingedAt = now
      page.socket.send(JSON.stringify({ type: 'ping', t: now }))
    }
    if (now - sentAt < AGAIN_MS) return
    if (kept !== null) return sendAnswer(kept)
    if (!isAsking && (now - newsAt < NEWS_MS || now - sentAt < NEWS_MS)) return
    act()
    send({ type: 'resume' })
  }
}

function isRunning({ view }: MatchMessage): boolean {
  const { kind } = view.phase
  return kind === 'open' || kind === 'reveal' || kind === 'waiting'
}

import { LIVE_PATH, type ServerMessage } from '#contract/live.ts'
import type { MatchClientMessage, MatchMessage } from '#contract/match.ts'

import { type LightSocket, openLight } from './socket.ts'
import type { Tally } from './tally.ts'

/** The state that all players share. */
export type Ring = {
  readonly tally: Tally
  /** The time to think, in milliseconds of the wall clock. */
  readonly thinkingMs: () => number
  /** Called when a player sees a new match for the first time. */
  readonly onPaired: () => void
  /** Called when the first question of a player has opened, and when the match is over. */
  readonly onPlaying: (isPlaying: boolean) => void
  /** Whether players search again after a match. */
  isOpen: boolean
}

/** A page as light as it can be, so that many fit beside the server on one machine. */
export type Player = {
  readonly socket: LightSocket
  readonly search: () => void
}

/** How long players stay away from whom no match could be made, at the least. */
const BREATH_MS = 1000

/** The answers of a match, each at the place of its seat and question. */
type Play = {
  /** When each was sent; 0 for one that was not. */
  readonly sentAt: Float64Array
  /** Answers that the server acknowledged to their player. */
  readonly acknowledged: Uint8Array
}

const QUESTIONS = 10

/** The matches of this player, for hints about the opponent's answers. */
const plays = new Map<string, Play>()

/** Opens the page of an account and waits for its greeting. */
export function openPlayer(port: number, cookie: string, ring: Ring): Promise<Player> {
  const { tally } = ring
  let matchId = ''
  let play = newPlay()
  let seat = 0
  let thoughtOf = -1
  let told = 0
  let toldOfOther = 0
  let isConfirming = false
  let isOver = false
  let isPlaying = false
  const { promise, resolve, reject } = Promise.withResolvers<Player>()
  let socket: LightSocket | null = null
  const headers = {
    cookie,
    origin: `http://localhost:${port}`,
    'x-forwarded-for': newNetwork(),
  }
  openLight(
    { port, path: LIVE_PATH, headers },
    {
      onOpen: (opened) => (socket = opened),
      onText: hearText,
      onClose(code) {
        reject(new Error(`The socket was closed with ${code}.`))
        if (code !== 0 && code !== 1005 && code !== 1000) count(`closed with ${code}`)
      },
    },
  )
  return promise

  function search(): void {
    send({ type: 'find_match' })
  }

  function send(message: MatchClientMessage): void {
    if (socket?.isOpen()) socket.send(JSON.stringify(message))
  }

  function hearText(text: string): void {
    const message = read(text)
    if (message.type === 'match') hear(message)
    else if (message.type === 'match_hint' && message.matchId === matchId) {
      noteOther(message.everybody)
    } else if (message.type === 'rejected') refuse(message.what, message.reason)
    else if (message.type === 'slow_down') count('slow_down')
    else if (message.type === 'hello' && socket !== null) resolve({ socket, search })
  }

  function hear({ matchId: id, view }: MatchMessage): void {
    if (id !== matchId) begin(id, view.seat)
    noteOwn(view)
    noteOther(view.everybody)
    const { phase } = view
    if (phase.kind === 'starting' && !phase.isConfirmed && !isConfirming) {
      isConfirming = true
      send({ type: 'ready', matchId })
    }
    if (phase.kind === 'open' && phase.question > thoughtOf) {
      if (thoughtOf === -1) notePlaying(true)
      think(phase.question)
    }
    if (phase.kind === 'finished' || phase.kind === 'cancelled') end(phase.kind)
  }

  function begin(id: string, ownSeat: number): void {
    plays.delete(matchId)
    matchId = id
    play = plays.get(id) ?? newPlay()
    plays.set(id, play)
    seat = ownSeat
    thoughtOf = -1
    told = 0
    toldOfOther = 0
    isConfirming = false
    isOver = false
    ring.onPaired()
  }

  function think(question: number): void {
    thoughtOf = question
    const id = matchId
    const milliseconds = ring.thinkingMs()
    if (milliseconds === 0) answer(id, question)
    else setTimeout(() => answer(id, question), milliseconds)
  }

  function answer(id: string, question: number): void {
    if (id === matchId) play.sentAt[placeOf(seat, question)] = performance.now()
    send({ type: 'answer', matchId: id, question, choice: question % 4 })
  }

  /** Counts own answers on record, leaving out questions whose time ran out. */
  function noteOwn({ answers, everybody }: MatchMessage['view']): void {
    const answered = everybody.seats[seat]?.answered ?? 0
    for (; told < answered; told += 1) {
      const place = placeOf(seat, told)
      const sentAt = play.sentAt[place] ?? 0
      if (sentAt === 0 || (answers[told]?.choice ?? 0) < 0) continue
      // A player may hear of the last match once more when the next one has begun.
      if (play.acknowledged[place] === 1) continue
      play.acknowledged[place] = 1
      tally.acknowledged += 1
      if (tally.isCounting) tally.verdicts.push(performance.now() - sentAt)
    }
  }

  function noteOther({ seats }: MatchMessage['view']['everybody']): void {
    const answered = seats[1 - seat]?.answered ?? 0
    for (; toldOfOther < answered; toldOfOther += 1) {
      const sentAt = play.sentAt[placeOf(1 - seat, toldOfOther)] ?? 0
      if (sentAt !== 0 && tally.isCounting) tally.updates.push(performance.now() - sentAt)
    }
  }

  function notePlaying(next: boolean): void {
    if (next !== isPlaying) ring.onPlaying(next)
    isPlaying = next
  }

  function end(kind: 'finished' | 'cancelled'): void {
    if (isOver) return
    isOver = true
    notePlaying(false)
    if (kind === 'finished' && tally.isCounting) tally.finished += 1
    if (kind === 'cancelled') count('cancelled')
    if (!ring.isOpen) return
    if (kind === 'finished') search()
    // A player who was too late to confirm searches again later: all at once would be too late
    // again.
    else setTimeout(search, BREATH_MS * (1 + Math.random()))
  }

  function refuse(what: string, reason: string): void {
    count(`${what} ${reason}`)
    if (reason === 'unavailable' && what === 'find_match') setTimeout(search, 200)
  }

  function count(reason: string): void {
    if (tally.isCounting) tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1)
  }
}

function newPlay(): Play {
  return {
    sentAt: new Float64Array(2 * QUESTIONS),
    acknowledged: new Uint8Array(2 * QUESTIONS),
  }
}

function placeOf(seat: number, question: number): number {
  return seat * QUESTIONS + question
}

const TIMED_OUT = '"choice":-1'

/**
 * Reads a message without the parts that differ between players by chance: the shown options, and
 * which answers are on record while none of them ran out of time. The number of answers is passed
 * along separately.
 */
function read(text: string): ServerMessage {
  const end = text.startsWith('{"type":"match",') ? text.indexOf(',"shown":') : -1
  if (end === -1) return JSON.parse(text)
  const answers = text.indexOf('"answers":[') + '"answers":['.length
  const everybody = text.indexOf('],"everybody":')
  const isInTime = text.lastIndexOf(TIMED_OUT, everybody) === -1
  return JSON.parse(
    `${text.slice(0, isInTime ? answers : everybody)}${text.slice(everybody, end)}}`,
  )
}

let networks = 0

/** An address that no other player comes from. */
function newNetwork(): string {
  networks += 1
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

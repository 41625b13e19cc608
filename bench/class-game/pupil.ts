import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { WebSocket } from 'ws'

import { classGameCalls } from '#contract/class-game/calls.ts'
import { type PlayerGame, SEAT_PROTOCOL } from '#contract/class-game/messages.ts'
import { parseServerMessage } from '#contract/live.ts'

/** Tries of a call that the server refuses because it is busy, as a page repeats it. */
const TRIES = 20

/** A player of a measured game: joins, and answers each question after a while. */
export type Pupil = {
  /** Milliseconds from sending each answer until the message that has it on record, or its verdict. */
  readonly verdicts: readonly number[]
  /** When each question, counted over the whole game, came to this page. */
  readonly shownAt: ReadonlyMap<number, number>
  readonly isOver: () => boolean
  readonly close: () => void
}

/** How a call went. */
export type Joined = {
  readonly seat: string
  readonly milliseconds: number
  readonly refusals: number
}

/** Joins a game with a name, from the address of a school. */
export async function join(
  port: number,
  { pin, name, address }: { readonly pin: string; readonly name: string; readonly address: string },
): Promise<Joined> {
  const body = JSON.stringify({ pin, name, secret: randomBytes(32).toString('base64url') })
  const began = performance.now()
  for (let refusals = 0; refusals < TRIES; refusals += 1) {
    // One try after the other.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(`http://127.0.0.1:${port}/api/join_class_game`, {
      method: 'POST',
      headers: {
        origin: originOf(port),
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body,
    })
    // oxlint-disable-next-line no-await-in-loop
    const content: unknown = await response.json()
    if (response.ok) {
      const outcome = classGameCalls.join_class_game.output.parse(content)
      if (outcome.outcome !== 'joined') throw new Error(`A pupil was refused: ${outcome.reason}`)
      return { seat: outcome.seat, milliseconds: performance.now() - began, refusals }
    }
    if (response.status < 500 && response.status !== 429) {
      throw new Error(`${name} could not join: ${JSON.stringify(content)}`)
    }
    // oxlint-disable-next-line no-await-in-loop
    await sleep(100 + Math.random() * 200)
  }
  throw new Error('A pupil could not join.')
}

/**
 * Opens the page of a pupil.
 * @param thinkMs answers are given at any time in so many milliseconds
 */
export async function openPupil(port: number, seat: string, thinkMs: number): Promise<Pupil> {
  const verdicts: number[] = []
  const shownAt = new Map<number, number>()
  const sentAt = new Map<number, number>()
  let isOver = false
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, [`${SEAT_PROTOCOL}${seat}`], {
    origin: originOf(port),
  })
  const first = Promise.withResolvers<void>()
  socket.on('error', first.reject)
  socket.on('message', (data: Buffer) => {
    const message = parseServerMessage(data.toString())
    if (message?.type !== 'game') return
    first.resolve()
    hear(message)
  })
  await first.promise
  return {
    verdicts,
    shownAt,
    isOver: () => isOver,
    close: () => socket.close(),
  }

  function hear({ view: { phase } }: PlayerGame): void {
    const recorded = recordedIn(phase)
    const at = recorded === null ? undefined : sentAt.get(recorded)
    if (recorded !== null && at !== undefined) {
      verdicts.push(performance.now() - at)
      sentAt.delete(recorded)
    }
    if (phase.kind === 'ended') isOver = true
    const open = phase.kind === 'question' || phase.kind === 'race' ? phase.question : null
    if (open === null || shownAt.has(open)) return
    shownAt.set(open, performance.now())
    setTimeout(() => {
      sentAt.set(open, performance.now())
      const choice = Math.floor(Math.random() * 4)
      socket.send(JSON.stringify({ type: 'game_answer', question: open, choice }))
    }, Math.random() * thinkMs)
  }
}

/** The question whose own answer a view has on record. */
function recordedIn(phase: PlayerGame['view']['phase']): number | null {
  if (phase.kind === 'question') return phase.choice === null ? null : phase.question
  if (phase.kind === 'reveal') return phase.marked.choice === null ? null : phase.marked.question
  return phase.kind === 'race' ? (phase.last?.question ?? null) : null
}

/** The origin that a server of the measurement takes for its own. */
export function originOf(port: number): string {
  return `http://localhost:${port}`
}

import { setTimeout as sleep } from 'node:timers/promises'

import { WebSocket } from 'ws'

import type { GameStep } from '#contract/class-game/calls.ts'
import type { HostGame } from '#contract/class-game/messages.ts'
import { parseServerMessage } from '#contract/live.ts'

import { originOf } from './pupil.ts'

const TRIES = 20

/** The host of a measured game. */
export type Teacher = {
  readonly pin: string
  readonly take: (step: GameStep) => Promise<void>
  /** Settles when the game has a phase. */
  readonly until: (is: (game: HostGame) => boolean) => Promise<void>
  /** The most messages that came within any second. */
  readonly mostInSecond: () => number
  readonly close: () => void
}

/** Makes a game of some questions, and follows it. */
export async function openTeacher(
  port: number,
  cookie: string,
  { mode, questions }: { readonly mode: 'together' | 'ownPace'; readonly questions: number },
): Promise<Teacher> {
  const gameId = crypto.randomUUID()
  await callAs(port, cookie, 'create_class_game', {
    game_id: gameId,
    mode,
    seconds: 60,
    minutes: 10,
    has_speed_bonus: false,
    team_count: 0,
    categories: ['general', 'bonding'],
    difficulties: ['easy', 'medium'],
    questions,
  })
  const times: number[] = []
  const waiting = new Set<() => void>()
  let game: HostGame | null = null
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    origin: originOf(port),
    headers: { cookie },
  })
  socket.on('message', (data: Buffer) => {
    const message = parseServerMessage(data.toString())
    if (message?.type === 'hello') {
      socket.send(JSON.stringify({ type: 'watch_game', gameId, format: 1, on: true }))
    }
    if (message?.type !== 'game_host' && message?.type !== 'game_counts') return
    times.push(performance.now())
    if (message.type === 'game_host') game = message
    for (const look of waiting) look()
  })

  function until(is: (known: HostGame) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (game === null || !is(game)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  }

  await until(() => true)
  return {
    pin: pinOf(game),
    take: (step) => callAs(port, cookie, 'steer_class_game', { game_id: gameId, step }),
    until,
    mostInSecond: () =>
      Math.max(
        0,
        ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length),
      ),
    close: () => socket.close(),
  }
}

function pinOf(game: HostGame | null): string {
  if (game === null) throw new Error('The teacher got no game.')
  return game.pin
}

async function callAs(port: number, cookie: string, name: string, input: object): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    // One try after the other.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
      method: 'POST',
      headers: { origin: originOf(port), 'content-type': 'application/json', cookie },
      body: JSON.stringify(input),
    })
    if (response.ok) return
    // oxlint-disable-next-line no-await-in-loop
    if (tried === TRIES) throw new Error(`${name}: ${await response.text()}`)
    // oxlint-disable-next-line no-await-in-loop
    await sleep(200)
  }
}

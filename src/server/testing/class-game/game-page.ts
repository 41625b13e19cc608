import { WebSocket } from 'ws'

import {
  type GameClientMessage,
  type HostGame,
  type PlayerGame,
  SEAT_PROTOCOL,
} from '#contract/class-game/messages.ts'
import { parseServerMessage, type ServerMessage } from '#contract/live.ts'
import { textOf } from '#server/live/transport/text.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

/** A page of a class game that keeps all its messages. */
export type GamePage = {
  readonly messages: readonly ServerMessage[]
  readonly send: (message: GameClientMessage) => void
  /** Settles with the first message from now on, or the last one, that fulfills a condition. */
  readonly until: <Kind extends ServerMessage>(
    is: (message: ServerMessage) => message is Kind,
  ) => Promise<Kind>
  /** The code with which the server closed the page. */
  readonly closed: Promise<number>
  readonly close: () => void
}

/** Opens the page of a player with a seat. */
export function openPlayer(port: number, seat: string, origin = ORIGIN): GamePage {
  return pageOn(
    new WebSocket(`ws://127.0.0.1:${port}/api/live`, [`${SEAT_PROTOCOL}${seat}`], { origin }),
  )
}

/** Opens the page of a host with the cookies of a session. */
export function openHost(
  port: number,
  cookies: ReadonlyMap<string, string>,
  origin = ORIGIN,
): GamePage {
  const headers = { cookie: cookieHeader(cookies) }
  return pageOn(new WebSocket(`ws://127.0.0.1:${port}/api/live`, { origin, headers }))
}

/** Settles when a player's page gets a phase, and its question if one is named. */
export async function inPhase(
  page: GamePage,
  kind: PlayerGame['view']['phase']['kind'],
  question?: number,
): Promise<PlayerGame> {
  return page.until(
    (message): message is PlayerGame =>
      message.type === 'game' &&
      message.view.phase.kind === kind &&
      (question === undefined || questionOf(message) === question),
  )
}

/** Settles when a host's page gets a matching view. */
export async function hostSees(page: GamePage, is: (game: HostGame) => boolean): Promise<HostGame> {
  return page.until((message): message is HostGame => message.type === 'game_host' && is(message))
}

function questionOf({ view: { phase } }: PlayerGame): number | null {
  if (phase.kind === 'question' || phase.kind === 'race') return phase.question
  return phase.kind === 'reveal' ? phase.marked.question : null
}

function pageOn(socket: WebSocket): GamePage {
  const messages: ServerMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const message = parseServerMessage(textOf(data))
    if (message === null) throw new Error(`An unknown message: ${textOf(data)}`)
    messages.push(message)
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  return {
    messages,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
    until<Kind extends ServerMessage>(is: (message: ServerMessage) => message is Kind) {
      return new Promise<Kind>((resolve) => {
        const look = () => {
          const found = messages.findLast(is)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      })
    },
  }
}

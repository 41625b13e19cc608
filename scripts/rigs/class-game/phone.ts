import { WebSocket } from 'ws'

import { SEAT_HEADER, SEAT_PROTOCOL } from '#contract/class-game/messages.ts'
import type { LiveMode } from '#contract/live/fallback.ts'
import { textOf } from '#server/live/transport/text.ts'
import {
  openPlayerClient,
  openQuestion,
  type PlayerClient,
  type PlayerState,
} from '#web/class-game/client/player-client.ts'
import { openFallbackWire } from '#web/wire/fallback/fallback-wire.ts'
import { createRequests } from '#web/wire/fallback/requests.ts'
import type { Wire, WireEvents } from '#web/wire/live-socket.ts'

/** A network of a school: its address as a proxy forwards it, and what it lets through. */
export type Network = {
  readonly address: string
  readonly lets: 'sockets' | LiveMode
}

/** A phone of a pupil: the player's page of the product without its screen. */
export type Phone = {
  readonly state: () => PlayerState
  /** Settles when the page shows something. */
  readonly until: (is: (state: PlayerState) => boolean) => Promise<void>
  /** Taps an option of the open question. */
  readonly choose: (option: number) => void
  /** The options tapped, by question. */
  readonly chosen: ReadonlyMap<number, number>
  readonly close: () => void
}

export function openPhone(origin: string, network: Network, seat: string): Phone {
  const chosen = new Map<number, number>()
  const client: PlayerClient = openPlayerClient({
    open: (path, events) =>
      network.lets === 'sockets'
        ? socketWire(origin, path, events, { seat, address: network.address })
        : requestWire(origin, events, { seat, address: network.address, mode: network.lets }),
    now: () => performance.now(),
  })
  return {
    state: client.get,
    until: (is) =>
      new Promise((resolve) => {
        const look = () => {
          if (!is(client.get())) return
          stop()
          resolve()
        }
        const stop = client.subscribe(look)
        look()
      }),
    choose(option) {
      const question = openQuestion(client.get().game)
      if (question === null || chosen.has(question)) return
      chosen.set(question, option)
      client.choose(option)
    },
    chosen,
    close: client.close,
  }
}

type Line = { readonly seat: string; readonly address: string }

function socketWire(
  origin: string,
  path: string,
  events: WireEvents,
  { seat, address }: Line,
): Wire {
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}${path}`,
    [`${SEAT_PROTOCOL}${seat}`],
    { origin, headers: { 'x-forwarded-for': address } },
  )
  // The close that follows says it.
  socket.on('error', () => undefined)
  socket.on('open', events.opened)
  socket.on('message', (data) => events.said(textOf(data)))
  socket.on('close', (code, reason) => events.closed(code, reason.toString()))
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    cut: () => socket.terminate(),
  }
}

function requestWire(
  origin: string,
  events: WireEvents,
  { seat, address, mode }: Line & { readonly mode: LiveMode },
): Wire {
  const requests = createRequests((path, options) => {
    const headers = new Headers(options.headers)
    headers.set(SEAT_HEADER, seat)
    headers.set('x-forwarded-for', address)
    headers.set('origin', origin)
    return fetch(`${origin}${path}`, { ...options, headers })
  })
  return openFallbackWire(events, {
    requests,
    mode,
    onHeard: () => undefined,
    now: () => performance.now(),
    onLeave: () => () => undefined,
  })
}

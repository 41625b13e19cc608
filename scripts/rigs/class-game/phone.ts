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
  /**
   * Where its requests go when it is not the product's address: a balancer hands all requests of a line without
   * WebSocket to one server.
   */
  readonly entrance?: string
}

/** The network of one of many phones, which are shared out evenly. */
export function networkAt(networks: readonly Network[], place: number): Network {
  const network = networks[place % networks.length]
  if (network === undefined) throw new Error('There is no network.')
  return network
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
  /** The options that the page has shown as being on record, by question. */
  readonly recorded: ReadonlyMap<number, number>
  /** Answers that were on record and are not, or otherwise. */
  readonly broken: readonly string[]
  readonly close: () => void
}

/** Opens the page of a player with this seat, in this network. */
export function openPhone(origin: string, network: Network, seat: string): Phone {
  const base = network.entrance ?? origin
  const chosen = new Map<number, number>()
  const recorded = new Map<number, number>()
  const broken: string[] = []
  const client: PlayerClient = openPlayerClient({
    open: (path, events) =>
      network.lets === 'sockets'
        ? socketWire(origin, path, events, { seat, address: network.address })
        : requestWire(base, events, {
            seat,
            origin,
            address: network.address,
            mode: network.lets,
          }),
    now: () => performance.now(),
  })
  client.subscribe(note)
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
    recorded,
    broken,
    close: client.close,
  }

  /** Compares what the page shows of the own answer with what it has shown before. */
  function note(): void {
    const shown = shownAnswer(client.get())
    if (shown === null) return
    const { question, choice } = shown
    const known = recorded.get(question)
    if (known !== undefined && known !== choice) {
      broken.push(`question ${question} was answered ${known} and now is ${choice}`)
    }
    if (choice !== null) recorded.set(question, choice)
  }
}

/** The own answer to the question that a page shows; its choice is null while none is on record. */
function shownAnswer({
  game,
}: PlayerState): { readonly question: number; readonly choice: number | null } | null {
  const phase = game?.view.phase
  switch (phase?.kind) {
    case 'question':
      return phase
    case 'reveal':
      return phase.marked
    case 'race':
      return phase.last
    case 'lobby':
    case 'ended':
    case undefined:
      return null
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
  base: string,
  events: WireEvents,
  { seat, address, origin, mode }: Line & { readonly origin: string; readonly mode: LiveMode },
): Wire {
  const requests = createRequests((path, options) => {
    const headers = new Headers(options.headers)
    headers.set(SEAT_HEADER, seat)
    headers.set('x-forwarded-for', address)
    headers.set('origin', origin)
    return fetch(`${base}${path}`, { ...options, headers })
  })
  return openFallbackWire(events, {
    requests,
    mode,
    onHeard: () => undefined,
    now: () => performance.now(),
    onLeave: () => () => undefined,
  })
}

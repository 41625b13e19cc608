import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { liveClose } from '#contract/live.ts'
import type { LiveMode } from '#contract/live/fallback.ts'
import type { WireEvents } from '#web/wire/live-socket.ts'

import { createWireChoice } from './choose-wire.ts'
import type { StoredTransport } from './stored-transport.ts'

type FakeWire = WireEvents & {
  readonly way: 'socket' | LiveMode
  readonly sent: string[]
  readonly hearBy: (mode: LiveMode) => void
  isEnded: boolean
}

/** A network whose ways the test opens, feeds and closes. */
function network(known: StoredTransport | null = null) {
  const wires: FakeWire[] = []
  const told: string[] = []
  const place = { value: known, isIdle: true }
  function add(
    way: FakeWire['way'],
    events: WireEvents,
    hearBy: (mode: LiveMode) => void = () => {},
  ) {
    const wire: FakeWire = { ...events, way, sent: [], hearBy, isEnded: false }
    wires.push(wire)
    const end = () => void (wire.isEnded = true)
    return { send: (text: string) => void wire.sent.push(text), close: end, cut: end }
  }
  const open = createWireChoice({
    openSocket: (_address, events) => add('socket', events),
    openFallback: (events, mode, onHeard) => add(mode, events, onHeard),
    memory: {
      get: () => place.value,
      set: (value) => void (place.value = value),
    },
    isIdle: () => place.isIdle,
    now: Date.now,
  })
  const connect = () =>
    open('/api/live', {
      opened: () => told.push('opened'),
      said: (data) => told.push(`said ${String(data)}`),
      closed: (code) => told.push(`closed ${code}`),
    })
  const ways = () => wires.map(({ way, isEnded }) => (isEnded ? `${way} ended` : way))
  return { wires, told, place, connect, ways }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a WebSocket that opens and greets in time is all there is, and is remembered', () => {
  const { wires, told, place, connect, ways } = network()
  const wire = connect()
  vi.advanceTimersByTime(2400)
  wires[0]?.opened()
  vi.advanceTimersByTime(2900)
  wires[0]?.said('hello')
  vi.advanceTimersByTime(60_000)
  wire.send('ping')
  expect([ways(), told, wires[0]?.sent, place.value?.transport]).toEqual([
    ['socket'],
    ['opened', 'said hello'],
    ['ping'],
    'socket',
  ])
})

test.each([
  ['does not open', () => {}, 2500],
  ['opens and then says nothing', (wire?: FakeWire) => wire?.opened(), 3000],
])(
  'beside a WebSocket that %s, requests are tried, and the first to greet is kept',
  (_case, act, wait) => {
    const { wires, told, connect, ways } = network()
    connect()
    act(wires[0])
    vi.advanceTimersByTime(wait - 1)
    expect(ways()).toEqual(['socket'])
    vi.advanceTimersByTime(1)
    expect(ways()).toEqual(['socket', 'stream'])
    wires[1]?.opened()
    wires[1]?.said('hello')
    wires[0]?.said('late')
    wires[0]?.closed(1006)
    expect(ways()).toEqual(['socket ended', 'stream'])
    expect(told.filter((line) => !line.startsWith('opened'))).toEqual(['said hello'])
  },
)

test('a WebSocket that greets late wins as long as requests have not', () => {
  const { wires, told, connect, ways } = network()
  connect()
  vi.advanceTimersByTime(2500)
  wires[0]?.said('hello')
  wires[1]?.said('hello')
  expect([ways(), told]).toEqual([['socket', 'stream ended'], ['said hello']])
})

test('a WebSocket that is refused in a tab that never had one is replaced at once', () => {
  const { wires, told, place, connect, ways } = network()
  connect()
  wires[0]?.closed(1006)
  expect([ways(), told]).toEqual([['socket', 'stream'], []])
  wires[1]?.said('hello')
  wires[1]?.hearBy('stream')
  expect(place.value).toEqual({ transport: 'stream', since: Date.now() })
})

test('a WebSocket that has worked is given a second try, since the server may be away', () => {
  const { wires, told, connect, ways } = network({ transport: 'socket', since: Date.now() })
  connect()
  wires[0]?.closed(1006)
  expect([ways(), told]).toEqual([['socket'], ['closed 1006']])
  connect()
  wires[1]?.closed(1006)
  expect(ways()).toEqual(['socket', 'socket', 'stream'])
  wires[2]?.closed(1006)
  expect(told).toEqual(['closed 1006', 'closed 1006'])
  connect()
  expect(ways().at(-1)).toBe('socket')
})

test('after two WebSockets that were cut within 5 s of the greeting, requests come first', () => {
  const { wires, connect, ways } = network()
  for (const held of [4999, 4999]) {
    connect()
    wires.at(-1)?.said('hello')
    vi.advanceTimersByTime(held)
    wires.at(-1)?.closed(1006)
  }
  connect()
  expect(ways()).toEqual(['socket', 'socket', 'stream'])
})

test('a WebSocket that is cut after it has held is opened again', () => {
  const { wires, connect, ways } = network()
  for (const held of [4999, 20_000, 4999, 20_000]) {
    connect()
    wires.at(-1)?.said('hello')
    vi.advanceTimersByTime(held)
    wires.at(-1)?.closed(1006)
  }
  connect()
  expect(new Set(ways())).toEqual(new Set(['socket']))
})

test.each([liveClose.sessionEnded, liveClose.tooManySockets, liveClose.restarting])(
  'a refusal with %d is final on either way',
  (code) => {
    const first = network()
    first.connect()
    first.wires[0]?.closed(code)
    expect([first.ways(), first.told]).toEqual([['socket'], [`closed ${code}`]])
    const second = network()
    second.connect()
    vi.advanceTimersByTime(2500)
    second.wires[1]?.closed(code)
    expect([second.ways(), second.told]).toEqual([['socket ended', 'stream'], [`closed ${code}`]])
  },
)

test('the way that worked comes first for five minutes, then a WebSocket again', () => {
  const since = Date.now()
  const { wires, connect, ways } = network({ transport: 'poll', since })
  connect()
  wires[0]?.closed(liveClose.restarting)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  connect()
  vi.advanceTimersByTime(1)
  connect()
  expect(ways()).toEqual(['poll', 'poll', 'socket'])
})

test('when the way that worked comes to nothing, the best comes next', () => {
  const { wires, told, connect, ways } = network({ transport: 'stream', since: Date.now() })
  connect()
  wires[0]?.closed(1006)
  connect()
  expect([ways(), told]).toEqual([['stream', 'socket'], ['closed 1006']])
})

test('after five minutes of requests a page that waits for nothing looks for a WebSocket again', () => {
  const { wires, told, place, connect } = network({ transport: 'stream', since: Date.now() })
  connect()
  wires[0]?.said('hello')
  place.isIdle = false
  vi.advanceTimersByTime(7 * 60_000)
  expect(told).toEqual(['said hello'])
  place.isIdle = true
  vi.advanceTimersByTime(60_000)
  expect([told.at(-1), wires[0]?.isEnded]).toEqual(['closed 1012', true])
})

test('a way that is ended from here ends all tries without a message', () => {
  const { told, connect, ways } = network()
  const wire = connect()
  vi.advanceTimersByTime(2500)
  wire.cut()
  vi.advanceTimersByTime(60_000)
  expect([ways(), told]).toEqual([['socket ended', 'stream ended'], []])
  expect(() => wire.send('late')).toThrow('There is no connection yet.')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { liveClose, type ServerMessage } from '#contract/live.ts'

import { browserWire, openLiveSocket, type Refusal, type WireEvents } from './live-socket.ts'

type FakeWire = WireEvents & { readonly sent: string[]; isClosed: boolean }

/** A browser whose sockets the test opens, feeds and closes. */
function browser() {
  const wires: FakeWire[] = []
  const messages: ServerMessage[] = []
  let ended = 0
  let lost = 0
  let refused = 0
  const refusals: Refusal[] = []
  const time = { now: 7, isUrgent: false }
  const socket = openLiveSocket({
    open(_address, events) {
      const wire: FakeWire = { ...events, sent: [], isClosed: false }
      wires.push(wire)
      return {
        send: (text) => wire.sent.push(text),
        close() {
          wire.isClosed = true
        },
        cut() {
          wire.isClosed = true
        },
      }
    },
    onMessage: (message) => messages.push(message),
    onLost: () => (lost += 1),
    onRefused(refusal) {
      refused += 1
      refusals.push(refusal)
    },
    onSessionEnded: () => (ended += 1),
    isUrgent: () => time.isUrgent,
    now: () => time.now,
  })
  return {
    wires,
    messages,
    socket,
    time,
    ended: () => ended,
    lost: () => lost,
    refused: () => refused,
    refusals,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const HELLO = '{"type":"hello","version":"0.1.0"}'

test('known messages are handed on, unknown ones are not', () => {
  const { wires, messages } = browser()
  wires[0]?.said(HELLO)
  wires[0]?.said('{"type":"changed","what":"settings"}')
  wires[0]?.said('{"type":"from_the_future"}')
  wires[0]?.said(new ArrayBuffer(2))
  expect(messages).toEqual([
    { type: 'hello', version: '0.1.0' },
    { type: 'changed', what: 'settings' },
  ])
})

test('a lost socket comes back after 1, 2, 5, then every 10 seconds', () => {
  const { wires, lost } = browser()
  for (const [index, delay] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
    wires[index]?.closed(1006)
    expect(lost()).toBe(index + 1)
    vi.advanceTimersByTime(delay - 1)
    expect(wires.length).toBe(index + 1)
    vi.advanceTimersByTime(1)
    expect(wires.length).toBe(index + 2)
  }
})

test('once the server has spoken, the delays begin anew', () => {
  const { wires } = browser()
  wires[0]?.closed(1006)
  vi.advanceTimersByTime(1000)
  wires[1]?.said(HELLO)
  wires[1]?.closed(liveClose.restarting)
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(3)
})

test('in a match the server is looked for every second, but a refusal is respected', () => {
  const { wires, time } = browser()
  time.isUrgent = true
  for (let tries = 1; tries <= 5; tries += 1) {
    wires.at(-1)?.closed(1006)
    vi.advanceTimersByTime(1000)
    expect(wires.length).toBe(tries + 1)
  }
  wires.at(-1)?.closed(liveClose.tooManySockets)
  vi.advanceTimersByTime(9999)
  expect(wires.length).toBe(6)
})

test('a socket that has held for 5 s is first tried again at once, as another server may be there', () => {
  const { wires, time } = browser()
  for (const [held, tries] of [
    [4999, [1000, 2000]],
    [5000, [100, 1000, 2000]],
  ] as const) {
    wires.at(-1)?.said(HELLO)
    time.now += held
    for (const delay of tries) {
      const before = wires.length
      wires.at(-1)?.closed(1006)
      vi.advanceTimersByTime(delay)
      expect(wires.length).toBe(before + 1)
    }
  }
})

test('a socket that is refused because there are too many says so, and tries again like any other', () => {
  const { wires, lost, refused } = browser()
  for (const [index, delay] of [1000, 2000, 5000, 10_000].entries()) {
    wires.at(-1)?.opened()
    wires.at(-1)?.closed(liveClose.tooManySockets)
    expect([lost(), refused()]).toEqual([index + 1, index + 1])
    vi.advanceTimersByTime(delay)
    expect(wires.length).toBe(index + 2)
  }
})

test('a socket that is refused because there were too many in a minute waits as long as the refusal says', () => {
  const { wires, time, refusals } = browser()
  time.isUrgent = true
  for (const [index, [reason, seconds]] of [
    ['37', 37],
    ['', 60],
    ['-1', 60],
    ['3600', 60],
  ].entries()) {
    wires.at(-1)?.closed(liveClose.tooManyConnects, `${reason}`)
    expect(refusals.at(-1)).toEqual({ kind: 'tooOften', until: 7 + 1000 * Number(seconds) })
    vi.advanceTimersByTime(1000 * Number(seconds) - 1)
    expect(wires.length).toBe(index + 1)
    vi.advanceTimersByTime(1)
    expect(wires.length).toBe(index + 2)
  }
})

test('a socket that is not needed rests until there is a hurry', () => {
  const { wires, socket, lost } = browser()
  wires[0]?.said(HELLO)
  socket.rest()
  socket.rest()
  vi.advanceTimersByTime(60_000)
  expect([wires.length, wires[0]?.isClosed, lost()]).toEqual([1, true, 1])
  socket.hurry()
  expect(wires.length).toBe(2)
})

test('when the network is said to be gone, a socket that stays silent for 1 s is given up', () => {
  const { wires, socket } = browser()
  wires[0]?.said(HELLO)
  socket.doubt()
  wires[0]?.said('{"type":"pong","t":7,"serverTime":1}')
  vi.advanceTimersByTime(1000)
  expect(wires[0]?.isClosed).toBe(false)
  socket.doubt()
  vi.advanceTimersByTime(1000)
  expect(wires[0]?.isClosed).toBe(true)
})

test('a try that comes to nothing is given up for another one: after 8 s, in a match after 6', () => {
  const { wires, time } = browser()
  vi.advanceTimersByTime(7999)
  expect(wires[0]?.isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(wires[0]?.isClosed).toBe(true)
  time.isUrgent = true
  vi.advanceTimersByTime(1000 + 6000 + 1000)
  expect([wires[1]?.isClosed, wires.length]).toEqual([true, 3])
})

test('it asks every 25 s whether the server is there, and does without a dead socket', () => {
  const { wires } = browser()
  wires[0]?.opened()
  vi.advanceTimersByTime(25_000)
  expect(wires[0]?.sent).toEqual(['{"type":"ping","t":7}'])
  wires[0]?.said('{"type":"pong","t":7,"serverTime":1}')
  vi.advanceTimersByTime(25_000)
  expect(wires[0]?.sent.length).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(wires[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(2)
})

test('when something is missing, a socket that stays silent for 2 s is given up', () => {
  const { wires, socket } = browser()
  wires[0]?.said(HELLO)
  socket.probe()
  wires[0]?.said('{"type":"pong","t":7,"serverTime":1}')
  vi.advanceTimersByTime(5000)
  expect(wires[0]?.isClosed).toBe(false)
  socket.probe()
  vi.advanceTimersByTime(1500)
  socket.probe()
  vi.advanceTimersByTime(500)
  expect(wires[0]).toMatchObject({ isClosed: true, sent: Array(2).fill('{"type":"ping","t":7}') })
  socket.probe()
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(2)
})

test('late messages of an old socket do not count', () => {
  const { wires, messages } = browser()
  wires[0]?.closed(1006)
  vi.advanceTimersByTime(1000)
  wires[0]?.said(HELLO)
  wires[0]?.closed(4401)
  vi.advanceTimersByTime(5000)
  expect({ messages, opened: wires.length }).toEqual({ messages: [], opened: 2 })
})

test('when the session has ended it stays closed and says so once', () => {
  const { wires, ended } = browser()
  wires[0]?.closed(liveClose.sessionEnded)
  vi.advanceTimersByTime(60_000)
  expect({ ended: ended(), opened: wires.length }).toEqual({ ended: 1, opened: 1 })
})

test('when the network is back the next try does not wait', () => {
  const { wires, socket } = browser()
  socket.hurry()
  expect(wires.length).toBe(1)
  wires[0]?.closed(1006)
  socket.hurry()
  expect(wires.length).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(2)
})

test('stopped it closes and never comes back', () => {
  const { wires, socket, ended } = browser()
  socket.stop()
  wires[0]?.closed(1006)
  socket.hurry()
  vi.advanceTimersByTime(60_000)
  expect({ closed: wires[0]?.isClosed, opened: wires.length, ended: ended() }).toEqual({
    closed: true,
    opened: 1,
    ended: 0,
  })
})

test('a socket that is not open yet is closed when it opens', () => {
  const sockets: FakeSocket[] = []
  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0
    readyState = FakeSocket.CONNECTING
    readonly address: string
    closes = 0
    constructor(address: string) {
      super()
      this.address = address
      sockets.push(this)
    }
    close() {
      this.closes += 1
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'https://chem.example' })
  const wire = browserWire('/api/live', { opened: nothing, said: nothing, closed: nothing })
  const [socket] = sockets
  if (socket === undefined) throw new Error('No socket was opened.')
  wire.close()
  expect(socket).toMatchObject({ address: 'wss://chem.example/api/live', closes: 0 })
  socket.readyState = 1
  socket.dispatchEvent(new Event('open'))
  expect(socket.closes).toBe(1)
  wire.close()
  expect(socket.closes).toBe(2)
})

test('a socket that is not open yet is cut at once: the browser would make no other one', () => {
  const socket = { closes: 0, addEventListener: nothing, close: () => (socket.closes += 1) }
  class FakeSocket {
    static readonly CONNECTING = 0
    constructor() {
      return socket
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'https://chem.example' })
  browserWire('/api/live', { opened: nothing, said: nothing, closed: nothing }).cut()
  expect(socket.closes).toBe(1)
})

function nothing(): void {}

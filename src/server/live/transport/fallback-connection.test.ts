import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { POLL_MS, STREAM_BEAT_MS } from '#contract/live/fallback.ts'

import { createFallbackConnection, type FallbackConnection } from './fallback-connection.ts'

const LINGER_MS = 8000

let connection: FallbackConnection
let heard: (readonly [text: string | null, receivedAt: number])[]
let told: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  heard = []
  told = []
  connection = createFallbackConnection(LINGER_MS, () => told.push('gone'))
  connection.onMessage((text, receivedAt) => heard.push([text, receivedAt]))
  connection.onPong((text) => told.push(`pong ${text}`))
  connection.onClose(() => told.push('closed'))
})
afterEach(() => void vi.useRealTimers())

/** A response: the bytes written to it, and whether it has ended. */
function receive(mode: 'stream' | 'poll', after: number) {
  const response = { text: '', isOver: false, leave: () => {} }
  const receiver = {
    mode,
    write: (text: string) => void (response.text += text),
    end: () => void (response.isOver = true),
  }
  response.leave = connection.attach(receiver, after)
  return response
}

function say(...messages: readonly (readonly [number: number, text: string])[]): number {
  const numbered = messages.map(([number, text]) => ({ number, text }))
  return connection.hear({ after: 0, messages: numbered, pongs: [] }, 7)
}

/** The events of a response without its padding. */
function eventsOf({ text }: { readonly text: string }): string {
  return text.replace(/^: +\n\n/, '')
}

test('a stream goes on, begins with padding, and proves later that it arrives', async () => {
  const stream = receive('stream', 0)
  expect(stream.text).toMatch(/^: {2047}\n\n$/)
  connection.send('"a"')
  connection.post('"b"')
  connection.ping('p')
  await setImmediate()
  vi.advanceTimersByTime(150)
  expect([eventsOf(stream), stream.isOver]).toEqual([
    'id: 1\ndata: "a"\n\nid: 2\ndata: "b"\n\nid: 3\nevent: ping\ndata: p\n\nevent: ready\ndata:\n\n',
    false,
  ])
  vi.advanceTimersByTime(2 * STREAM_BEAT_MS)
  expect(stream.text.endsWith('data:\n\n:\n\n:\n\n')).toBe(true)
})

test('a poll ends with the first messages, and without any after 20 seconds', async () => {
  const poll = receive('poll', 0)
  connection.send('"a"')
  connection.send('"b"')
  await setImmediate()
  expect(poll).toMatchObject({ text: 'id: 1\ndata: "a"\n\nid: 2\ndata: "b"\n\n', isOver: true })
  const empty = receive('poll', 2)
  vi.advanceTimersByTime(POLL_MS - 1)
  expect(empty.isOver).toBe(false)
  vi.advanceTimersByTime(1)
  expect(empty).toMatchObject({ text: '', isOver: true })
})

test('a message written to a response that was cut is sent again until the page has it', async () => {
  const stream = receive('stream', 0)
  connection.send('"a"')
  connection.send('"b"')
  await setImmediate()
  stream.leave()
  connection.send('"c"')
  expect(eventsOf(receive('poll', 1))).toBe('id: 2\ndata: "b"\n\nid: 3\ndata: "c"\n\n')
  connection.hear({ after: 2, messages: [], pongs: [] }, 0)
  expect(eventsOf(receive('poll', 0))).toBe('id: 3\ndata: "c"\n\n')
})

test('a second response takes the place of the first', async () => {
  const first = receive('stream', 0)
  const second = receive('stream', 0)
  first.leave()
  connection.send('"a"')
  await setImmediate()
  expect([first.isOver, eventsOf(first), second.isOver, eventsOf(second)]).toEqual([
    true,
    '',
    false,
    'id: 1\ndata: "a"\n\n',
  ])
})

test('a message that is sent twice counts once, the first time, and in the order of numbers', () => {
  expect(say([2, 'second'], [3, 'third'])).toBe(0)
  expect(
    connection.hear({ after: 0, messages: [{ number: 1, text: 'first' }], pongs: [] }, 9),
  ).toBe(3)
  expect(say([1, 'other'], [3, 'third'], [4, 'fourth'])).toBe(4)
  expect(heard).toEqual([
    ['first', 9],
    ['second', 7],
    ['third', 7],
    ['fourth', 7],
  ])
})

test('numbers far ahead of those heard are not kept', () => {
  expect(say([34, 'far'], [32, 'near'])).toBe(0)
  const between = Array.from({ length: 31 }, (_, index) => [index + 1, 'between'] as const)
  expect(say(...between)).toBe(32)
  expect(say([33, 'next'])).toBe(33)
})

test('answers to pings are handed on', () => {
  connection.hear({ after: 0, messages: [], pongs: ['one', 'two'] }, 0)
  expect(told).toEqual(['pong one', 'pong two'])
})

test('a close reaches the page whether or not it is listening, and nothing more is heard', () => {
  connection.close(4401, 'the session has ended')
  connection.close(4400, 'unknown message')
  connection.send('"late"')
  expect([told, connection.isOpen(), say([1, 'late']), heard]).toEqual([['closed'], false, 0, []])
  expect(eventsOf(receive('poll', 0))).toBe(
    'event: close\ndata: {"code":4401,"reason":"the session has ended"}\n\n',
  )
  vi.advanceTimersByTime(LINGER_MS)
  expect(told).toEqual(['closed', 'gone'])
})

test('a page without a response for 8 seconds has gone', () => {
  vi.advanceTimersByTime(LINGER_MS - 1)
  const stream = receive('stream', 0)
  vi.advanceTimersByTime(10 * LINGER_MS)
  expect(told).toEqual([])
  stream.leave()
  vi.advanceTimersByTime(LINGER_MS - 1)
  expect([told, connection.isOpen()]).toEqual([[], true])
  vi.advanceTimersByTime(1)
  expect([told, connection.isOpen()]).toEqual([['closed', 'gone'], false])
})

test('L24 a page that confirms nothing is cut when more than 256 KiB waits for it', async () => {
  const stream = receive('stream', 0)
  const text = JSON.stringify('x'.repeat(64 * 1024))
  for (let sent = 1; sent <= 3; sent += 1) connection.send(text)
  await setImmediate()
  expect(told).toEqual([])
  connection.hear({ after: 1, messages: [], pongs: [] }, 0)
  connection.send(text)
  expect(told).toEqual([])
  connection.send(text)
  expect([told, stream.isOver]).toEqual([['closed', 'gone'], true])
})

import { expect, test } from 'vitest'

import { createConnectionIds } from './connection-ids.ts'

/** An id that no server has marked. */
const NAMELESS = '5a1f2a52-0000-4000-8000-000000000000'
const HOUR_MS = 60 * 60 * 1000

/** A server that counts its warnings, with a clock that the test sets. */
function server(id: string, time: { now: number }, startedAt = 0) {
  const told = { warnings: 0 }
  const ids = createConnectionIds({
    secret: 'of all servers',
    server: id,
    startedAt,
    clock: () => time.now,
    warn: () => (told.warnings += 1),
  })
  return { ...ids, told }
}

test('requests that reach another server again and again are told once an hour', () => {
  const time = { now: 1000 }
  const [one, other] = [server('aaaaaaaa', time), server('bbbbbbbb', time)]
  const id = `2-${one.mark('5a1f2a52-0000-4000-8000-000000000000')}`
  for (let request = 1; request <= 5; request += 1) other.noteUnknown(id)
  expect(other.told.warnings).toBe(0)
  for (let request = 1; request <= 20; request += 1) other.noteUnknown(id)
  expect(other.told.warnings).toBe(1)
  time.now += HOUR_MS
  for (let request = 1; request <= 20; request += 1) other.noteUnknown(id)
  expect(other.told.warnings).toBe(2)
})

test('connections of this server that have ended, forged ids and those of a server before are no reason', () => {
  const time = { now: 1000 }
  const [one, other, later] = [
    server('aaaaaaaa', time),
    server('bbbbbbbb', time),
    server('cccccccc', time, 5000),
  ]
  const id = one.mark('5a1f2a52-0000-4000-8000-000000000000')
  for (let request = 1; request <= 20; request += 1) {
    one.noteUnknown(id)
    other.noteUnknown(id.replace('aaaaaaaa', 'dddddddd'))
    other.noteUnknown('5a1f2a52-0000-4000-8000-000000000000')
    later.noteUnknown(id)
  }
  expect([one, other, later].map(({ told }) => told.warnings)).toEqual([0, 0, 0])
})

test('an id names the server that made it, to other servers alone, unless it is forged', () => {
  const time = { now: 1000 }
  const [one, other] = [server('aaaaaaaa', time), server('bbbbbbbb', time)]
  const id = `2-${one.mark('5a1f2a52-0000-4000-8000-000000000000')}`
  expect([one.serverOf(id), other.serverOf(id)]).toEqual([null, 'aaaaaaaa'])
  const forged = [id.replace('aaaaaaaa', 'cccccccc'), id.slice(0, -1), NAMELESS, '']
  expect(forged.map((text) => other.serverOf(text))).toEqual(forged.map(() => null))
})

test.each([
  '18697732-f206-4e14-95e5-369ed805251d',
  '18697732-0206-4014-9505-369005805251',
  'a8697732-f206-4e14-95e5-369ed805251d',
])('the digits of an id are not taken for the mark of a worker (%s)', (id) => {
  const [one, other] = [server('aaaaaaaa', { now: 1000 }), server('bbbbbbbb', { now: 1000 })]
  const made = one.mark(id)
  expect(['', '2-', '34567890-'].map((mark) => other.serverOf(`${mark}${made}`))).toEqual([
    'aaaaaaaa',
    'aaaaaaaa',
    'aaaaaaaa',
  ])
})

import { expect, test } from 'vitest'

import { Problem } from '#server/platform/http/problem.ts'

import { createGate, type Gate, type Who } from './gate.ts'

const ADA = { userId: 'ada', network: '192.0.2.7' }
const BEN = { userId: 'ben', network: '192.0.2.7' }
const GUEST = { userId: null, network: '192.0.2.7' }

test('a user makes 1500 calls at once and then five a second, whatever they are', () => {
  let now = 0
  const gate = createGate({ read: null, write: { size: 1000, perSecond: 10 } }, () => now)
  expect(passes(gate, 'read', ADA, 800)).toBe(800)
  expect(passes(gate, 'write', ADA, 800)).toBe(700)
  expect(waitOf(gate, 'read', ADA)).toBe('1')
  now += 2000
  expect(passes(gate, 'read', ADA, 20)).toBe(10)
})

test('a user who is refused keeps nobody else of the network from anything', () => {
  const gate = createGate({ read: null }, () => 0)
  passes(gate, 'read', ADA, 2000)
  expect([waitOf(gate, 'read', BEN), waitOf(gate, 'read', GUEST)]).toEqual([null, null])
})

test('those of a network who are not signed in make 300 calls at once together', () => {
  const gate = createGate({ read: null }, () => 0)
  expect(passes(gate, 'read', GUEST, 400)).toBe(300)
  expect(waitOf(gate, 'read', { ...GUEST, network: '192.0.2.8' })).toBe(null)
  expect(waitOf(gate, 'read', ADA)).toBe(null)
})

test('a call that has an allowance of its own is refused alone, and says for how long', () => {
  const gate = createGate({ read: null, rare: { size: 2, perSecond: 1 / 60 } }, () => 0)
  expect(passes(gate, 'rare', ADA, 5)).toBe(2)
  expect([waitOf(gate, 'rare', ADA), waitOf(gate, 'read', ADA)]).toEqual(['60', null])
})

function passes(gate: Gate, call: string, who: Who, times: number): number {
  return Array.from({ length: times }, () => waitOf(gate, call, who)).filter(
    (wait) => wait === null,
  ).length
}

/** Returns the Retry-After of the refusal, or null if the call passes. */
function waitOf(gate: Gate, call: string, who: Who): string | null {
  try {
    gate(call, who)
    return null
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') {
      return error.headers['retry-after'] ?? ''
    }
    throw error
  }
}

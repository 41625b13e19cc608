import { expect, test } from 'vitest'

import { networkReader } from '#server/limits/networks.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { noPeers } from '#server/platform/workers/peers.ts'

import { createGate, type Gate, type Who } from './gate.ts'

const read = networkReader([{ address: '198.51.100.0', bits: 24, factor: 10 }])
const network = read('192.0.2.7')
const ADA = { userId: 'ada', known: null, network }
const BEN = { userId: 'ben', known: null, network }
const GUEST = { userId: null, known: null, network }
/** The calls of the guests of a network in five minutes. */
const CALLS = 300

test('a user makes 1500 calls at once and then five a second, whatever they are', () => {
  let now = 0
  const gate = createGate(
    { read: null, write: { size: 1000, perSecond: 10 } },
    CALLS,
    () => now,
    noPeers,
  )
  expect(passes(gate, 'read', ADA, 800)).toBe(800)
  expect(passes(gate, 'write', ADA, 800)).toBe(700)
  expect(waitOf(gate, 'read', ADA)).toBe('1')
  now += 2000
  expect(passes(gate, 'read', ADA, 20)).toBe(10)
})

test('a refused user stops no other user of the network', () => {
  const gate = createGate({ read: null }, CALLS, () => 0, noPeers)
  passes(gate, 'read', ADA, 2000)
  expect([waitOf(gate, 'read', BEN), waitOf(gate, 'read', GUEST)]).toEqual([null, null])
})

test('those of a network who are not signed in make 300 calls at once together', () => {
  const gate = createGate({ read: null }, CALLS, () => 0, noPeers)
  expect(passes(gate, 'read', GUEST, 400)).toBe(300)
  expect(waitOf(gate, 'read', { ...GUEST, network: read('192.0.2.8') })).toBe(null)
  expect(waitOf(gate, 'read', ADA)).toBe(null)
})

test('a call that has an allowance of its own is refused alone, and says for how long', () => {
  const gate = createGate(
    { read: null, rare: { size: 2, perSecond: 1 / 60 } },
    CALLS,
    () => 0,
    noPeers,
  )
  expect(passes(gate, 'rare', ADA, 5)).toBe(2)
  expect([waitOf(gate, 'rare', ADA), waitOf(gate, 'read', ADA)]).toEqual(['60', null])
})

test('a known browser is counted by its account, not by the network whose guests have used up theirs', () => {
  const gate = createGate({ read: null }, CALLS, () => 0, noPeers)
  passes(gate, 'read', GUEST, 400)
  expect(passes(gate, 'read', { ...GUEST, known: 'hash' }, 2000)).toBe(1500)
  expect(waitOf(gate, 'read', { ...GUEST, known: 'other' })).toBe(null)
})

test('a school has ten times the room', () => {
  const gate = createGate({ read: null }, CALLS, () => 0, noPeers)
  expect(passes(gate, 'read', { ...GUEST, network: read('198.51.100.9') }, 4000)).toBe(3000)
})

test('A2 many /64 of one household share the room of two, many of one site that of four', () => {
  const gate = createGate({ read: null }, CALLS, () => 0, noPeers)
  const from = (address: string) => passes(gate, 'read', { ...GUEST, network: read(address) }, 400)
  const ofHousehold = ['1', '2', '3'].map((part) => from(`2001:db8:1:10${part}::1`))
  const ofSite = ['2', '3', '4', '5'].map((part) => from(`2001:db8:1:${part}00::1`))
  expect([ofHousehold, ofSite]).toEqual([
    [300, 300, 0],
    [300, 300, 0, 0],
  ])
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

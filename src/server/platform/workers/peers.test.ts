import { beforeEach, expect, test, vi } from 'vitest'

import type { FromWorker, ToWorker } from './messages.ts'
import { joinPeers, type Peers } from './peers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('an addition to a count reaches the other workers once, summed by key', () => {
  const [one, other] = machine(2)
  const heard: unknown[] = []
  other?.count('calls').onAdded((key, amount) => heard.push([key, amount]))
  const count = one?.count('calls')
  count?.add('a', 1)
  count?.add('a', 0.5)
  count?.add('b', 1)
  vi.runAllTimers()
  expect(heard).toEqual([
    ['a', 1.5],
    ['b', 1],
  ])
})

test('a total is the sum of the holdings of all other workers, without returned ones', () => {
  const [one, second, third] = machine(3)
  const mine = one?.total('sockets')
  second?.total('sockets').hold('school', 3)
  const last = third?.total('sockets')
  last?.hold('school', 4)
  last?.hold('home', 1)
  vi.runAllTimers()
  expect([mine?.ofOthers('school'), mine?.ofOthers('home')]).toEqual([7, 1])
  last?.hold('home', 0)
  vi.runAllTimers()
  expect([mine?.ofOthers('school'), mine?.ofOthers('home')]).toEqual([7, 0])
})

test('a worker that ends takes its part along, and one that begins learns the parts of the others', () => {
  const workers = createMachine()
  const first = workers.add().total('sockets')
  const gone = workers.add().total('sockets')
  first.hold('school', 2)
  gone.hold('school', 5)
  vi.runAllTimers()
  expect(first.ofOthers('school')).toBe(5)
  workers.end(1)
  expect(first.ofOthers('school')).toBe(0)
  const late = workers.add().total('sockets')
  vi.runAllTimers()
  expect(late.ofOthers('school')).toBe(2)
})

function machine(count: number): readonly Peers[] {
  const workers = createMachine()
  return Array.from({ length: count }, () => workers.add())
}

/** Workers whose messages go round as the primary process carries them. */
function createMachine() {
  const listeners = new Map<number, (message: ToWorker) => void>()
  function toOthers(self: number, message: ToWorker): void {
    for (const [id, listener] of listeners) if (id !== self) listener(message)
  }
  let begun = 0
  return {
    add(): Peers {
      const self = begun
      begun += 1
      const peers = joinPeers({
        send(message: FromWorker) {
          if (message.kind === 'counts') toOthers(self, { ...message, from: self })
        },
        onMessage: (listener) => void listeners.set(self, listener),
      })
      toOthers(self, { kind: 'joined' })
      return peers
    },
    end(self: number): void {
      listeners.delete(self)
      toOthers(self, { kind: 'left', from: self })
    },
  }
}

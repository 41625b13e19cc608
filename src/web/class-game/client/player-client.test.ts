import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { PlayerGame } from '#contract/class-game/messages.ts'
import { liveClose } from '#contract/live.ts'
import type { Wire, WireEvents } from '#web/wire/live-socket.ts'

import { openPlayerClient } from './player-client.ts'

const HELLO = '{"type":"hello","version":"0.1.0"}'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page() {
  const wires: WireEvents[] = []
  const sent: unknown[] = []
  const open = (_address: string, events: WireEvents): Wire => {
    wires.push(events)
    return { send: (text) => sent.push(JSON.parse(text)), close: () => {}, cut: () => {} }
  }
  const client = openPlayerClient({ open, now: () => 1000 })
  const answers = () => sent.filter((one) => JSON.stringify(one).includes('game_answer'))
  return { client, wires, answers }
}

function question(choice: number | null, number = 0, isPaused = false): string {
  const message: PlayerGame = {
    type: 'game',
    serverTime: 5000,
    view: {
      number: 0,
      name: 'Ada',
      team: null,
      questionCount: 3,
      isPaused,
      phase: { kind: 'question', question: number, openedAt: 4000, closesAt: 24_000, choice },
      score: { points: 0, correct: 0, answered: 0 },
      rank: null,
      playerCount: 2,
    },
    shown: { question: number, text: 'Which?', options: ['A', 'B', 'C', 'D'], lesson: null },
    before: null,
  }
  return JSON.stringify(message)
}

test('the first choice is sent until the server has it on record', () => {
  const { client, wires, answers } = page()
  wires[0]?.said(HELLO)
  wires[0]?.said(question(null))
  client.choose(2)
  client.choose(1)
  const answer = { type: 'game_answer', question: 0, choice: 2 }
  expect(answers()).toEqual([answer])
  vi.advanceTimersByTime(2000)
  expect(answers()).toEqual([answer, answer])
  wires[0]?.said(question(2))
  vi.advanceTimersByTime(10_000)
  expect(answers()).toEqual([answer, answer])
  expect(client.get()).toMatchObject({ isConnected: true, pending: null, over: null })
  expect(client.serverNow()).toBe(5000)
})

test('an answer that was chosen without a connection is sent with the next greeting', () => {
  const { client, wires, answers } = page()
  wires[0]?.said(HELLO)
  wires[0]?.said(question(null))
  wires[0]?.closed(1006)
  client.choose(3)
  expect([client.get().isConnected, answers()]).toEqual([false, []])
  vi.advanceTimersByTime(1000)
  wires[1]?.said(HELLO)
  expect(answers()).toEqual([{ type: 'game_answer', question: 0, choice: 3 }])
})

test('an answer that came too late is forgotten with the next question', () => {
  const { client, wires } = page()
  wires[0]?.said(HELLO)
  wires[0]?.said(question(null))
  client.choose(3)
  wires[0]?.said(question(null, 1))
  expect(client.get().pending).toBeNull()
})

test('the end of a race keeps the answer that came last', () => {
  const { client, wires } = page()
  wires[0]?.said(HELLO)
  const { view, ...rest }: PlayerGame = JSON.parse(question(null))
  const marked = { question: 2, choice: 1, right: 1, isCorrect: true, points: 100 }
  const lesson = { questionId: 'ge-e1.1.0', explanation: 'Because.', feedback: null }
  const before = { question: 2, text: 'Which?', options: ['A', 'B', 'C', 'D'], lesson }
  const race = { kind: 'race', question: null, closesAt: null, last: marked }
  const ended = JSON.stringify({
    ...rest,
    view: { ...view, phase: { kind: 'ended' } },
    shown: null,
  })
  wires[0]?.said(JSON.stringify({ ...rest, view: { ...view, phase: race }, shown: null, before }))
  wires[0]?.said(ended)
  wires[0]?.said(ended)
  expect(client.get().game?.view.phase.kind).toBe('ended')
  expect(client.get().last).toEqual({ marked, shown: before })
  wires[0]?.said(question(null))
  expect(client.get().last).toBeNull()
})

test('nothing is answered while the game is paused, or when the answer is on record', () => {
  const { client, wires, answers } = page()
  wires[0]?.said(HELLO)
  wires[0]?.said(question(null, 0, true))
  client.choose(0)
  wires[0]?.said(question(1))
  client.choose(0)
  expect(answers()).toEqual([])
})

test.each([
  [
    (wire: WireEvents | undefined) => wire?.said('{"type":"game_over","reason":"removed"}'),
    'removed',
  ],
  [(wire: WireEvents | undefined) => wire?.closed(liveClose.sessionEnded), 'gone'],
] as const)('the end of a seat is shown, and the page does not come back (%#)', (end, reason) => {
  const { client, wires } = page()
  wires[0]?.said(HELLO)
  end(wires[0])
  vi.advanceTimersByTime(60_000)
  expect([client.get().over, wires.length]).toEqual([reason, 1])
})

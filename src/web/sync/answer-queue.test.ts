import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { WaitingAnswer } from '#web/outbox/outbox-shape.ts'
import { outboxIn } from '#web/outbox/outbox.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { CallProblem, type ProblemCode } from '#web/wire/api.ts'

import { type Counted, createAnswerQueue } from './answer-queue.ts'

const USER = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'

/**
 * The ways one request may go; after a lost response the server has counted, but the page does not
 * know.
 */
type Outcome = 'answered' | 'lost request' | 'lost response' | ProblemCode

function issue(index: number) {
  return {
    issueId: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: index % 4,
  }
}

/** A server that counts each issue id once, behind a network with scripted outcomes. */
function world(outcomes: readonly Outcome[]) {
  const storage = memoryStorage()
  const place = outboxIn(storage)
  const due = [...outcomes]
  const counts = new Set<string>()
  const seen: Record<'counted' | 'delayed' | 'refused', string[]> = {
    counted: [],
    delayed: [],
    refused: [],
  }
  const waits: number[] = []
  async function send({ issueId }: WaitingAnswer): Promise<Counted> {
    const outcome = due.shift() ?? 'answered'
    const isHeard = outcome === 'answered' || outcome === 'lost response'
    if (isHeard) counts.add(issueId)
    if (outcome === 'answered') return judged
    const isLost = outcome === 'lost request' || outcome === 'lost response'
    throw new CallProblem(isLost ? 'offline' : outcome, 'no')
  }

  function open(userId = USER) {
    return createAnswerQueue({
      userId,
      place,
      send,
      onCounted: ({ issueId }) => seen.counted.push(issueId),
      onDelayed: ({ issueId }) => seen.delayed.push(issueId),
      onRefused: ({ issueId }) => seen.refused.push(issueId),
      wait: async (milliseconds) => void waits.push(milliseconds),
    })
  }
  return { place, counts, seen, waits, open }
}

const judged: Counted = {
  answer: {
    question_id: 'as-e1.1.k3f9',
    selected_answer: 1,
    is_correct: true,
    time_spent: 2,
    answered_at: '2026-03-01T12:00:00.000Z',
  },
  correct_answer: 1,
  xp: 10,
  progress: {
    total_answered: 1,
    correct_answers: 1,
    incorrect_answers: 0,
    total_time_spent: 2,
    current_streak: 1,
    best_streak: 1,
    version: 1,
  },
}

/** Lets every pending promise settle. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

test('answers go out in their order and leave nothing behind', async () => {
  const { open, seen, place, waits } = world([])
  const queue = open()
  for (const index of [1, 2, 3]) queue.add(issue(index))
  expect(place.get().answers.length).toBe(3)
  await settled()
  expect({ ...seen, waits, waiting: place.get().answers }).toEqual({
    counted: [1, 2, 3].map((index) => issue(index).issueId),
    delayed: [],
    refused: [],
    waits: [],
    waiting: [],
  })
})

test('Q50 a second try waits behind its answer, and neither takes the other away', async () => {
  const { open, seen, place, waits } = world(['answered', 'lost response'])
  const queue = open()
  queue.add(issue(1))
  queue.add({ ...issue(1), secondResponse: '1, 5, 3, 4' })
  expect(place.get().answers.map(({ secondResponse }) => secondResponse)).toEqual([
    undefined,
    '1, 5, 3, 4',
  ])
  await settled()
  const { issueId } = issue(1)
  expect({ ...seen, waits, waiting: place.get().answers }).toEqual({
    counted: [issueId, issueId],
    delayed: [issueId],
    refused: [],
    waits: [200],
    waiting: [],
  })
})

test('a failure is reported once, and tried again after 200 ms, doubling', async () => {
  const { open, seen, waits } = world(['offline', 'unavailable', 'too_many_requests', 'internal'])
  open().add(issue(1))
  await settled()
  const { issueId } = issue(1)
  expect({ ...seen, waits }).toEqual({
    counted: [issueId],
    delayed: [issueId],
    refused: [],
    waits: [200, 400, 800, 1600],
  })
})

test('an answer that the server will never count is given up, and the next one follows', async () => {
  const { open, seen, place } = world(['not_found'])
  const queue = open()
  queue.add(issue(1))
  queue.add(issue(2))
  await settled()
  expect({ ...seen, waiting: place.get().answers }).toEqual({
    counted: [issue(2).issueId],
    delayed: [],
    refused: [issue(1).issueId],
    waiting: [],
  })
})

test('after the session has ended an answer waits for its user to come back', async () => {
  const { open, seen, place } = world(['session_missing'])
  open().add(issue(1))
  await settled()
  expect(place.get().answers).toEqual([{ ...issue(1), userId: USER }])
  open(OTHER).start()
  await settled()
  expect(seen.counted).toEqual([])
  open().start()
  await settled()
  expect([seen.counted, place.get().answers]).toEqual([[issue(1).issueId], []])
})

test('whatever fails and however often the page is loaded again, each answer is counted once', async () => {
  const failures = fc.constantFrom<Outcome>(
    'answered',
    'lost request',
    'lost response',
    'unavailable',
    'internal',
    'too_many_requests',
    'session_missing',
  )
  const step = fc.constantFrom('answer', 'reload', 'pause')
  await fc.assert(
    fc.asyncProperty(
      fc.array(failures, { maxLength: 30 }),
      fc.array(step, { minLength: 1, maxLength: 20 }),
      async (outcomes, steps) => {
        const { open, counts, seen, place } = world(outcomes)
        const answered: string[] = []
        let queue = open()
        for (const [index, what] of steps.entries()) {
          if (what === 'answer') {
            queue.add(issue(index))
            answered.push(issue(index).issueId)
          } else if (what === 'reload') {
            queue.stop()
            queue = open()
            queue.start()
          } else {
            // oxlint-disable-next-line no-await-in-loop
            await settled()
          }
        }
        // A session may have ended up to thirty times: each time its user signs in again.
        for (let visits = 0; visits <= outcomes.length; visits += 1) {
          queue.start()
          // oxlint-disable-next-line no-await-in-loop
          await settled()
        }
        expect(place.get().answers).toEqual([])
        expect([...counts].toSorted()).toEqual(answered.toSorted())
        expect(new Set(seen.counted)).toEqual(new Set(answered))
        expect(seen.refused).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

test('an answer that was made is sent again to a server that does not know such answers yet', async () => {
  const early = world(['invalid_input', 'invalid_input', 'answered'])
  early.open().add({ ...issue(1), response: '25 g' })
  await settled()
  expect(early.seen).toEqual({
    counted: [issue(1).issueId],
    delayed: [issue(1).issueId],
    refused: [],
  })
  const never = world(Array.from({ length: 7 }, () => 'invalid_input'))
  never.open().add({ ...issue(2), response: '25 g' })
  await settled()
  expect(never.seen.refused).toEqual([issue(2).issueId])
})

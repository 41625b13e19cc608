import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { CallProblem, type ProblemCode } from '#web/wire/api.ts'

import { answersTo, keepAnswer, sendAll, withListed } from './send-work.ts'
import { type StoredWork, storedWorkIn, type UnsentAnswer } from './stored-work.ts'
import { strandedIn, withoutRefused, withoutStranded } from './stranded.ts'

const [WORK, MEMBER] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
]
const HOMEWORK: StoredWork = {
  unsent: [],
  members: [
    {
      memberId: MEMBER,
      classId: '33333333-3333-4333-8333-333333333333',
      className: 'Class 9b',
      work: [
        {
          assignmentId: WORK,
          name: 'Ions',
          opensAt: '2030-01-01T00:00:00.000Z',
          closesAt: null,
          questions: ['as-e3.1.1', 'as-e3.1.2'],
          timer: 'off',
          tries: 2,
          hints: true,
          answers: [],
        },
      ],
    },
  ],
}

/** The same homework as the server lists it. */
const LISTED = HOMEWORK.members.map(({ memberId, classId, className, work }) => ({
  member_id: memberId,
  class_id: classId,
  class_name: className,
  work: work.map(({ assignmentId, opensAt, closesAt, name, questions, timer, tries, hints }) => ({
    assignment_id: assignmentId,
    opens_at: opensAt,
    closes_at: closesAt,
    name,
    questions,
    timer,
    tries,
    hints,
    is_finished: false,
    answers: [],
  })),
}))

function answer(place: number, attempt: 1 | 2 = 1): UnsentAnswer {
  return {
    assignmentId: WORK,
    memberId: MEMBER,
    place,
    attempt,
    selectedAnswer: 2,
    isCorrect: false,
  }
}

/** An answer as it waits, with the names of what it belongs to. */
function waiting(place: number): UnsentAnswer {
  return { ...answer(place), about: { className: 'Class 9b', name: 'Ions' } }
}

function shownAnswers(kept: StoredWork) {
  const [member] = kept.members
  const [work] = member?.work ?? []
  if (member === undefined || work === undefined) throw new Error('no work')
  return answersTo(kept, member, work).map(({ place, attempt }) => `${place}.${attempt}`)
}

function homework() {
  const stored = storedWorkIn(memoryStorage())
  stored.set(HOMEWORK)
  return stored
}

test('answers wait for a connection, show meanwhile, and are sent in their order', async () => {
  const stored = homework()
  for (const one of [answer(0), answer(0, 2), answer(1)]) keepAnswer(one, stored)
  await sendAll(failing('offline'), nothingNew, stored)
  expect([stored.get().unsent.length, shownAnswers(stored.get())]).toEqual([
    3,
    ['0.1', '0.2', '1.1'],
  ])
  const arrived: string[] = []
  await sendAll(async (one) => arrived.push(`${one.place}.${one.attempt}`), nothingNew, stored)
  expect(arrived).toEqual(['0.1', '0.2', '1.1'])
  expect([stored.get().unsent, shownAnswers(stored.get())]).toEqual([[], ['0.1', '0.2', '1.1']])
})

test('an answer that the server will never take leaves the outbox, and the others go on', async () => {
  const stored = homework()
  keepAnswer(answer(0), stored)
  keepAnswer(answer(1), stored)
  const arrived: number[] = []
  await sendAll(
    async (one) => {
      if (one.place === 0) throw new CallProblem('not_found', 'removed')
      arrived.push(one.place)
    },
    nothingNew,
    stored,
  )
  expect([arrived, stored.get().unsent]).toEqual([[1], []])
})

test('an answer to work that was deleted, and one that came too late, are noted until their pupil has read it', async () => {
  const stored = homework()
  const about = { className: 'Class 9b', name: 'Ions' }
  for (const one of [answer(0), answer(1), answer(1, 2)]) keepAnswer(one, stored)
  await sendAll(
    async (one) => {
      throw new CallProblem(one.attempt === 2 ? 'conflict' : 'not_found', 'not any more')
    },
    nothingNew,
    stored,
  )
  const note = { assignmentId: WORK, memberId: MEMBER, about }
  const [gone, late] = [
    { ...note, reason: 'gone' as const, count: 2 },
    { ...note, reason: 'answered' as const, count: 1 },
  ]
  expect([stored.get().unsent, stored.get().refused]).toEqual([[], [gone, late]])
  stored.update((kept) => withListed(kept, LISTED))
  expect(shownAnswers(stored.get())).toEqual([])
  expect(withoutRefused(stored.get(), gone).refused).toEqual([late])
})

test('answers of a pupil whom this browser does not know any more are listed by work, and are deleted on request', () => {
  const stored = homework()
  const about = { className: 'Class 9b', name: 'Ions' }
  for (const one of [answer(0), answer(1)]) keepAnswer(one, stored)
  expect(strandedIn(stored.get())).toEqual([])
  stored.update((kept) => withListed(kept, []))
  const [first] = strandedIn(stored.get())
  expect(first).toEqual({ assignmentId: WORK, memberId: MEMBER, about, count: 2 })
  if (first === undefined) throw new Error('nothing waits')
  expect(withoutStranded(stored.get(), first)).toEqual({ members: [], unsent: [] })
})

test('a busy server is asked again later, and nothing is lost', async () => {
  const stored = homework()
  keepAnswer(answer(0), stored)
  await sendAll(failing('too_many_requests'), nothingNew, stored)
  expect(stored.get().unsent).toEqual([waiting(0)])
})

test('answers of a pupil who has left the device to another one wait for the card', async () => {
  const stored = homework()
  keepAnswer(answer(0), stored)
  stored.update((kept) => ({ ...kept, members: [] }))
  await sendAll(failing('not_found'), nothingNew, stored)
  expect(stored.get().unsent).toEqual([waiting(0)])
})

test('answers of a pupil whom the teacher has signed out in the middle of work wait for the new card', async () => {
  const stored = homework()
  keepAnswer(answer(0), stored)
  keepAnswer(answer(1), stored)
  await sendAll(failing('not_found'), failing('offline'), stored)
  expect(stored.get().unsent).toEqual([waiting(0), waiting(1)])
  const readNone = async () => stored.update((kept) => withListed(kept, []))
  await sendAll(failing('not_found'), readNone, stored)
  expect(stored.get()).toEqual({ members: [], unsent: [waiting(0), waiting(1)] })
  const arrived: number[] = []
  stored.update((kept) => withListed(kept, LISTED))
  await sendAll(async (one) => arrived.push(one.place), nothingNew, stored)
  expect([arrived, stored.get().unsent]).toEqual([[0, 1], []])
})

test('an answer that arrives while the list of work is on its way is not forgotten', async () => {
  const stored = homework()
  keepAnswer(answer(0), stored)
  await sendAll(async () => undefined, nothingNew, stored)
  stored.update((kept) => withListed(kept, LISTED))
  expect(shownAnswers(stored.get())).toEqual(['0.1'])
  expect(withListed(stored.get(), []).members).toEqual([])
})

async function nothingNew(): Promise<void> {
  // The server lists what it listed before.
}

function failing(code: ProblemCode): () => Promise<never> {
  return () => Promise.reject(new CallProblem(code, 'not now'))
}

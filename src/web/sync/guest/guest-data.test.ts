import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { userDataCalls } from '#contract/user-data.ts'
import { shortAnswers, shortForm } from '#quiz/practice/short-answers.ts'
import { localDay } from '#web/learner/local-day.ts'
import { outboxIn } from '#web/outbox/outbox.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { bookmarksIn } from '#web/user-data/bookmarks.ts'
import { progressIn, type SavedProgress } from '#web/user-data/progress.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'
import { CallProblem } from '#web/wire/api.ts'

import {
  answersLeft,
  bringGuestData,
  type Chunk,
  guestHoldings,
  isCutOff,
  isLeft,
  leaveGuestData,
} from './guest-data.ts'

const USER = '00000000-0000-4000-8000-000000000001'
type Outcome = 'ok' | 'lost request' | 'lost answer' | 'refused'

const WAITING = {
  userId: USER,
  issueId: '00000000-0000-4000-9000-000000000001',
  questionId: 'as-e1.1.k3f9',
  selectedAnswer: 1,
}

const ARTICLES_READ = ['what-is-an-atom']
const OLDER = [
  { category: 'atomic-structure', difficulty: 'easy', answered: 12, correct: 9 },
] as const

function questionIds(count: number) {
  return Array.from({ length: count }, (_, index) => `as-e1.1.${(index + 1).toString(36)}`)
}

/** So many answers, newest first, of which every fourth is wrong. */
function answersOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    questionId: `as-e1.1.${(count - index).toString(36)}`,
    selectedAnswer: index % 4 === 3 ? 0 : 1,
    isCorrect: index % 4 !== 3,
    timeSpent: 1.23456,
    timestamp: 9000 - index,
  }))
}

/** A browser with so many bookmarks, and a server that adds each import once. */
function world(
  bookmarked: number,
  outcomes: readonly Outcome[],
  answers: SavedProgress['answers'] = [],
) {
  const storage = memoryStorage()
  const places = {
    outbox: outboxIn(storage),
    progress: progressIn(storage),
    bookmarks: bookmarksIn(storage),
  }
  places.bookmarks.set({
    elements: ['Fe', 'Br'],
    questions: questionIds(bookmarked).map((id, index) => ({ id, bookmarkedAt: 9000 - index })),
    articlesRead: ARTICLES_READ,
  })
  places.progress.set({
    totals: {
      totalAnswered: 12,
      correctAnswers: 9,
      incorrectAnswers: 3,
      totalTimeSpent: 60.5,
      currentStreak: 2,
      bestStreak: 5,
    },
    answers,
    savedAt: 9000,
    older: [...OLDER],
  })
  places.outbox.set({ answers: [WAITING] })
  const due = [...outcomes]
  const imports = new Map<string, Chunk>()
  let ids = 0
  const tools = {
    isRight: ({ questionId, selectedAnswer }: { questionId: string; selectedAnswer: number }) =>
      questionId.startsWith('as-e100') ? null : selectedAnswer === 1,
    isKnown: (id: string) => !id.startsWith('as-e100'),
    newId() {
      ids += 1
      return `00000000-0000-4000-a000-${String(ids).padStart(12, '0')}`
    },
    async ask(chunk: Chunk) {
      const outcome = due.shift() ?? 'ok'
      if (outcome === 'refused') throw new CallProblem('too_many_requests', 'no')
      const isFirst = !imports.has(chunk.import_id)
      if (outcome !== 'lost request' && isFirst) imports.set(chunk.import_id, chunk)
      if (outcome !== 'ok') throw new CallProblem('offline', 'no')
    },
  }
  return { places, tools, imports }
}

test('everything goes along in parts of 150 bookmarks, and only data that is not for the account is left', async () => {
  const { places, tools, imports } = world(160, [])
  expect(guestHoldings(places)).toEqual({ answers: 12, questions: 160, elements: 2 })
  await bringGuestData(USER, { from: places, tools })
  const parts = [...imports.values()]
  expect(
    parts.map(({ progress, questions, elements }) => [
      progress.correct_answers,
      progress.incorrect_answers,
      progress.total_time_spent,
      progress.best_streak,
      questions.length,
      elements,
    ]),
  ).toEqual([
    [9, 3, 60.5, 5, 150, ['Fe', 'Br']],
    [0, 0, 0, 0, 10, []],
  ])
  expect(guestHoldings(places)).toBeNull()
  expect([places.progress.get(), places.outbox.get(), places.bookmarks.get()]).toEqual([
    { ...places.progress.fallback, uploaded: parts[0]?.import_id },
    { answers: [WAITING], leftBy: USER },
    { ...places.bookmarks.fallback, articlesRead: ARTICLES_READ },
  ])
})

test('practice between sending a part and its acknowledgment is not lost', async () => {
  const { places, tools, imports } = world(1, ['lost answer'])
  await bringGuestData(USER, { from: places, tools }).catch(() => undefined)
  saveAnswer(
    { questionId: 'as-e1.1.a', selectedAnswer: 0, isCorrect: true, timeSpent: 4, timestamp: 9900 },
    places.progress,
  )
  await bringGuestData(USER, { from: places, tools })
  const parts = [...imports.values()].map(({ progress }) => progress)
  expect(parts).toEqual([
    { correct_answers: 9, incorrect_answers: 3, total_time_spent: 60.5, best_streak: 5 },
    { correct_answers: 1, incorrect_answers: 0, total_time_spent: 4, best_streak: 1 },
  ])
  expect(guestHoldings(places)).toBeNull()
})

test('a page that is closed between its two notes of an arrival takes nothing off twice', async () => {
  const { places, tools, imports } = world(0, ['lost answer'], answersOf(12))
  await bringGuestData(USER, { from: places, tools }).catch(() => undefined)
  const noted = places.outbox.get()
  await bringGuestData(USER, { from: places, tools })
  saveAnswer(
    { questionId: 'as-e1.1.a', selectedAnswer: 0, isCorrect: true, timeSpent: 4, timestamp: 9900 },
    places.progress,
  )
  places.outbox.set(noted)
  await bringGuestData(USER, { from: places, tools })
  const totals = [...imports.values()].map(({ progress }) => progress.correct_answers)
  expect(totals.filter((correct) => correct > 0)).toEqual([9, 1])
  expect(guestHoldings(places)).toBeNull()
})

test('the counts of answers that are no longer listed leave with their totals, later ones stay', async () => {
  const { places, tools } = world(0, ['lost request', 'ok', 'lost request'], answersOf(12))
  const kinds = { category: 'bonding', difficulty: 'hard', answered: 2, correct: 1 } as const
  await bringGuestData(USER, { from: places, tools }).catch(() => undefined)
  places.progress.update((kept) => ({
    ...kept,
    totals: { ...kept.totals, totalAnswered: 15, correctAnswers: 11, incorrectAnswers: 4 },
    answers: kept.answers.slice(0, 1),
    older: [...OLDER, kinds],
  }))
  await bringGuestData(USER, { from: places, tools }).catch(() => undefined)
  expect(places.progress.get()).toMatchObject({
    totals: { totalAnswered: 3 },
    older: [...OLDER, kinds],
  })
  await bringGuestData(USER, { from: places, tools })
  expect(places.progress.get().older).toBe(undefined)
})

test('single answers follow their totals, in parts of 100, all that are listed', async () => {
  const { places, tools, imports } = world(0, [], answersOf(640))
  places.progress.update((kept) => ({
    ...kept,
    totals: { ...kept.totals, totalAnswered: 700, correctAnswers: 525, incorrectAnswers: 175 },
  }))
  await bringGuestData(USER, { from: places, tools })
  const parts = [...imports.values()]
  expect(parts.map(({ progress, answers }) => [progress.correct_answers, answers?.length])).toEqual(
    [[525, undefined], ...Array.from({ length: 6 }, () => [0, 100]), [0, 40]],
  )
  expect(parts[1]?.answers?.[3]).toEqual({
    question_id: 'as-e1.1.hp',
    selected_answer: 0,
    time_spent: 1.235,
    answered_at: '1970-01-01T00:00:08.997Z',
    local_day: localDay(8997),
  })
  const brought = parts.flatMap(({ answers }) => answers ?? [])
  expect(new Set(brought.map((answer) => answer.answered_at)).size).toBe(640)
  expect(guestHoldings(places)).toBeNull()
})

test('K29 all of 6,000 answers come along, whatever is lost on the way', async () => {
  const { places, tools, imports } = world(
    0,
    [
      'ok',
      'lost answer',
      'ok',
      'lost request',
      'refused',
      ...Array.from({ length: 18 }, () => 'ok' as const),
      'lost answer',
    ],
    answersOf(2000),
  )
  const past = Array.from({ length: 4000 }, (_, index) => ({
    template: 'as-e1',
    isCorrect: index % 4 !== 3,
    isHard: index % 7 === 0,
    isSure: index % 2 === 0,
    timestamp: 1_700_000_000_000 + index * 60_000,
  }))
  places.progress.update((kept) => ({
    ...kept,
    totals: { ...kept.totals, totalAnswered: 6000, correctAnswers: 4500, incorrectAnswers: 1500 },
    past: shortForm(past),
    start: '0.5;atomic-number,9,1,3,19000,2,19000,0',
  }))
  const left: number[] = []
  for (let tries = 0; tries < 7 && !isLeft(USER, places); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await bringGuestData(USER, {
      from: places,
      tools,
      onPart: () => left.push(answersLeft(places)),
    }).catch(() => undefined)
  }
  const parts = [...imports.values()]
  expect(parts.flatMap(({ answers }) => answers ?? []).length).toBe(2000)
  expect(shortAnswers(parts.map((part) => part.short_answers ?? '').join(''))).toEqual(
    past.map(({ isHard, ...one }) => ({
      ...one,
      ...(isHard && { isHard }),
      day: localDay(one.timestamp),
    })),
  )
  expect(parts.map(({ start }) => start).filter((start) => start !== undefined)).toEqual([
    '0.5;atomic-number,9,1,3,19000,2,19000,0',
  ])
  expect(parts.every((part) => userDataCalls.bring_guest_data.input.safeParse(part).success)).toBe(
    true,
  )
  expect([left[0], left.at(-1), left]).toEqual([6000, 0, left.toSorted((a, b) => b - a)])
  expect([guestHoldings(places), places.progress.get().start]).toEqual([null, undefined])
})

test('short answers that a server of the previous version refuses wait for the next one', async () => {
  const { places, tools, imports } = world(0, [], answersOf(1))
  places.progress.update((kept) => ({ ...kept, past: 'as-e1.1.k3f9;' }))
  await expect(
    bringGuestData(USER, { from: places, tools: { ...tools, ask: refuseShort } }),
  ).rejects.toThrow('no')
  expect([answersLeft(places), isCutOff(USER, places)]).toEqual([1, true])
  await bringGuestData(USER, { from: places, tools })
  expect([...imports.values()].map((part) => part.short_answers)).toEqual([
    `as-e1.1.k3f9.${localDay(Number.parseInt('k3f9', 36))};`,
  ])
})

test('Q50 hints, confidence and the second try go along with their answer', async () => {
  const helped = {
    questionId: 'ge-h21.1.3',
    selectedAnswer: 0,
    response: '105 g',
    isCorrect: false,
    timeSpent: 2,
    timestamp: 5000,
    isSure: false,
    hintsTaken: 2,
    secondResponse: '47.9 g',
    secondCorrect: true,
  }
  const { places, tools, imports } = world(0, [], [helped])
  await bringGuestData(USER, { from: places, tools })
  expect([...imports.values()].flatMap(({ answers }) => answers ?? [])).toEqual([
    {
      question_id: 'ge-h21.1.3',
      selected_answer: 0,
      response: '105 g',
      is_sure: false,
      local_day: localDay(5000),
      hints_taken: 2,
      second_response: '47.9 g',
      time_spent: 2,
      answered_at: '1970-01-01T00:00:05.000Z',
    },
  ])
})

test('an answer that is judged otherwise, or of which the totals know nothing, stays a number', async () => {
  const [first, second] = answersOf(2)
  if (first === undefined || second === undefined) throw new Error('No answers')
  const { places, tools, imports } = world(
    0,
    [],
    [{ ...first, isCorrect: false }, { ...second, questionId: 'as-e100.1.k3f9' }, ...answersOf(20)],
  )
  await bringGuestData(USER, { from: places, tools })
  const [, singles] = [...imports.values()]
  const right = singles?.answers?.filter((answer) => answer.selected_answer === 1)
  expect([singles?.answers?.length, right?.length]).toEqual([12, 9])
})

test('answers that are refused for now are sent with the next try, invalid ones are not', async () => {
  const { places, tools, imports } = world(0, [], answersOf(12))
  const refusals = [null, 'too_many_requests', 'invalid_input'] as const
  let asked = 0
  const ask = async (chunk: Chunk) => {
    const code = refusals[asked] ?? null
    asked += 1
    if (code !== null) throw new CallProblem(code, 'no')
    imports.set(chunk.import_id, chunk)
  }
  await expect(bringGuestData(USER, { from: places, tools: { ...tools, ask } })).rejects.toThrow(
    'no',
  )
  expect(guestHoldings(places)).toEqual({ answers: 12, questions: 0, elements: 0 })
  await expect(bringGuestData(USER, { from: places, tools: { ...tools, ask } })).rejects.toThrow(
    'no',
  )
  await bringGuestData(USER, { from: places, tools: { ...tools, ask } })
  expect([imports.size, guestHoldings(places)]).toEqual([1, null])
})

test('a bookmark that the server does not know yet stays here', async () => {
  const { places, tools, imports } = world(1, [])
  const later = { id: 'as-e100.1.k3f9', bookmarkedAt: 9500 }
  places.bookmarks.update((kept) => ({ ...kept, questions: [later, ...kept.questions] }))
  await bringGuestData(USER, { from: places, tools })
  expect([imports.size, places.bookmarks.get()]).toEqual([
    1,
    { elements: [], questions: [later], articlesRead: ARTICLES_READ },
  ])
})

test('whatever is lost on the way, everything arrives once', async () => {
  const outcome = fc.constantFrom<Outcome>('ok', 'lost request', 'lost answer', 'refused')
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 400 }),
      fc.array(outcome, { maxLength: 12 }),
      async (bookmarked, outcomes) => {
        const { places, tools, imports } = world(bookmarked, outcomes, answersOf(12))
        for (let tries = 0; tries <= outcomes.length; tries += 1) {
          // oxlint-disable-next-line no-await-in-loop
          await bringGuestData(USER, { from: places, tools }).catch(() => undefined)
        }
        const parts = [...imports.values()]
        expect(guestHoldings(places)).toBeNull()
        expect(sum(parts.map(({ progress }) => progress.correct_answers))).toBe(9)
        expect(sum(parts.map(({ progress }) => progress.incorrect_answers))).toBe(3)
        expect(
          parts.flatMap(({ questions }) => questions.map((asked) => asked.question_id)).toSorted(),
        ).toEqual(questionIds(bookmarked).toSorted())
        expect(parts.flatMap(({ elements }) => elements)).toEqual(['Fe', 'Br'])
        expect(parts.flatMap(({ answers }) => answers ?? []).length).toBe(12)
      },
    ),
    { numRuns: 60 },
  )
})

test('a guest who prefers to keep it here is not asked again', () => {
  const { places } = world(1, [])
  expect(isLeft(USER, places)).toBe(false)
  leaveGuestData(USER, places)
  expect([isLeft(USER, places), isLeft('another', places)]).toEqual([true, false])
})

async function refuseShort({ short_answers }: Chunk) {
  if (short_answers !== undefined) throw new CallProblem('invalid_input', 'no')
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

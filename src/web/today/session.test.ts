import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import {
  aboutOf,
  askedOf,
  chooseIn,
  isFinished,
  isSureMistake,
  isUnknownItem,
  isRightItem,
  leaveUnknown,
  nextAbout,
  plannedSize,
  resumedToday,
  showAnswerIn,
  startToday,
  storedOf,
  submitIn,
  submitSecondIn,
  takeHintIn,
  type TodaySession,
  withItem,
  withSure,
  workedUntil,
} from './session.ts'

const START = 1_772_366_400_000
const OWNER = { owner: 'guest', about: { kind: 'plan' }, now: START + 60_000 } as const

function question(id: string) {
  const made = questionOf(id)
  if (made?.type !== 'mcq') throw new Error(`The bank has lost ${id}.`)
  return made
}

const first = question('as-m3.1.1')

function questions(size: number) {
  return { size, minutes: null }
}

/** A session of two questions, the first of which is open. */
function begun(): TodaySession {
  return withItem(
    startToday({ kind: 'plan' }, questions(2), START),
    { question: first, issueId: null, reason: { kind: 'not-seen', days: 9 } },
    START + 1000,
  )
}

test('an answer is recorded once, with the time since its question was shown', () => {
  const right = first.options.indexOf(first.correctAnswer)
  const { session, answer } = submitIn(chooseIn(begun(), right), START + 5000)
  expect(answer).toEqual({
    questionId: 'as-m3.1.1',
    selectedAnswer: right,
    isCorrect: true,
    timeSpent: 4,
    timestamp: START + 5000,
  })
  expect(submitIn(session, START + 6000)).toEqual({ session, answer: null })
  expect(chooseIn(session, 0)).toBe(session)
})

test('K28 a wrong answer of a sure learner is noted, and still after a reload', () => {
  const right = first.options.indexOf(first.correctAnswer)
  const claimed = [right, (right + 1) % 4].flatMap((option) =>
    [true, false].map((isSure) =>
      withSure(submitIn(chooseIn(begun(), option), START + 5000).session, isSure),
    ),
  )
  const mistakes = claimed.map(({ items }) => items.map(isSureMistake))
  expect(mistakes).toEqual([[false], [false], [true], [false]])
  const again = claimed.map((session) =>
    resumedToday(storedOf(session, 'guest'), OWNER, questionOf),
  )
  expect(again).toEqual(claimed)
})

test('nothing is recorded without a choice', () => {
  const session = begun()
  expect(submitIn(session, START + 5000)).toEqual({ session, answer: null })
  expect(chooseIn(session, 7)).toBe(session)
})

test('a session is finished when all its questions are answered', () => {
  const one = submitIn(chooseIn(begun(), 0), START + 5000).session
  const two = withItem(
    one,
    { question: question('bo-e1.1.2'), issueId: null, reason: { kind: 'new' } },
    START + 9000,
  )
  const done = submitIn(chooseIn(two, 1), START + 12_000).session
  expect([one, two, done].map((each) => isFinished(each, START))).toEqual([false, false, true])
  expect(askedOf(done)).toEqual([
    { skill: 'isotopes', reason: { kind: 'not-seen', days: 9 } },
    { skill: 'bond-type', reason: { kind: 'new' } },
  ])
})

test('K27 a session by minutes asks on until they are over, and goes on counting after a reload', () => {
  const item = { question: first, issueId: null, reason: { kind: 'new' } } as const
  const length = { size: 10, minutes: 5 }
  const one = withItem(startToday({ kind: 'plan' }, length, START), item, START + 9000)
  const answered = submitIn(chooseIn(one, 0), START + 60_000).session
  expect(isFinished(answered, START + 69_000)).toBe(false)
  // The second question is left alone for long.
  const two = withItem(answered, { ...item, question: question('bo-e1.1.2') }, START + 69_000)
  const later = START + 69_000 + 1_000_000
  expect(workedUntil(two, later)).toBe(60_000 + 120_000)
  expect([plannedSize(two), plannedSize({ ...two, size: 1 })]).toEqual([10, 3])
  const stored = storedOf(two, 'guest')
  expect([stored.minutes, stored.workedMs]).toEqual([5, 60_000])
  expect(resumedToday(stored, OWNER, questionOf)).toEqual(two)
  const three = withItem(submitIn(chooseIn(two, 0), later).session, item, later)
  const last = submitIn(chooseIn(three, 1), later + 100_000).session
  expect([isFinished(last, later + 119_999), isFinished(last, later + 120_000)]).toEqual([
    false,
    true,
  ])
})

test('a session that was left is as it was, also an idea to fix', () => {
  const session = withItem(
    submitIn(chooseIn(begun(), 2), START + 5000).session,
    {
      question: question('bo-e1.1.2'),
      issueId: '00000000-0000-4000-9000-000000000001',
      reason: { kind: 'idea', misconception: 'BO5' },
    },
    START + 9000,
  )
  expect(resumedToday(storedOf(session, 'guest'), OWNER, questionOf)).toEqual(session)
})

test('a session of another owner, of another day, about something else or of a lost question is not', () => {
  const stored = storedOf(begun(), 'guest')
  const again = (change: Partial<Parameters<typeof resumedToday>[1]>) =>
    resumedToday(stored, { ...OWNER, ...change }, questionOf)
  expect(again({ owner: null })).toBe(null)
  expect(again({ now: START + 24 * 3_600_000 })).toBe(null)
  expect(again({ about: { kind: 'skill', id: 'isotopes' } })).toBe(null)
  expect(resumedToday(stored, OWNER, () => null)).toBe(null)
  expect(resumedToday(null, OWNER, questionOf)).toBe(null)
})

test('an address asks for a skill, an idea or what is planned', () => {
  expect(
    ['skill=isotopes', 'idea=BO5', 'check', 'skill=none', 'idea=toString', ''].map((text) =>
      aboutOf(new URLSearchParams(text)),
    ),
  ).toEqual([
    { kind: 'skill', id: 'isotopes' },
    { kind: 'idea', id: 'BO5' },
    { kind: 'check' },
    { kind: 'plan' },
    { kind: 'plan' },
    { kind: 'plan' },
  ])
})

test('K25 "I don\'t know" leaves the question of a check without an answer, also after a reload', () => {
  const open = withItem(
    startToday({ kind: 'check' }, questions(2), START),
    { question: first, issueId: null, reason: { kind: 'check' } },
    START,
  )
  const left = leaveUnknown(chooseIn(open, 1))
  expect(left.items.map((item) => [isUnknownItem(item), isRightItem(item)])).toEqual([
    [true, false],
  ])
  expect(submitIn(left, START + 5000)).toEqual({ session: left, answer: null })
  expect(askedOf(left)).toEqual([{ skill: 'isotopes', reason: { kind: 'check' }, isUnknown: true }])
  const wanted = { ...OWNER, about: { kind: 'check' } } as const
  expect(resumedToday(storedOf(left, 'guest'), wanted, questionOf)).toEqual(left)
  // Anywhere else a question waits for its answer.
  expect(leaveUnknown(begun()).items.map(isUnknownItem)).toEqual([false])
})

test('an answer that was made is kept with its verdict, and goes on after a reload', () => {
  const made = questionOf('as-h21.1.k3f9')
  if (made === null) throw new Error('The bank has lost a question.')
  const open = withItem(
    startToday({ kind: 'plan' }, questions(2), START),
    { question: made, issueId: null, reason: { kind: 'least-known' } },
    START,
  )
  const written = chooseIn(chooseIn(open, '1'), '15.9')
  expect(chooseIn(chooseIn(written, ''), 2).items[0]?.chosen).toBeNull()
  const { session, answer } = submitIn(written, START + 5000, true)
  expect(answer).toEqual({
    questionId: 'as-h21.1.k3f9',
    selectedAnswer: 0,
    response: '15.9',
    isCorrect: true,
    timeSpent: 5,
    timestamp: START + 5000,
  })
  expect(session.items.map(isRightItem)).toEqual([true])
  expect(resumedToday(storedOf(session, 'guest'), OWNER, questionOf)).toEqual(session)
})

/** A question with hints whose answer is made, with a wrong answer in its field. */
function wronglyWritten(): TodaySession {
  const made = questionOf('as-h21.1.k3f9')
  if (made === null) throw new Error('The bank has lost a question.')
  const open = withItem(
    startToday({ kind: 'plan' }, questions(1), START),
    { question: made, issueId: null, reason: { kind: 'least-known' } },
    START,
  )
  return chooseIn(open, '15.9')
}

test('Q50 a wrong answer that was made may be tried once more, also after a reload', () => {
  const { session, answer } = submitIn(wronglyWritten(), START + 5000, false)
  expect([answer?.isCorrect, isFinished(session, START)]).toEqual([false, false])
  expect(resumedToday(storedOf(session, 'guest'), OWNER, questionOf)).toEqual(session)
  // The very same answer is no try, and hands in nothing twice.
  expect(submitSecondIn(session, false)).toEqual({ session, second: null })
  expect(submitIn(session, START + 6000, true)).toEqual({ session, answer: null })
  const tried = submitSecondIn(chooseIn(session, '16.1'), true)
  expect(tried.second).toEqual({
    questionId: 'as-h21.1.k3f9',
    recordedAt: START + 5000,
    response: '16.1',
    isCorrect: true,
  })
  expect(tried.session.items.map(({ chosen, second }) => [chosen, second])).toEqual([
    ['15.9', { given: '16.1', isCorrect: true }],
  ])
  expect(isFinished(tried.session, START)).toBe(true)
  expect(tried.session.items.map(isRightItem)).toEqual([false])
  expect(resumedToday(storedOf(tried.session, 'guest'), OWNER, questionOf)).toEqual(tried.session)
})

test('Q50 the second try of a problem in parts begins with the parts that were right', () => {
  const made = questionOf('bo-m71.1.3')
  if (made?.type !== 'steps') throw new Error('The bank has lost a question.')
  const open = withItem(
    startToday({ kind: 'plan' }, questions(1), START),
    { question: made, issueId: null, reason: { kind: 'least-known' } },
    START,
  )
  const given = 'Ca2+|S2+|CaS|calcium sulfide'
  const { session } = submitIn(chooseIn(open, given), START + 5000, false, 'Ca2+|')
  expect(session.items.map(({ chosen, retry }) => [chosen, retry?.first])).toEqual([
    ['Ca2+|', given],
  ])
  const fresh = submitIn(chooseIn(open, given), START + 5000, false, '').session
  expect(fresh.items.map(({ chosen }) => chosen)).toEqual([null])
  expect(resumedToday(storedOf(fresh, 'guest'), OWNER, questionOf)).toEqual(fresh)
})

test('Q50 the answer can be shown without a second try', () => {
  const { session } = submitIn(wronglyWritten(), START + 5000, false)
  const shown = showAnswerIn(chooseIn(session, '16.1'))
  expect(shown.items.map(({ chosen, second, isAnswered }) => [chosen, second, isAnswered])).toEqual(
    [['15.9', undefined, true]],
  )
  expect(showAnswerIn(wronglyWritten())).toEqual(wronglyWritten())
})

test('Q51 hints are counted with the answer, and end with the last one', () => {
  const once = takeHintIn(wronglyWritten())
  expect(submitIn(once, START + 5000, true).answer?.hintsTaken).toBe(1)
  expect(resumedToday(storedOf(once, 'guest'), OWNER, questionOf)).toEqual(once)
  const all = [1, 2, 3, 4, 5].reduce((session) => takeHintIn(session), once)
  expect(takeHintIn(all)).toBe(all)
  expect(all.items[0]?.hintsTaken).toBeLessThanOrEqual(3)
  const { session } = submitIn(once, START + 5000, true)
  expect(takeHintIn(session)).toBe(session)
})

test('a session that a clock a month ahead has begun is not gone on with', () => {
  const stored = storedOf(begun(), 'guest')
  const month = 30 * 86_400_000
  expect(resumedToday(stored, { ...OWNER, now: START - month }, questionOf)).toBeNull()
  expect(resumedToday(stored, { ...OWNER, now: START - 60_000 }, questionOf)).not.toBeNull()
})

test('several skills of an address take turns, and their session is found again by all of them', () => {
  const about = aboutOf(new URLSearchParams('skill=isotopes&skill=x&skill=average-mass'))
  expect(about).toEqual({ kind: 'skills', ids: ['isotopes', 'average-mass'] })
  const item = { question: first, issueId: null, reason: { kind: 'chosen' } } as const
  const one = withItem(startToday(about, questions(10), START), item, START)
  expect([nextAbout(startToday(about, questions(10), START)), nextAbout(one)]).toEqual([
    { kind: 'skill', id: 'isotopes' },
    { kind: 'skill', id: 'average-mass' },
  ])
  const stored = storedOf(one, 'guest')
  expect(resumedToday(stored, { ...OWNER, about }, questionOf)).toEqual(one)
  const alone = { kind: 'skill', id: 'isotopes' } as const
  expect(resumedToday(stored, { ...OWNER, about: alone }, questionOf)).toBe(null)
})

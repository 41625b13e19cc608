import { expect, test } from 'vitest'

import { makeQuestion, type McqQuestion } from '#quiz/question.ts'
import { randomFrom } from '#quiz/random.ts'
import { choiceTemplates, wholeBank } from '#quiz/templates/whole-bank.ts'

import { choose, nextWith, type PracticeSession, startSessionWith, submit } from './session.ts'
import { againWrong, fromHere, isLastOfSet, oneMoreLike, resultsOf, withExtra } from './set.ts'
import { setSizeOf } from './settings.ts'

const START = 1_700_000_000_000
const [one, two, three] = choiceTemplates.slice(0, 3).map((template) => makeQuestion(template, 1))
if (one === undefined || two === undefined || three === undefined) {
  throw new RangeError('The bank is too small.')
}

function answer(session: PracticeSession, question: McqQuestion, isRight: boolean) {
  const right = question.options.indexOf(question.correctAnswer)
  return submit(choose(session, isRight ? right : (right + 1) % 4), START + 5).session
}

const first = answer(startSessionWith(one, START), one, false)
const second = nextWith(first, two, START + 10)
const third = answer(nextWith(second, three, START + 20), three, true)
const given = (one.options.indexOf(one.correctAnswer) + 1) % 4

test('Q45 a set has ten or twenty questions', () => {
  expect([10, 20, 5, null].map(setSizeOf)).toEqual([10, 20, null, null])
})

test('Q45 a set ends after its last question, which is on screen', () => {
  expect([isLastOfSet(second, 3), isLastOfSet(third, 3), isLastOfSet(third, 2)]).toEqual([
    false,
    true,
    true,
  ])
  expect(isLastOfSet({ ...third, index: 1 }, 3)).toBe(false)
})

test('Q45 a new set begins with the question on screen and remembers what was asked', () => {
  expect(fromHere(third)).toEqual({ ...third, history: third.history.slice(2), index: 0 })
})

test('Q46 the results are the first answers; what was skipped has none', () => {
  const wrong = { question: one, result: { given, isCorrect: false } }
  const right = {
    question: three,
    result: { given: three.options.indexOf(three.correctAnswer), isCorrect: true },
  }
  expect(resultsOf(third)).toEqual({ answered: [wrong, right], wrong: [wrong] })
  const backAgain = answer(
    { ...third, index: 0, turn: { status: 'open', chosen: null, openedAt: START } },
    one,
    true,
  )
  expect(resultsOf(backAgain)).toEqual(resultsOf(third))
})

test('Q46 wrong answers are asked again without counting', () => {
  const again = againWrong(third, START + 90)
  expect(again).toMatchObject({
    history: [{ question: one, isCounted: true, isExtra: true }],
    index: 0,
    turn: { status: 'open', chosen: null, openedAt: START + 90 },
  })
  const submitted = again && submit(choose(again, given), START + 95)
  expect(submitted?.answer).toBe(null)
  expect(submitted && resultsOf(submitted.session).wrong).toHaveLength(1)
  expect(againWrong(second, START)).not.toBe(null)
  expect(againWrong(startSessionWith(one, START), START)).toBe(null)
})

test('Q47 one more question of the template asks something else', () => {
  for (const question of [one, two, three]) {
    const more = oneMoreLike(question, wholeBank, randomFrom('more'))
    expect(more?.id.split('.')[0]).toBe(question.id.split('.')[0])
    expect(more?.id).not.toBe(question.id)
  }
})

test('Q47 one more question comes on top and is not recorded', () => {
  const more = withExtra(first, two, START + 10)
  expect(more).toEqual({
    ...second,
    history: [...first.history, { question: two, isCounted: true, isExtra: true }],
  })
  expect(submit(choose(more, 0), START + 20).answer).toBe(null)
})

test('Q47 a bank without the template has no other question', () => {
  const empty = { ...wholeBank, templatesFor: () => [] }
  expect(oneMoreLike(one, empty, randomFrom('more'))).toBe(null)
})

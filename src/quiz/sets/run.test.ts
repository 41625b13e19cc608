import { expect, test } from 'vitest'

import type { Question } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import {
  beginRun,
  chooseInRun,
  itemOf,
  moveOn,
  type RunItem,
  secondsFor,
  submitToRun,
  turnOfRun,
} from './run.ts'

function item(id: string, ...tries: readonly boolean[]): RunItem {
  const question: Question | null = questionOf(id)
  if (question === null) throw new Error(`no question ${id}`)
  return { question, tries: tries.map((isCorrect) => ({ given: 0, isCorrect })) }
}

test('a run goes on with the first question that is not settled', () => {
  const items = [item('as-e3.1.1', true), item('as-e3.1.2', false), item('as-e3.1.3')]
  expect(beginRun(items, 1, 5).place).toBe(2)
  expect(beginRun(items, 2, 5).place).toBe(1)
  expect(itemOf(beginRun(items.slice(0, 1), 2, 5))).toBe(null)
})

test('a wrong first try opens the question again, a second one settles it', () => {
  const run = chooseInRun(beginRun([item('as-e3.1.1')], 2, 1), 2)
  const once = submitToRun(run, 2, false, 7)
  expect(turnOfRun(once)).toEqual({ status: 'open', chosen: null, openedAt: 7 })
  expect(moveOn(once, 8)).toBe(once)
  const twice = submitToRun(once, 1, false, 9)
  expect(turnOfRun(twice)).toEqual({ status: 'locked', chosen: 1, milliseconds: 0 })
  expect(submitToRun(twice, 0, true, 9)).toBe(twice)
  expect(chooseInRun(twice, 0)).toBe(twice)
  expect(moveOn(twice, 10)).toMatchObject({ place: 1, chosen: null })
})

test('a second try that is given up settles a question, which shows the first answer', () => {
  const once = submitToRun(beginRun([item('as-e3.1.1')], 2, 1), 2, false, 7)
  const shown = submitToRun(once, null, false, 9)
  expect(turnOfRun(shown)).toEqual({ status: 'locked', chosen: 2, milliseconds: 0 })
  expect(moveOn(shown, 10)).toMatchObject({ place: 1 })
})

test('a right try settles a question, and so does the end of the time', () => {
  const run = beginRun([item('as-e3.1.1')], 2, 1)
  expect(turnOfRun(submitToRun(run, 3, true, 2))).toMatchObject({ status: 'locked', chosen: 3 })
  const late = submitToRun(beginRun([item('as-e3.1.1')], 1, 1), null, false, 2)
  expect(turnOfRun(late)).toMatchObject({ status: 'locked', chosen: -1 })
})

test('harder questions have more time, twice or four times as much on request', () => {
  const easy = item('as-e3.1.1').question
  const hard = item('as-h1.1.1').question
  expect([secondsFor(easy, 'off'), secondsFor(easy, 'x1'), secondsFor(easy, 'x4')]).toEqual([
    null,
    30,
    120,
  ])
  expect(secondsFor(hard, 'x2')).toBe(240)
})

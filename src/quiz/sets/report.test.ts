import { expect, test } from 'vitest'

import { ideasHeld, type ReportMember, rightFirst, talliesOf } from './report.ts'

function member(
  nickname: string,
  ...given: readonly (readonly [
    place: number,
    attempt: 1 | 2,
    idea: string | null,
    isCorrect: boolean,
  ])[]
): ReportMember {
  return {
    nickname,
    hasStarted: given.length > 0,
    answers: given.map(([place, attempt, misconception, isCorrect]) => ({
      place,
      attempt,
      questionId: `as-e3.1.${place}`,
      isCorrect,
      misconception,
    })),
  }
}

const CLASS = [
  member('Mina', [0, 1, 'AS4', false], [1, 1, 'AS1', false], [1, 2, 'AS4', false]),
  member('Otto', [0, 1, null, true], [1, 1, 'AS1', false], [1, 2, null, true]),
  member('Lise', [0, 1, 'AS1', false]),
  member('Zoe'),
]

test('an idea counts once for each member, among those who have begun', () => {
  expect(ideasHeld(CLASS)).toEqual([
    {
      misconception: 'AS1',
      among: 3,
      nicknames: ['Mina', 'Otto', 'Lise'],
      questionId: 'as-e3.1.1',
    },
    { misconception: 'AS4', among: 3, nicknames: ['Mina'], questionId: 'as-e3.1.0' },
  ])
  expect(ideasHeld([member('Mina', [0, 1, 'XX99', false])])).toEqual([])
})

test('questions are counted by first tries', () => {
  expect(talliesOf(CLASS, 3)).toEqual([
    { place: 0, answered: 3, correct: 1, questionId: 'as-e3.1.0' },
    { place: 1, answered: 2, correct: 0, questionId: 'as-e3.1.1' },
    { place: 2, answered: 0, correct: 0, questionId: null },
  ])
  expect(CLASS.map(rightFirst)).toEqual([0, 1, 0, 0])
})

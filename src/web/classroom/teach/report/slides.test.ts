import { expect, test } from 'vitest'

import { heldText } from './shown-members.ts'
import { slidesOf } from './slides.ts'

function member(nickname: string, ...misconceptions: (string | null)[]) {
  const answers = misconceptions.map((misconception, place) => ({
    place,
    attempt: 1 as const,
    questionId: `as-e3.1.${place}`,
    isCorrect: misconception === null,
    misconception,
  }))
  return { nickname, hasStarted: answers.length > 0, answers }
}

test('slides count the pupils behind an idea and hold no name', () => {
  const slides = slidesOf([
    member('Mina', 'AS1', null),
    member('Otto', 'AS1', 'AS2'),
    member('Ida'),
  ])
  expect(slides).toEqual([
    { misconception: 'AS1', count: 2, among: 2, questionId: 'as-e3.1.0' },
    { misconception: 'AS2', count: 1, among: 2, questionId: 'as-e3.1.1' },
  ])
  expect(JSON.stringify(slides)).not.toMatch(/Mina|Otto|Ida/)
})

test('one pupil answers, several answer', () => {
  const idea = { idea: 'Ions are atoms.' }
  expect(heldText(1, 28, idea)).toBe('1 of 28 answers as if: “Ions are atoms.”')
  expect(heldText(9, 28, idea)).toBe('9 of 28 answer as if: “Ions are atoms.”')
})

test('a slip is no idea that a pupil would say', () => {
  const slip = { idea: 'Joules and kilojoules are mixed.', isSlip: true } as const
  const told = 'this mistake: Joules and kilojoules are mixed.'
  expect(heldText(1, 28, slip)).toBe(`1 of 28 makes ${told}`)
  expect(heldText(9, 28, slip)).toBe(`9 of 28 make ${told}`)
})

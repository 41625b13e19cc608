import { expect, test } from 'vitest'

import { wentWrong } from './went-wrong.ts'

function asked(question_id: string, right: number, ...counts: number[]) {
  return { question_id, right, counts }
}

test('wrong choices are listed, and missing answers are not', () => {
  expect(
    wentWrong([
      asked('as-e1.1.1', 0, 5, 0, 0, 0),
      asked('as-e1.1.2', 1, 1, 4, 0, 0),
      asked('as-e1.1.3', 2, 0, 0, 0, 0),
      asked('as-e1.1.4', 3, 0, 0, 2, 0),
    ]),
  ).toEqual(['as-e1.1.2', 'as-e1.1.4'])
})

test('a set holds forty of them', () => {
  const many = Array.from({ length: 50 }, (_, index) => asked(`as-e1.1.${index}`, 0, 0, 1, 0, 0))
  expect(wentWrong(many)).toHaveLength(40)
})

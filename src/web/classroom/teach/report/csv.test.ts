import { expect, test } from 'vitest'

import { csvOf } from './csv.ts'

function member(nickname: string) {
  const answer = { questionId: 'as-e3.1.1', misconception: null, isLate: false }
  return {
    nickname,
    startedAt: '2030-01-01T08:00:00.000Z',
    finishedAt: null,
    answers: [
      { ...answer, place: 0, attempt: 1 as const, isCorrect: true },
      { ...answer, place: 1, attempt: 1 as const, isCorrect: false, isLate: true },
      { ...answer, place: 1, attempt: 2 as const, isCorrect: true },
      { ...answer, place: 2, attempt: 1 as const, isCorrect: false },
    ],
  }
}

test('results are a line for each member, with commas, quotes and line ends kept apart', () => {
  expect(csvOf([member('Mina'), member('Otto, "the 2nd"')], 4)).toBe(
    [
      'Nickname,Started,Finished,Right at first try,Late answers,Question 1,Question 2,Question 3,Question 4',
      'Mina,2030-01-01T08:00:00.000Z,,1,1,right,right at second try,wrong,',
      '"Otto, ""the 2nd""",2030-01-01T08:00:00.000Z,,1,1,right,right at second try,wrong,',
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'J11 the nickname %j is not a formula in a table',
  (nickname) => {
    const [, line = ''] = csvOf([member(nickname)], 0).split(/\r\n(?=')|\r\n(?="')/)
    expect(line.replace(/^"/, '').startsWith(`'${nickname}`)).toBe(true)
  },
)

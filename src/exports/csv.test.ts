import { expect, test } from 'vitest'

import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { csv, csvOfItems } from './csv.ts'
import { itemsOf } from './items.ts'

test('a question is a line, its options a line each within a field', () => {
  const question = wholeBank.questionOf('ph-e25.1.7')
  expect(csvOfItems(question === null ? [] : itemsOf(question))).toBe(
    [
      'Id,Category,Difficulty,Skill,Question,Shown,Right answer,Also right,Explanation',
      `ph-e25.1.7,Physical Properties,easy,${question === null ? '' : itemsOf(question)[0]?.skill},"Put chlorine, fluorine and iodine in the order of their boiling points, the lowest first. From lowest to highest.","Chlorine\nFluorine\nIodine","Fluorine, Chlorine, Iodine",,"${question?.explanation}"`,
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1'])(
  'J11 %j is not a formula in a table',
  (text) => {
    const [field = ''] = csv([[text]]).split('\r\n,')
    expect(field.replace(/^"/, '').startsWith(`'${text}`)).toBe(true)
  },
)

test('J11 a comma, a quote or a line end opens no field and no line', () => {
  expect(csv([['a,b', 'c"d', 'e\r\nf', 'g;h', 'i']])).toBe('"a,b","c""d","e\r\nf","g;h",i\r\n')
})

import { expect, test } from 'vitest'

import { texOf, withValues } from './with-values.ts'

const values = { K: '1.7 × 10⁻⁵', F: '96\u202f485', E: '−0.76' }

test('a value stands in a text as it is written, and in a formula as TeX', () => {
  expect(withValues('K is [[K]], $K = [[K]]$ and [[E]] V, $[[E]] + [[F]]$.', values)).toEqual({
    source: 'K is 1.7\u00a0×\u00a010⁻⁵, $K = 1.7 \\times 10^{-5}$ and −0.76 V, $-0.76 + 96\\,485$.',
    problems: [],
  })
  expect(texOf('3 × 10¹²')).toBe('3 \\times 10^{12}')
})

test('a name without a value is a problem', () => {
  expect(withValues('[[toString]] and [[x]]', values).problems).toEqual([
    "there is no value 'toString'",
    "there is no value 'x'",
  ])
})

import { expect, test } from 'vitest'

import { ruleProblems } from './rules.ts'

const SPEC = '# Rules\n\n- **Q1** One.\n- **Q2** Two.\n- **Q3** Three.\n\nSee **Q9** elsewhere.\n'

test('rules that are all tested have no problem', () => {
  const tests = `
test('Q1 Q2 two rules at once', () => {})
test.each([[1, 2]])('Q3 a table of %s', () => {})
test('behavior that is not a rule', () => {})
expect(parse('H2 and O2')).toBe(null)
`
  expect(ruleProblems(SPEC, tests)).toEqual([])
})

test('a rule without a test and a test without a rule are named', () => {
  const tests = "test('Q1 one', () => {})\ntest.prop(\n  `Q7 seven`, () => {})\n// Q2 in a comment"
  expect(ruleProblems(SPEC, tests)).toEqual([
    'Q2 has no test',
    'Q3 has no test',
    'Q7 is tested but not written',
  ])
})

test('a test may name what another list has', () => {
  const tests = "test('L3 Q1 one', () => {})\ntest('Q2 Q3 others', () => {})"
  expect(ruleProblems(SPEC, tests)).toEqual([])
})

test('a number that is used twice and an empty list of rules are problems', () => {
  const tests = "test('Q1 one', () => {})"
  expect(ruleProblems('- **Q1** One.\n- **Q1** Another.\n', tests)).toEqual(['Q1 is written twice'])
  expect(ruleProblems('# Rules\n', tests)).toEqual(['no rule is written'])
})

import { expect, test } from 'vitest'

import { bankFor, fullBank } from './question-bank.ts'

test('a given question brings the bank of its category, whatever is enabled', async () => {
  const bank = await bankFor('bo-e1.1.k3f9', ['general'])
  expect(bank.questionOf('bo-e1.1.k3f9')?.category).toBe('bonding')
  expect(bank.templatesFor('general', 'easy')).toEqual([])
})

test.each([null, 'zz-h99.9.zz', ''])(
  'for the question %j an enabled category comes',
  async (first) => {
    const bank = await bankFor(first, ['general'])
    expect(bank.templatesFor('general', 'easy').length).toBeGreaterThan(0)
  },
)

test('the bank of a category is there at once the second time', () => {
  expect(bankFor('ge-e1.1.2', [])).toBe(bankFor('ge-e2.1.5', []))
  expect(bankFor('ge-e1.1.2', [])).not.toBe(bankFor('bo-e1.1.2', []))
})

test('the full bank has questions of every category', async () => {
  const bank = await fullBank()
  expect(bank.questionOf('as-e1.1.0')?.category).toBe('atomic-structure')
  expect(bank.questionOf('ge-e1.1.0')?.category).toBe('general')
})

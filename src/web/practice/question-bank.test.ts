import { expect, test } from 'vitest'

import { bankFor, bankWith, fullBank, fullBankWith } from './question-bank.ts'

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

test('Q61 a topic comes when it is named, or with a question of it', async () => {
  const id = 'ph-e41.1.2'
  const [without, named, given, all, allWith] = await Promise.all([
    bankFor(id, []),
    bankFor(null, ['physical-properties'], ['gases', 'of-a-later-version']),
    bankWith(id),
    fullBank(['gases']),
    fullBankWith([id, 'as-e1.1.0', 'zz-h99.9.zz']),
  ])
  expect([without.topics, without.questionOf(id)]).toEqual([[], null])
  for (const bank of [named, given, all, allWith]) {
    expect(bank.topics).toEqual(['gases'])
    expect(bank.questionOf(id)?.skill).toBe('gas-laws')
  }
})

test('a first-year question, and an unknown one, load no topic', async () => {
  const banks = await Promise.all(
    ['ge-e1.1.2', 'ge-h99.1.2', 'zz-h99.9.zz'].map((id) => bankWith(id)),
  )
  expect(banks.map(({ topics }) => topics)).toEqual([[], [], []])
  expect((await fullBankWith(['ge-e1.1.2'])).topics).toEqual([])
})

test('Q61 a topic comes with a template of it, as a set pins one', async () => {
  const { topics, questionOf } = await fullBankWith(['ph-e41.1', 'as-e1.1', 'zz-h99.9'])
  expect(topics).toEqual(['gases'])
  expect(questionOf('ph-e41.1.2')?.skill).toBe('gas-laws')
})

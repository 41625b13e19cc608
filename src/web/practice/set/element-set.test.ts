import { expect, test } from 'vitest'

import { identityOf } from '#chemistry/elements/identities.ts'
import { bankOf } from '#quiz/bank.ts'
import { difficulties } from '#quiz/categories.ts'
import { atomicStructureBank } from '#quiz/templates/atomic-structure.ts'
import { periodicityBank } from '#quiz/templates/periodicity.ts'

import { aboutIn, isAskedWithGroup } from './about-elements.ts'
import { elementSet } from './element-set.ts'

const bank = bankOf([...atomicStructureBank, ...periodicityBank])

async function questionsOf(text: string, isUser = false) {
  const set = await elementSet(aboutIn(text) ?? [], () => Promise.resolve(bank), isUser)
  return set?.session.history ?? []
}

test.each([
  ['Fe', 'Fe'],
  ['Na,K,Xx,Rb', 'Na K Rb'],
  ['Xx', ''],
  [null, ''],
])('%s asks about %s', (text, symbols) => {
  expect((aboutIn(text) ?? []).map(({ symbol }) => symbol).join(' ')).toBe(symbols)
})

test('ten questions about iron, the easy ones first', async () => {
  const asked = await questionsOf('Fe')
  expect(asked.map(({ question }) => question.element)).toStrictEqual(Array(10).fill('Fe'))
  const levels = asked.map(({ question }) => difficulties.indexOf(question.difficulty))
  expect(levels).toStrictEqual(levels.toSorted((one, other) => one - other))
})

test('for a guest they count, for a user they teach', async () => {
  const [guest] = await questionsOf('O')
  const [user] = await questionsOf('O', true)
  expect([guest?.isExtra, user?.isExtra]).toStrictEqual([undefined, true])
})

test('the set of an element beyond fermium asks about its group too', async () => {
  const nihonium = identityOf('Nh')
  expect(nihonium !== undefined && isAskedWithGroup(nihonium)).toBe(true)
  const asked = await questionsOf('Nh')
  expect(asked.length).toBe(10)
  expect(
    asked.every(({ question }) => ['B', 'Al', 'Ga', 'In', 'Tl', 'Nh'].includes(question.element)),
  ).toBe(true)
})

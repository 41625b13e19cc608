import { expect, test } from 'vitest'

import { identityOf } from '#chemistry/elements/identities.ts'
import { bankOf } from '#quiz/bank.ts'
import { difficulties } from '#quiz/categories.ts'
import { atomicStructureBank } from '#quiz/templates/atomic-structure.ts'
import { periodicityBank } from '#quiz/templates/periodicity.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'

import { aboutIn, isAskedWithGroup } from './about-elements.ts'
import { elementSet } from './element-set.ts'

const bank = bankOf([...atomicStructureBank, ...periodicityBank])

/** Hands out questions of the templates, or cannot. */
function practiceWith(templateSet: AccountPractice['templateSet']) {
  return { templateSet }
}
const unreachable = practiceWith(() => Promise.resolve(null))

async function questionsOf(
  text: string,
  practice: Pick<AccountPractice, 'templateSet'> | null = null,
) {
  const set = await elementSet(aboutIn(text) ?? [], () => Promise.resolve(bank), practice)
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

test('for a guest they count, and for a user without a connection they teach', async () => {
  const [guest] = await questionsOf('O')
  const [user] = await questionsOf('O', unreachable)
  expect([guest?.isExtra, user?.isExtra]).toStrictEqual([undefined, true])
})

test('a user is asked the questions that the server hands out, the easy ones first', async () => {
  const ids = ['as-m71.1.5', 'as-e1.1.7']
  const issued = ids.map((id) => ({ issueId: `issue of ${id}`, question: ask(id) }))
  const asked: (readonly [number, readonly string[] | undefined])[] = []
  const set = await elementSet(
    aboutIn('O') ?? [],
    () => Promise.resolve(bank),
    practiceWith((templates, elements) => {
      asked.push([templates.length, elements])
      return Promise.resolve(issued)
    }),
  )
  expect(asked).toStrictEqual([[10, ['O']]])
  expect(set?.session.history.map(({ question, isExtra }) => [question.id, isExtra])).toStrictEqual(
    ids.toReversed().map((id) => [id, undefined]),
  )
  expect([...(set?.issues ?? [])].map(([place, { issueId }]) => [place, issueId])).toStrictEqual([
    [0, 'issue of as-e1.1.7'],
    [1, 'issue of as-m71.1.5'],
  ])
})

function ask(id: string) {
  const question = bank.questionOf(id)
  if (question === null) throw new Error(`${id} names no question`)
  return question
}

test('the set of an element beyond fermium asks about its group too', async () => {
  const nihonium = identityOf('Nh')
  expect(nihonium !== undefined && isAskedWithGroup(nihonium)).toBe(true)
  const asked = await questionsOf('Nh')
  expect(asked.length).toBe(10)
  expect(
    asked.every(({ question }) => ['B', 'Al', 'Ga', 'In', 'Tl', 'Nh'].includes(question.element)),
  ).toBe(true)
})

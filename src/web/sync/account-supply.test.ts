import { expect, test } from 'vitest'

import { questionTypes } from '#quiz/practice/question-types.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import { CallProblem } from '#web/wire/api.ts'

import { createSupply } from './account-supply.ts'

const wish = { ...defaultSettings, questionTypes: questionTypes.map(({ id }) => id) }
const easy = { ...wish, difficulty: 'easy' as const }
const hard = { ...wish, difficulty: 'hard' as const }

/** A server that issues `as-e1.1.1`, `as-e1.1.2` and so on, unless there is no connection. */
function world(arrival: (id: string) => Promise<void> = async () => {}) {
  const asked: string[] = []
  let issued = 0
  const network = { isDown: false }
  const supply = createSupply({
    async issue({ difficulty }, count) {
      asked.push(`${count} ${difficulty}`)
      if (network.isDown) throw new CallProblem('offline', 'no')
      return Array.from({ length: count }, () => {
        issued += 1
        return { issue_id: `issue-${issued}`, question_id: `as-e1.1.${issued}` }
      })
    },
    async questionOf(id) {
      await arrival(id)
      return wholeBank.questionOf(id)
    },
  })
  return { supply, asked, network }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

test('questions come in their order, and at least three are always ahead', async () => {
  const { supply, asked } = world()
  await supply.filled(easy)
  const taken: (string | undefined)[] = []
  for (let count = 0; count < 9; count += 1) {
    taken.push(supply.take(easy)?.issueId)
    // oxlint-disable-next-line no-await-in-loop
    await settled()
  }
  expect(taken).toEqual(Array.from({ length: 9 }, (_, index) => `issue-${index + 1}`))
  expect(asked).toEqual(['6 easy', '6 easy', '6 easy'])
})

test('the second question of a batch is there before the third has come', async () => {
  const scripts = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const { supply } = world(async (id) => scripts[Number(id.split('.').at(-1)) - 1]?.promise)
  const first = supply.filled(easy)
  scripts[0]?.resolve()
  await first
  expect(supply.take(easy)?.issueId).toBe('issue-1')
  const second = supply.filled(easy)
  expect(supply.take(easy)).toBeNull()
  scripts[1]?.resolve()
  await second
  expect(supply.take(easy)?.issueId).toBe('issue-2')
})

test('other settings get other questions', async () => {
  const { supply, asked } = world()
  await supply.filled(easy)
  expect(supply.take(hard)).toBeNull()
  await supply.filled(hard)
  expect([supply.take(hard)?.issueId, asked]).toEqual(['issue-7', ['6 easy', '6 hard']])
})

test('without a connection there is none, and no caller waits for ever; later they come again', async () => {
  const { supply, network } = world()
  network.isDown = true
  await supply.filled(easy)
  expect(supply.take(easy)).toBeNull()
  await settled()
  network.isDown = false
  await supply.filled(easy)
  expect(supply.take(easy)?.question).toEqual(wholeBank.questionOf('as-e1.1.1'))
})

test('a permanent refusal is reported, and not taken for a lost connection', async () => {
  const problem = new CallProblem('invalid_input', 'no')
  const supply = createSupply({
    issue: async () => {
      throw problem
    },
    questionOf: async () => null,
  })
  expect(supply.take(easy)).toBeNull()
  await expect(supply.filled(easy)).rejects.toBe(problem)
  await expect(supply.filled(easy)).rejects.toBe(problem)
})

test('a question that this version does not know is left out', async () => {
  const supply = createSupply({
    issue: async () => [
      { issue_id: 'new', question_id: 'as-e99.9.1' },
      { issue_id: 'known', question_id: 'as-e1.1.1' },
    ],
    questionOf: async (id) => wholeBank.questionOf(id),
  })
  await supply.filled(easy)
  expect(supply.take(easy)?.issueId).toBe('known')
})

import { expect, test } from 'vitest'

import {
  choose,
  nextWith,
  previous,
  startSessionWith,
  submit,
  submitJudged,
  submitSecond,
  takeHint,
} from '#quiz/practice/session.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import { PRACTICE_KEY } from '#web/store/technical-keys.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { storedPracticeIn, TURNS_KEPT } from '#web/user-data/stored-practice.ts'

import { isStillWanted, keptOf, type OnScreen, resumed } from './keep-session.ts'

const START = 1_700_000_000_000
const ISSUE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const occasion = { owner: 'guest', first: null, only: null, difficulty: 'easy' } as const
const wish = { ...defaultSettings, difficulty: 'easy', questionTypes: ['symbol'] } as const

function question(id: string) {
  const made = wholeBank.questionOf(id)
  if (made === null) throw new RangeError(`There is no question ${id}.`)
  return made
}

function onScreen(session: OnScreen['session'], issueId?: string): OnScreen {
  const issued = issueId === undefined ? null : { issueId, question: session.history[0].question }
  return {
    session,
    earlier: 0,
    set: null,
    issues: new Map(issued === null ? [] : [[0, issued]]),
    answered: session.turn.status === 'locked' ? issued : null,
  }
}

/** Returns a kept session as a tab reads it back. */
function keptAndRead(kept: ReturnType<typeof keptOf>) {
  const storage = memoryStorage()
  storedPracticeIn(storage).set(kept)
  return storedPracticeIn(storage).get()
}

const first = startSessionWith(question('ge-e1.1.2'), START)
const typed = startSessionWith(question('ge-h21.1.3'), START)
const wrong = submitJudged(choose(typed, '105 g'), false, START + 9, { tries: 2 }).session
const second = nextWith(first, question('bo-e1.1.5'), START + 10)

test.each([
  ['an open question', onScreen(second)],
  ['a choice', onScreen(choose(second, 3))],
  ['an earlier question', onScreen(previous(second, START + 20))],
  ['a locked result', onScreen(submit(choose(second, 1), START + 900).session)],
  ['an issued question', onScreen(choose(first, 0), ISSUE)],
  ['a set', { ...onScreen(second), set: { size: 10, isDone: false } }],
  ['hints', onScreen(takeHint(takeHint(typed)))],
  ['a wrong answer that can be tried again', onScreen(choose(wrong, '7'))],
  ['a second try', onScreen(submitSecond(choose(wrong, '7'), true).session)],
  ['an answer that was sent', onScreen(submit(choose(first, 0), START + 7).session, ISSUE)],
])('%s is kept and found again', (_, left) => {
  const kept = keptAndRead(keptOf(left, occasion))
  expect(kept && resumed(kept, wholeBank.questionOf)).toEqual(left)
})

test('of a long session the latest questions are kept, and always the one on screen', () => {
  const ids = Array.from({ length: TURNS_KEPT + 9 }, (_, seed) => `ge-e1.1.${seed.toString(36)}`)
  const long = ids
    .slice(1)
    .reduce(
      (session, id) => nextWith(session, { ...question('ge-e1.1.2'), id }, START),
      startSessionWith(question('ge-e1.1.2'), START),
    )
  const kept = keptOf({ ...onScreen(long), earlier: 30 }, occasion)
  expect(kept).toMatchObject({ earlier: 39, index: TURNS_KEPT - 1 })
  expect(kept.history.map(({ id }) => id)).toEqual(ids.slice(9))
  const early = keptOf(onScreen({ ...long, index: 4 }), occasion)
  expect(early).toMatchObject({ earlier: 4, index: 0 })
  expect(early.history).toHaveLength(TURNS_KEPT)
})

test.each([
  ['damage', '{"version":1,"value":{"owner":"gu'],
  ['an older shape', '{"version":0,"value":{}}'],
  [
    'no question',
    JSON.stringify({ version: 1, value: { ...keptOf(onScreen(first), occasion), history: [] } }),
  ],
])('%s is dropped without a word', (_, text) => {
  expect(storedPracticeIn(memoryStorage({ [PRACTICE_KEY]: text })).get()).toBe(null)
})

test('a session with a question that is not known, or outside its history, is not gone on with', () => {
  const kept = keptOf(onScreen(second), occasion)
  expect(resumed(kept, () => null)).toBe(null)
  expect(resumed({ ...kept, index: 2 }, wholeBank.questionOf)).toBe(null)
})

test('a question is still wanted as long as the settings could ask it, or it was asked for', () => {
  const kept = keptOf(onScreen(second), occasion)
  expect(isStillWanted(kept, wish)).toBe(true)
  expect(isStillWanted(kept, { ...wish, enabledCategories: ['general'] })).toBe(false)
  expect(isStillWanted(kept, { ...wish, difficulty: 'hard' })).toBe(false)
  expect(isStillWanted({ ...kept, first: 'bo-e1.1.5' }, { ...wish, difficulty: 'hard' })).toBe(true)
  const symbol = keptOf(onScreen(first), occasion)
  expect(isStillWanted(symbol, wish)).toBe(true)
  expect(isStillWanted(symbol, { ...wish, questionTypes: ['group'] })).toBe(false)
})

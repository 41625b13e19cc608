import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import { checkAnswer, type CheckedAnswer } from './check-answer.ts'
import { loadKinds } from './load-kinds.ts'

test('an answer whose field is on screen is checked before another key can follow', async () => {
  const question = questionOf('bo-m71.1.3')
  if (question?.type !== 'steps') throw new Error('This problem has no parts.')
  const outcomes: CheckedAnswer[] = []
  await loadKinds()
  const checks = [
    'Ca2+',
    'Ca..',
    'Ca2+|S2-|CaS|calcium sulfide',
    'Ca2+|S2+|CaS|calcium sulfide',
  ].map((given) => checkAnswer(question, given, (checked) => outcomes.push(checked)))
  expect(outcomes).toEqual([
    { kind: 'part', given: 'Ca2+|' },
    { kind: 'unread' },
    { kind: 'judged', isRight: true, again: '' },
    { kind: 'judged', isRight: false, again: 'Ca2+|' },
  ])
  await Promise.all(checks)
})

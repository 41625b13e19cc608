import { expect, test } from 'vitest'

import { CallProblem } from '#web/wire/api.ts'

import { sentenceFor } from './sentences.ts'

test.each([
  [null, 'Please wait a little and try again.'],
  [1, 'Please try again in a second.'],
  [20, 'Please try again in 20 seconds.'],
  [90, 'Please try again in 90 seconds.'],
  [91, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
])('a refusal for %j seconds says how long, and what works in the meantime', (seconds, wait) => {
  const problem = new CallProblem('too_many_requests', 'no', { retrySeconds: seconds })
  expect(sentenceFor(problem)).toBe(
    `Too many attempts. ${wait} You can go on practicing in the meantime.`,
  )
})

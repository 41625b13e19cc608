import { expect, test } from 'vitest'

import { CallProblem, type ProblemCode } from '#web/wire/api.ts'

import { reportNotice } from './report-notice.ts'

function notice(code: ProblemCode, retrySeconds: number | null = null) {
  return reportNotice(new CallProblem(code, 'refused', { retrySeconds }))
}

test('only a visitor without a connection reads that there is none', () => {
  expect(notice('offline')).toEqual({
    title: 'No Connection',
    description: 'Your report waits in this browser and is sent as soon as there is one.',
  })
  const others = ['unavailable', 'timeout', 'too_many_requests', 'session_missing'] as const
  for (const code of others) {
    const { title, description } = notice(code)
    expect(title).toBe('Not Sent Yet')
    expect(description).not.toMatch(/connection/)
    expect(description).toMatch(/ waits in this browser and is sent /)
  }
})

test('a visitor whose session has ended reads that the report waits for a sign-in', () => {
  expect(notice('session_missing').description).toBe(
    'Your session has ended. Your report waits in this browser and is sent when you sign in again.',
  )
})

test.each([
  [null, 'later.'],
  [1, 'in a second.'],
  [90, 'in 90 seconds.'],
  [91, 'in 2 minutes, or the next time you are here.'],
  [3600, 'in 60 minutes, or the next time you are here.'],
  [7200, 'in 2 hours, or the next time you are here.'],
  [86_400, 'in 24 hours, or the next time you are here.'],
])('after too many reports and %s seconds to wait, it is sent %s', (seconds, when) => {
  expect(notice('too_many_requests', seconds).description).toBe(
    `Too many reports have come from here. Yours waits in this browser and is sent by itself ${when}`,
  )
})

import { expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { testParts } from '#server/testing/app.ts'

test('a full disk is called full, to the caller and in the log', async () => {
  const logged: string[] = []
  const log = { level: 'error', stream: { write: (line: string) => void logged.push(line) } }
  const app = await createApp(testParts({ log }))
  app.get('/full', async () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
    throw new Error('failed', { cause })
  })
  const answer = await app.inject('/full')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '1',
    {
      error: {
        code: 'unavailable',
        message: 'The disk of the server is full, so nothing can be stored now. Try again later.',
      },
    },
  ])
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['the disk of the database is full'])
  await app.close()
})

import { expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

import { readableLine } from './log.ts'

test('an answered call is one line without query, headers, body or address', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const random = { fraction: Math.random, uuid: () => 'request-1' }
  const app = await createApp(testParts({ log: { level: 'info', stream }, random }))
  await app.inject({
    method: 'POST',
    url: '/api/app_version?token=secret',
    headers: { ...CALL_HEADERS, cookie: 'sid=secret', 'user-agent': 'secret' },
    payload: '{"password":"secret"}',
    remoteAddress: '192.0.2.7',
  })
  await app.close()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: 'request-1',
      method: 'POST',
      path: '/api/app_version',
      status: 422,
      ms: 0,
      code: 'invalid_input',
      msg: 'answered',
    },
  ])
  expect(lines.join('')).not.toMatch(/secret|192\.0\.2\.7/)
})

test('an answer to a signed-in user names the user, and nothing else of them', async () => {
  const lines: string[] = []
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } }
  const served = await serveOn(anyTestDatabase, { log })
  const user = await signUp(served)
  lines.length = 0
  await user.call('get_user_settings', {})
  await served.close()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ path: '/api/get_user_settings', userId: user.userId }),
  ])
  expect(lines.join('')).not.toContain(user.email)
})

test('attempts on an account can be found, without its address', async () => {
  const lines: string[] = []
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } }
  const served = await serveOn(anyTestDatabase, { log })
  const { userId, email, password } = await signUp(served)
  const visitor = visit(served.app)
  lines.length = 0
  await visitor.refusal('sign_in', { email, password: 'wrong' })
  await visitor.call('sign_in', { email, password })
  await visitor.refusal('export_account', { password: 'wrong' })
  await visit(served.app).refusal('sign_in', { email: `no-${email}`, password })
  await served.close()
  const noted = lines.map((line) => {
    const { path, status, code, account, userId: user } = Object(JSON.parse(line))
    return { path, status, code, account, userId: user }
  })
  const mark = noted[0]?.account
  expect(mark).toMatch(/^[\w-]{16}$/)
  const wrong = { path: '/api/sign_in', status: 401, code: 'invalid_credentials' }
  expect(noted).toEqual([
    { ...wrong, account: mark },
    { path: '/api/sign_in', status: 200, account: mark, userId },
    { path: '/api/export_account', status: 401, code: 'reauth_required', userId },
    { ...wrong, account: expect.not.stringMatching(mark) },
  ])
  expect(lines.join('')).not.toContain(email)
})

test('a readable line has the time, the level, the message and the rest', () => {
  const time = Date.UTC(2030, 0, 2, 3, 4, 5)
  const line = { level: 30, time, pid: 1, hostname: 'h', msg: 'answered', status: 200, path: '/' }
  expect(readableLine(JSON.stringify(line))).toBe('03:04:05 info  answered status=200 path="/"\n')
})

test('a readable error ends with its stack', () => {
  const line = { level: 50, time: 0, msg: 'unexpected error', err: { stack: 'Error: x\n  at y' } }
  expect(readableLine(JSON.stringify(line))).toBe(
    '00:00:00 error unexpected error\nError: x\n  at y\n',
  )
})

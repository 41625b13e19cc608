import { request } from 'node:http'

import { poll } from '#server/testing/poll.ts'

import { headerProblems, type Kind } from './answer-headers.ts'

const BUSY_MS = 500
const LONGEST_BUSY_MS = 5000

/** A request, the status that it has to be answered with, and the policy of that answer. */
type Case = {
  readonly what: string
  readonly status: number
  readonly kind: Kind
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/**
 * Asks for every kind of answer that the server gives, and compares status and headers with the policy.
 * @returns how many were asked for, and what was wrong
 */
export async function scanHeaders(port: number, origin: string) {
  const [home] = await askAll(port, [{ what: '', status: 200, kind: 'page', path: '/' }])
  const [asset = '/assets/none.js'] = /\/assets\/[\w.-]+\.js/.exec(home?.answer.body ?? '') ?? []
  const cases = casesOf(origin, asset)
  const answers = await askAll(port, cases)
  const problems = answers.flatMap(({ asked, answer }) => [
    ...(answer.status === asked.status
      ? []
      : [`${asked.what}: status ${answer.status}, not ${asked.status}`]),
    ...headerProblems(asked.kind, answer.headers).map((problem) => `${asked.what}: ${problem}`),
  ])
  return { count: cases.length, problems }
}

function casesOf(origin: string, asset: string): readonly Case[] {
  const json = { origin, 'content-type': 'application/json' }
  const call = { method: 'POST', kind: 'call', path: '/api/app_version', headers: json } as const
  const get = { kind: 'call', method: 'GET' } as const
  return [
    { what: 'the first page', status: 200, kind: 'page', path: '/' },
    { what: 'a page of the app', status: 200, kind: 'page', path: '/dashboard' },
    { what: 'a page in part', status: 200, kind: 'page', path: '/', method: 'HEAD' },
    {
      what: 'the page of the reset link',
      status: 200,
      kind: 'reset page',
      path: '/update-password',
    },
    {
      what: 'an article with formulas',
      status: 200,
      kind: 'formulas',
      path: '/blog/acids-and-bases-ph-scale',
    },
    { what: 'a script', status: 200, kind: 'asset', path: asset },
    { what: 'the service worker', status: 200, kind: 'file', path: '/sw.js' },
    { what: 'the elements', status: 200, kind: 'file', path: '/elements.json' },
    { what: 'a page that does not exist', status: 404, kind: 'page', path: '/nothing' },
    { what: 'a page that has moved', status: 308, kind: 'call', path: '/blog' },
    { what: 'a verb that is not allowed', status: 405, kind: 'call', path: '/', method: 'PUT' },
    { ...get, what: 'TRACE', status: 405, path: '/', method: 'TRACE' },
    { ...get, what: 'a broken escape', status: 400, path: '/%' },
    { ...get, what: 'health', status: 200, path: '/healthz' },
    { ...get, what: 'readiness', status: 200, path: '/readyz' },
    { ...get, what: 'the description of the calls', status: 200, path: '/api/openapi.json' },
    { ...get, what: 'no call', status: 404, path: '/api/nothing' },
    { ...get, what: 'a call by another verb', status: 405, path: '/api/app_version' },
    { ...get, what: 'the socket without an upgrade', status: 403, path: '/api/live' },
    {
      ...get,
      kind: 'link',
      what: 'the link of a mail',
      status: 303,
      path: '/api/auth/verify-email?token=x',
    },
    {
      ...get,
      kind: 'link',
      what: 'the way back from Google',
      status: 303,
      path: '/api/auth/callback/google?state=x',
    },
    { ...call, what: 'a call', status: 200, body: '{}' },
    {
      ...call,
      what: 'a call of another site',
      status: 403,
      body: '{}',
      headers: { ...json, origin: 'https://evil.example' },
    },
    {
      ...call,
      what: 'a call without a session',
      status: 401,
      body: '{}',
      path: '/api/get_user_settings',
    },
    { ...call, what: 'a call with half an object', status: 400, body: '{' },
    { ...call, what: 'a call with a wrong input', status: 422, body: '{"a":1}' },
    {
      ...call,
      what: 'a call that is too long',
      status: 413,
      body: JSON.stringify('x'.repeat(20_000)),
    },
    {
      ...call,
      what: 'a call of another type',
      status: 415,
      body: '{}',
      headers: { ...json, 'content-type': 'text/plain' },
    },
    {
      ...call,
      what: 'a report',
      status: 204,
      path: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"document-uri":"https://chem.example/"}}',
    },
    ...Array.from({ length: 20 }, (_, index) => ({
      ...call,
      what: `report ${index + 2}`,
      status: index === 19 ? 429 : 204,
      path: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"document-uri":"https://chem.example/"}}',
    })),
    {
      ...get,
      what: 'headers that are too long',
      status: 431,
      path: '/',
      headers: { x: 'x'.repeat(9000) },
    },
  ]
}

async function askAll(port: number, cases: readonly Case[]) {
  const answers: { readonly asked: Case; readonly answer: Answer }[] = []
  for (const asked of cases) {
    // One after the other: the last report of many has to be the one too many.
    // oxlint-disable-next-line no-await-in-loop
    answers.push({ asked, answer: await askPatiently(port, asked) })
  }
  return answers
}

/** Retries while the server responds that it is busy, as any client does. */
function askPatiently(port: number, asked: Case): Promise<Answer> {
  return poll(
    () => ask(port, asked),
    ({ status }) => status !== 503,
    { everyMs: BUSY_MS, withinMs: LONGEST_BUSY_MS },
  )
}

function ask(port: number, { method = 'GET', path, headers = {}, body }: Case): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
    asking.on('error', reject)
    asking.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [
          name,
          value === undefined ? undefined : [value].flat().join(', '),
        ])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    asking.end(body)
  })
}

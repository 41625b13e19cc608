import { afterEach, expect, test, vi } from 'vitest'

import {
  call,
  CallProblem,
  callsSettled,
  codeOf,
  isRetryable,
  retryDelay,
  retrying,
} from './api.ts'
import { pageAhead } from './server-time.ts'

type Sent = { readonly path: unknown; readonly init: RequestInit | undefined }

/** A network that answers every request with the same status and text, and records requests. */
function network(status: number, text: string) {
  const sent: Sent[] = []
  async function send(path: unknown, init?: RequestInit) {
    sent.push({ path, init })
    return new Response(text, { status })
  }
  return { sent, send }
}

afterEach(() => void vi.useRealTimers())

const nobody = { email: 'marie@chem.example', password: 'violet-brass-telescope' }

function lost() {
  return Promise.reject(new TypeError('Failed to fetch'))
}

async function problemOf(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof CallProblem)) throw error
  return { code: error.code, reasons: error.reasons, isRetryable: error.isRetryable }
}

test('a call is one POST of JSON, and gives what the contract says', async () => {
  const { sent, send } = network(200, '{"next":"signed_in"}')
  const email = 'MARIE@chem.example'
  expect(await call('sign_up', { ...nobody, email }, { send })).toEqual({ next: 'signed_in' })
  expect(sent).toEqual([
    {
      path: '/api/sign_up',
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(nobody),
        signal: expect.any(AbortSignal),
      },
    },
  ])
})

test('every answer gives the time of the server', async () => {
  const date = 'Tue, 31 Dec 2030 23:59:58 GMT'
  const send = async () => Response.json({ next: 'signed_in' }, { headers: { date } })
  vi.useFakeTimers({ now: Date.parse(date) + 500 })
  await call('sign_up', nobody, { send })
  expect(pageAhead()).toBe(500)
})

test('calls that need a session name the account that is meant, and others do not', async () => {
  const { sent, send } = network(200, '{}')
  const account = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'
  await call('end_other_devices', {}, { account, send }).catch(() => undefined)
  await call('get_session', {}, { account, send }).catch(() => undefined)
  await call('end_other_devices', {}, { send }).catch(() => undefined)
  expect(sent.map(({ init }) => new Headers(init?.headers).get('account-id'))).toEqual([
    account,
    null,
    null,
  ])
})

test('a call on its way can be waited for, whatever its outcome', async () => {
  const heard: string[] = []
  const answers: ((response: Response) => void)[] = []
  const send = () => new Promise<Response>((resolve) => answers.push(resolve))
  const [refused, answered] = ['refused', 'answered'].map((what) =>
    call('get_session', {}, { send }).finally(() => heard.push(what)),
  )
  const settled = callsSettled(10_000).finally(() => heard.push('settled'))
  answers[0]?.(new Response('', { status: 500 }))
  await expect(refused).rejects.toThrow('500')
  answers[1]?.(new Response('{"account":null}'))
  await Promise.all([answered, settled])
  expect(heard).toEqual(['refused', 'answered', 'settled'])
})

/** A request that gets no response until the caller gives up. */
function swallowed(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })
}

function silent(_path: unknown, init?: RequestInit): Promise<never> {
  return swallowed(init?.signal)
}

test.each([
  ['nothing', silent],
  [
    'half an answer',
    async (_path: unknown, init?: RequestInit) =>
      Object.assign(new Response(''), { json: () => swallowed(init?.signal) }),
  ],
])(
  'on a line on which %s comes, there is no connection after a quarter of a minute',
  async (_case, send) => {
    vi.useFakeTimers()
    const heard: unknown[] = []
    void problemOf(call('get_session', {}, { send })).then((problem) => heard.push(problem))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toEqual([{ code: 'offline', reasons: [], isRetryable: true }])
  },
)

test('a large answer is given more time', async () => {
  vi.useFakeTimers()
  const heard: unknown[] = []
  void problemOf(call('export_account', {}, { send: silent })).then(({ code }) => heard.push(code))
  await vi.advanceTimersByTimeAsync(299_999)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['offline'])
})

test('when a single try takes long, it is not repeated', async () => {
  let time = 0
  let asked = 0
  const ask = async () => {
    asked += 1
    time += 15_000
    throw new CallProblem('offline', 'no')
  }
  await expect(retrying(ask, { now: () => time, wait: async () => undefined })).rejects.toThrow(
    'no',
  )
  expect(asked).toBe(1)
})

test('an input that the contract does not allow never leaves', async () => {
  const { sent, send } = network(200, '{"next":"signed_in"}')
  expect(await problemOf(call('sign_up', { ...nobody, email: 'marie' }, { send }))).toEqual({
    code: 'invalid_input',
    reasons: [],
    isRetryable: false,
  })
  expect(sent).toEqual([])
})

test.each([
  [401, '{"error":{"code":"invalid_credentials","message":"no"}}', 'invalid_credentials', false],
  [503, '{"error":{"code":"unavailable","message":"busy"}}', 'unavailable', true],
  [503, '{"error":{"code":"google_unavailable","message":"no"}}', 'google_unavailable', false],
  [502, '<h1>Bad gateway</h1>', 'unavailable', true],
  [504, '', 'unavailable', true],
  [500, '', 'internal', false],
  [418, '{"error":{"code":"teapot","message":"no"}}', 'internal', false],
  [200, '{"next":"dance"}', 'internal', false],
  [200, 'ok', 'internal', false],
])('status %i with %s is the problem %s', async (status, text, code, retryable) => {
  const { send } = network(status, text)
  expect(await problemOf(call('sign_up', nobody, { send }))).toEqual({
    code,
    reasons: [],
    isRetryable: retryable,
  })
})

async function detailsOf(text: string, headers: Record<string, string>) {
  const send = async () => new Response(text, { status: 429, headers })
  const error = await call('sign_up', nobody, { send }).catch((reason: unknown) => reason)
  if (!(error instanceof CallProblem)) throw error
  return { seconds: error.retrySeconds, challenge: error.challenge }
}

test('a refusal says when the same call would be taken, and what is to be solved first', async () => {
  const busy = '{"error":{"code":"too_many_requests","message":"no"}}'
  const proof = '{"error":{"code":"proof_required","message":"no","challenge":"t.7.n.s"}}'
  expect([
    await detailsOf(busy, { 'retry-after': '20' }),
    await detailsOf(busy, {}),
    await detailsOf(busy, { 'retry-after': 'soon' }),
    await detailsOf(proof, {}),
  ]).toEqual([
    { seconds: 20, challenge: '' },
    { seconds: null, challenge: '' },
    { seconds: null, challenge: '' },
    { seconds: null, challenge: 't.7.n.s' },
  ])
})

test('a weak password comes with its reasons', async () => {
  const error = { code: 'weak_password', message: 'weak', reasons: ['It is a common name.'] }
  const { send } = network(422, JSON.stringify({ error }))
  expect(await problemOf(call('sign_up', nobody, { send }))).toEqual({
    code: 'weak_password',
    reasons: ['It is a common name.'],
    isRetryable: false,
  })
})

test('without a network the problem is that, and it is worth trying again', async () => {
  const problem = await problemOf(call('sign_out', {}, { send: lost }))
  expect(problem).toEqual({ code: 'offline', reasons: [], isRetryable: true })
  expect(codeOf(new TypeError('ours'))).toBe('internal')
})

test('the delays begin with 200 ms and double', () => {
  expect([1, 2, 3, 4, 9].map(retryDelay)).toEqual([200, 400, 800, 1600, 30_000])
})

test('a passing failure is tried six times, any other once', async () => {
  const waited: number[] = []
  async function wait(milliseconds: number) {
    waited.push(milliseconds)
  }
  let tries = 0
  function fail(code: 'offline' | 'not_found') {
    tries += 1
    return Promise.reject(new CallProblem(code, 'no'))
  }
  await expect(retrying(() => fail('offline'), { wait })).rejects.toThrow('no')
  expect({ tries, waited }).toEqual({ tries: 6, waited: [200, 400, 800, 1600, 3200] })
  tries = 0
  const refused = await retrying(() => fail('not_found'), { wait }).catch((error: unknown) => error)
  expect({ tries, retryable: isRetryable(refused) }).toEqual({ tries: 1, retryable: false })
})

test('the first answer ends the trying', async () => {
  let tries = 0
  async function second() {
    tries += 1
    if (tries === 1) throw new CallProblem('unavailable', 'busy')
    return 'here'
  }
  expect(await retrying(second, { wait: async () => undefined })).toBe('here')
  expect(tries).toBe(2)
})

test('a call that is refused for its network alone is asked again after a little work, and others wait for the same', async () => {
  const challenge = 'a.0.b.c'
  const sent: string[] = []
  let hasPass = false
  const send = async (path: string) => {
    sent.push(path)
    if (path === '/api/prove_work') {
      hasPass = true
      return Response.json({})
    }
    if (hasPass) return Response.json({ next: 'signed_in' })
    const error = { code: 'too_many_requests', message: 'full', challenge }
    return Response.json({ error }, { status: 429 })
  }
  vi.stubGlobal('fetch', send)
  const answers = await Promise.all([call('sign_up', nobody), call('sign_up', nobody)])
  vi.unstubAllGlobals()
  expect(answers).toEqual([{ next: 'signed_in' }, { next: 'signed_in' }])
  const [up, pass] = ['/api/sign_up', '/api/prove_work']
  expect(sent).toEqual([up, up, pass, up, up])
})

test('a call that is refused again after the work is not asked a third time', async () => {
  const error = { code: 'too_many_requests', message: 'full', challenge: 'a.0.b.c' }
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return path.endsWith('prove_work')
      ? Response.json({})
      : Response.json({ error }, { status: 429 })
  })
  expect(await problemOf(call('sign_up', nobody))).toMatchObject({ code: 'too_many_requests' })
  vi.unstubAllGlobals()
  expect(sent).toHaveLength(3)
})

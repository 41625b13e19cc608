import { brotliCompressSync } from 'node:zlib'

import type { FastifyInstance, InjectOptions } from 'fastify'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { type ErrorCode, problemSchema } from '#contract/problem.ts'
import { createApp } from '#server/app.ts'
import { networkReader } from '#server/limits/networks.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import { noPeers } from '#server/platform/workers/peers.ts'
import { CALL_HEADERS, ORIGIN, testParts } from '#server/testing/app.ts'

import { createAdmission } from './admission.ts'
import { addCalls } from './calls.ts'
import { createGate } from './gate.ts'
import { createGuestPasses } from './guest-pass.ts'
import { handleAlways, handleUser } from './handler.ts'

const VERSION = { version: '1.2.3', started_at: '2030-01-02T03:04:05.678Z' }
const logged: string[] = []
let app: FastifyInstance
let trial: FastifyInstance

beforeAll(async () => {
  app = await createApp(testParts())
  trial = await createTrial()
})
afterAll(() => Promise.all([app.close(), trial.close()]))

test('app_version gives the version and its start time', async () => {
  const response = await app.inject(callOf('app_version', {}))
  expect([response.statusCode, response.json()]).toEqual([200, VERSION])
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['no origin', { origin: undefined }],
  ['null', { origin: 'null' }],
  ['a longer host', { origin: `${ORIGIN}.evil` }],
  ['another port', { origin: `${ORIGIN}:8443` }],
  ['http instead of https', { origin: ORIGIN.replace('https', 'http') }],
  ['the own host in production', { origin: 'http://localhost:80', host: 'localhost:80' }],
  ['a page of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('A27 a call from elsewhere is refused: %s', async (_case, headers) => {
  expect(problemOf(await app.inject(callOf('app_version', {}, headers)))).toEqual([
    403,
    'foreign_origin',
  ])
})

test('in development a page of the host that was asked may call', async () => {
  const origin = { publicOrigin: 'http://localhost:3000', allowOwnHost: true }
  const development = await createApp(testParts({ origin }))
  const headers = { origin: 'http://192.0.2.7:5173', host: '192.0.2.7:5173' }
  const own = await development.inject(callOf('app_version', {}, headers))
  const other = await development.inject(callOf('app_version', {}, { ...headers, host: 'other' }))
  expect([own.statusCode, other.statusCode]).toEqual([200, 403])
  await development.close()
})

test.each([
  ['no type', { 'content-type': undefined }, '{}'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
  ['text', { 'content-type': 'text/plain' }, '{}'],
  ['a type that only begins alike', { 'content-type': 'application/jsonp' }, '{}'],
  ['a compressed body', { 'content-encoding': 'br' }, brotliCompressSync('{}')],
  ['an identity encoding', { 'content-encoding': 'identity' }, '{}'],
])('A27 T7 a body that is not plain JSON is refused: %s', async (_case, headers, payload) => {
  const response = await app.inject(callOf('app_version', payload, headers))
  expect(problemOf(response)).toEqual([415, 'unsupported_media_type'])
})

test('T1 a body of 16 KiB is read and one byte more is not', async () => {
  const fitting = JSON.stringify('x'.repeat(16 * 1024 - 2))
  const most = await app.inject(callOf('app_version', fitting))
  expect(problemOf(most)).toEqual([422, 'invalid_input'])
  expect(problemOf(await app.inject(callOf('app_version', `${fitting} `)))).toEqual([
    413,
    'too_large',
  ])
})

test.each([
  ['a key that is there twice (D21)', '{"a":1,"a":1}', 422, 'invalid_input'],
  ['nothing', '', 400, 'malformed'],
  ['half an object', '{"a":', 400, 'malformed'],
  ['an unknown field', '{"role":"admin"}', 422, 'invalid_input'],
  ['a key that reaches the prototype', '{"__proto__":{"role":"admin"}}', 422, 'invalid_input'],
  ['null', 'null', 422, 'invalid_input'],
  ['a list', '[]', 422, 'invalid_input'],
  ['D22 a very deep list', `${'['.repeat(5000)}${']'.repeat(5000)}`, 422, 'invalid_input'],
] as const)('D21 D22 %s is refused as input', async (_case, payload, status, code) => {
  expect(problemOf(await app.inject(callOf('app_version', payload)))).toEqual([status, code])
})

test('a wrong input is explained by field, without its values', async () => {
  const response = await trial.inject(callOf('echo', { number: 'secret', other: 1 }))
  expect(response.json()).toEqual({
    error: { code: 'invalid_input', message: 'number: invalid_type; input: unrecognized_keys' },
  })
})

test('only what the contract names leaves a call', async () => {
  const response = await trial.inject(callOf('echo', { number: 7 }))
  expect([response.statusCode, response.json()]).toEqual([200, { number: 7 }])
  expect(problemOf(await trial.inject(callOf('leak', {})))).toEqual([500, 'internal'])
})

test('a call for users needs a session', async () => {
  const response = await trial.inject(callOf('secret', {}))
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    error: { code: 'session_missing', message: 'Auth session missing!' },
  })
})

test('O13 an unforeseen error is answered without its text, and logged with its stack', async () => {
  logged.length = 0
  const response = await trial.inject(callOf('broken', {}))
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { error: { code: 'internal', message: 'Something went wrong on the server.' } },
  ])
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ message: 'select * from secrets', stack: expect.any(String) }),
    }),
  ])
})

test.each([
  ['GET', '/api/nothing', 404, 'not_found', undefined],
  ['POST', '/api/award_xp', 404, 'not_found', undefined],
  ['GET', '/api', 404, 'not_found', undefined],
  ['GET', '/api/?x=1', 404, 'not_found', undefined],
  ['GET', '/api/live', 404, 'not_found', undefined],
  ['GET', '/api/app_version', 405, 'method_not_allowed', 'POST'],
  ['DELETE', '/api/app_version?x=1', 405, 'method_not_allowed', 'POST'],
  ['POST', '/api/openapi.json', 405, 'method_not_allowed', 'GET, HEAD'],
  ['PUT', '/api/live', 405, 'method_not_allowed', 'GET'],
] as const)('A28 D6 T11 %s %s is not a call', async (method, url, status, code, allow) => {
  const headers = { origin: ORIGIN, 'x-http-method-override': 'POST' }
  const response = await app.inject({ method, url, headers })
  expect(problemOf(response)).toEqual([status, code])
  expect(response.headers['allow']).toBe(allow)
})

test('the description of the calls is OpenAPI 3.1', async () => {
  const response = await app.inject('/api/openapi.json')
  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Periodic Wizard', version: '1.2.3', contact: { email: 'help@chem.example' } },
    paths: {
      '/api/app_version': {
        post: {
          operationId: 'app_version',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { type: 'object', properties: {}, additionalProperties: false },
              },
            },
          },
          responses: {
            '200': {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      version: { type: 'string' },
                      started_at: { type: 'string', format: 'date-time' },
                    },
                    required: ['version', 'started_at'],
                    additionalProperties: false,
                  },
                },
              },
            },
            '422': {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Problem: { type: 'object', required: ['error'] } } },
  })
  expect(response.json()).toMatchObject({
    paths: {
      '/api/list_devices': {
        post: { parameters: [{ name: 'account-id', in: 'header', schema: { type: 'string' } }] },
      },
    },
  })
  expect(response.body).not.toContain('$schema')
})

test('the description of the calls is written once', async () => {
  const [first, second] = await Promise.all(
    ['/api/openapi.json', '/api/openapi.json?path=secret'].map((url) => app.inject(url)),
  )
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['content-type']).toBe('application/json; charset=utf-8')
})

/** A server whose calls do what those of the product do not do yet. */
async function createTrial(): Promise<FastifyInstance> {
  const nothing = z.strictObject({})
  const number = z.strictObject({ number: z.number() })
  const guest = { summary: '', access: 'guest', input: nothing, output: number } as const
  const stream = { write: (line: string) => logged.push(line) }
  const server = fastify({ logger: { level: 'error', stream } })
  server.setErrorHandler(sendProblem)
  server.removeAllContentTypeParsers()
  const handlers = {
    echo: handleAlways({ ...guest, input: number }, (input) => input),
    leak: handleAlways(guest, () => Object.assign({ number: 1 }, { hash: 'secret' })),
    secret: handleUser({ ...guest, access: 'user' }, () => ({ number: 1 })),
    broken: handleAlways(guest, () => {
      throw new Error('select * from secrets')
    }),
  }
  const { start, origin, clock, networks } = testParts()
  const gate = createGate({}, networks.calls, clock, noPeers)
  const readNetwork = networkReader([])
  const services = new Promise<never>(() => {})
  const admission = createAdmission(1000)
  await server.register(async (scope) =>
    addCalls(scope, handlers, {
      start,
      origin,
      services,
      gate,
      admission,
      readNetwork,
      passes: createGuestPasses({ secret: 'secret', isSecure: false }, clock),
      readBrowser: () => null,
      readMember: () => null,
    }),
  )
  return server
}

type Headers = Readonly<Record<string, string | undefined>>

/** A call as a page of the site makes it; a header that is undefined is left out. */
function callOf(
  name: string,
  payload: string | Buffer | object,
  headers: Headers = {},
): InjectOptions {
  const all = Object.entries({ ...CALL_HEADERS, ...headers })
  return {
    method: 'POST',
    url: `/api/${name}`,
    headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    payload,
  }
}

type Response = Awaited<ReturnType<FastifyInstance['inject']>>

/** The status and the code of a refusal, which must be nothing but a problem of the contract. */
function problemOf(response: Response): readonly [number, ErrorCode] {
  return [response.statusCode, problemSchema.parse(response.json()).error.code]
}

import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'
import { SCRIPT, STYLE, writeSite } from '#server/testing/site.ts'

import { pageHeaders } from './security-headers.ts'
import { readSite } from './site.ts'

const BEFORE = "default-src 'none'"
const AFTER =
  "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types pw"
const REPORTS = 'report-to csp; report-uri /api/csp-report'
const everywhere = {
  'reporting-endpoints': 'csp="/api/csp-report"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
}

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = writeSite()
  app = await createApp(testParts({ site: readSite(folder, ORIGIN) }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['GET', '/dashboard', 200],
  ['GET', '/dashboard/', 308],
  ['GET', '/nothing', 404],
  ['PUT', '/', 405],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 503],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/app_version', 405],
  ['POST', '/api/app_version', 403],
  ['GET', '/%', 400],
] as const)('%s %s carries every header', async (method, url, status) => {
  const response = await app.inject({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject(everywhere)
  expect(response.headers['content-security-policy']).toBe(
    `${BEFORE}; script-src 'self'; style-src 'self'; ${AFTER}; upgrade-insecure-requests; ${REPORTS}`,
  )
  expect(response.headers).not.toHaveProperty('server')
  expect(response.headers).not.toHaveProperty('x-powered-by')
})

test('a script alone may do nothing', async () => {
  const { statusCode, headers } = await app.inject('/assets/app-abc123.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    ...everywhere,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('over plain http nothing sends browsers to https', async () => {
  const origin = { publicOrigin: ORIGIN.replace('https', 'http'), allowOwnHost: false }
  const plain = await createApp(testParts({ site: readSite(folder, origin.publicOrigin), origin }))
  const { 'strict-transport-security': _https, ...others } = everywhere
  const [page, call] = [await plain.inject('/dashboard'), await plain.inject('/api/openapi.json')]
  for (const { headers } of [page, call]) {
    expect(headers).toMatchObject(others)
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).toBe(
      `${BEFORE}; script-src 'self'; style-src 'self'; ${AFTER}; ${REPORTS}`,
    )
  }
  await plain.close()
})

test('a page may run the inline scripts and styles that it was built with', async () => {
  const { headers } = await app.inject('/')
  expect(headers['content-security-policy']).toBe(
    `${BEFORE}; script-src 'self' ${hash(SCRIPT)}; style-src 'self' ${hash(STYLE)}; ` +
      `${AFTER}; upgrade-insecure-requests; ${REPORTS}`,
  )
})

test('only a page with formulas may use style attributes', async () => {
  const { headers } = await app.inject('/blog/salts')
  expect(headers['content-security-policy']).toBe(
    `${BEFORE}; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
      `${AFTER}; upgrade-insecure-requests; ${REPORTS}`,
  )
})

test.each([
  ['<iframe src="/embed/figure/ph">', true],
  ['<p>frame', false],
])('only a page with frames may show pages of this site in them: %s', (html, isAllowed) => {
  const policy = pageHeaders('/blog/x', html, true)['content-security-policy']
  expect(policy?.includes("; frame-src 'self';")).toBe(isAllowed)
})

test('A23 the page of the reset link gives no referrer away', async () => {
  const { headers } = await app.inject('/update-password')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('hashes are of the text as a browser reads it, each once, and never of scripts by address', () => {
  const html =
    '<script src="/a.js"></script><SCRIPT type="module" data-note="a > b">one()\r\ntwo()</SCRIPT>' +
    '<script>one()\ntwo()</script><script></script><p class="mykatex">'
  const policy = pageHeaders('/x', html, true)['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${hash('one()\ntwo()')} ${hash('')};`)
  expect(policy).not.toContain('unsafe-inline')
})

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

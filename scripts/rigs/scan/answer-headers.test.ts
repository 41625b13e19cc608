import { expect, test } from 'vitest'

import {
  assetHeaders,
  type Headers,
  pageHeaders,
  securityHeaders,
} from '#server/platform/http/security-headers.ts'

import { headerProblems } from './answer-headers.ts'

const CALL: Headers = { ...securityHeaders(true), 'cache-control': 'no-store' }

test('the headers of the product have no problem', () => {
  const page = { ...CALL, 'cache-control': 'no-cache' }
  const script = pageHeaders('/', '<script>one()</script>', true)
  const formulas = pageHeaders('/blog/salts', '<b class="katex"></b>', true)
  const reset = pageHeaders('/update-password', '', true)
  const asset = {
    ...CALL,
    ...assetHeaders,
    'cache-control': 'public, max-age=31536000, immutable',
  }
  expect([
    headerProblems('call', CALL),
    headerProblems('page', { ...page, ...script }),
    headerProblems('formulas', { ...page, ...formulas }),
    headerProblems('reset page', { ...page, ...reset }),
    headerProblems('asset', asset),
  ]).toEqual([[], [], [], [], []])
})

test.each([
  ['a header that is missing', { 'x-content-type-options': undefined }, /^x-content-type-options/],
  ['a program that names itself', { server: 'nginx' }, /^there is a server$/],
  ['an answer for every site', { 'access-control-allow-origin': '*' }, /access-control/],
  ['a call that may be kept', { 'cache-control': 'max-age=60' }, /^cache-control/],
])('%s is seen', (_case, changed, line) => {
  expect(headerProblems('call', { ...CALL, ...changed })).toEqual([expect.stringMatching(line)])
})

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'", /^script-src/],
  ["frame-ancestors 'none'", "frame-ancestors 'self'", /^frame-ancestors/],
  ['trusted-types pw', 'trusted-types *', /^trusted-types/],
  ["base-uri 'none'; ", '', /^base-uri/],
  ["img-src 'self'", "img-src 'self'; frame-src *", /^there is a frame-src$/],
])('a policy with other words than %s is seen', (from, to, line) => {
  const policy = CALL['content-security-policy'] ?? ''
  expect(policy).toContain(from)
  const changed = { ...CALL, 'content-security-policy': policy.replace(from, to) }
  expect(headerProblems('call', changed)).toEqual([expect.stringMatching(line)])
})

test('an asset that allows more than nothing is seen', () => {
  const asset = { ...CALL, 'cache-control': 'public, max-age=31536000, immutable' }
  const policy = "default-src 'none'; frame-ancestors 'none'; script-src 'self'"
  expect(headerProblems('asset', { ...asset, 'content-security-policy': policy })).toEqual([
    'there is a script-src',
  ])
})

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { secretsIn } from './secrets.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Binary files, and files that are not in the repository. */
const LEFT_OUT = /(^|\/)(node_modules|dist|data|\.git|\.tsbuild|\.react-router|coverage)(\/|$)/
const BINARY = /\.(?:jpg|png|webp|woff2|mp3|ico|gz|br)$/
const LETTERS = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9fG'

/** Written in two parts, so that this file holds no such thing. */
const PLANTED: readonly (readonly [kind: string, begin: string, end: string])[] = [
  ['a private key', '-----BEGIN RSA ', 'PRIVATE KEY-----'],
  ['a private key', '-----BEGIN ', 'PRIVATE KEY-----'],
  ['a key of Amazon', 'AKIA', 'IOSFODNN7EXAMPLE'],
  ['a key of Google', 'AIza', LETTERS.slice(0, 35)],
  ['a client secret of Google', 'GOCSPX-', LETTERS.slice(0, 28)],
  ['a token of GitHub', 'ghp_', LETTERS.slice(0, 36)],
  ['a token of GitLab', 'glpat-', LETTERS.slice(0, 20)],
  ['a token of npm', 'npm_', LETTERS.slice(0, 36)],
  ['a token of Slack', 'xoxb-', LETTERS.slice(0, 24)],
  ['a key of Stripe', 'sk_live_', LETTERS.slice(0, 24)],
  ['a signed token', `eyJ${LETTERS}.`, `eyJ${LETTERS}.${LETTERS}`],
  ['an address with a password', 'postgres://wizard:', 'correcthorse@db.chem.example/wizard'],
  ['a value that is called secret', 'SESSION_SECRET=', LETTERS],
  ['a value that is called secret', '"apiKey": "', `${LETTERS}"`],
]

test.each(PLANTED)('%s is seen', (kind, begin, end) => {
  expect(secretsIn(`one line\n  ${begin}${end}\n`)).toEqual([`line 2: ${kind}`])
})

test.each([
  'postgres://user:password@host:5432/name',
  'SESSION_SECRET=',
  "secret: 'a secret of tests that is long enough'",
  'const token = readToken(request.headers.authorization)',
  'integrity sha512-abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ==',
])('%s is not a secret', (text) => {
  expect(secretsIn(text)).toEqual([])
})

test('no file of the repository holds a secret', () => {
  const files = globSync('{*,.*,**/*,.ci/**/*}', {
    cwd: ROOT,
    exclude: (path) => LEFT_OUT.test(path),
  }).filter((path) => !BINARY.test(path) && statSync(join(ROOT, path)).isFile())
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) =>
    secretsIn(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}, ${line}`),
  )
  expect(found).toEqual([])
})

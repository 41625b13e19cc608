import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { markdownTable } from './markdown-table.ts'
import type { NamedTest } from './named-tests.ts'
import { findTest, readTests, type Tests, testsOf } from './row-tests.ts'
import { abuseGroups, type AbuseRow, type Evidence } from './tables/abuse-rows.ts'
import { requirements } from './tables/asvs.ts'
import { callGuards, routeGuards } from './tables/route-guards.ts'
import { writeOrCheck } from './write-or-check.ts'

/**
 * Writes docs/security.md from the abuse list, the guards of the routes, the requirements of the
 * standard and the titles of the tests. With --check it writes nothing and fails when the committed page
 * differs.
 */

/** Where the page lies. */
export const SECURITY_PAGE = fileURLToPath(new URL('../../docs/security.md', import.meta.url))

const ROOT = join(import.meta.dirname, '../..')

/** These write titles with ids to be read. */
const ABOUT_TITLES = new Set([
  'scripts/evidence/row-tests.test.ts',
  'scripts/evidence/rules.test.ts',
])

/** Every test of the repository. */
export function allTests(): Tests {
  const files = globSync('{src,content,scripts,e2e}/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !ABOUT_TITLES.has(file))
    .toSorted()
  return readTests(files.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') })))
}

/** The text of the page as it should be. */
export function securityPage(): string {
  const all = allTests()
  const rows = abuseGroups.flatMap((group) => group.rows)
  const states = rows.map((row) => stateOf(row, testsOf(row, all)))
  const count = (state: State): number => states.filter((one) => one === state).length
  const named = (tests: readonly Evidence[]): string =>
    tests.map((evidence) => nameOf(findTest(evidence, all))).join(' and ')
  return `# Security

Written by \`scripts/evidence/write-security-docs.ts\`; run it instead of editing. How to report a weakness is in
[SECURITY.md](../SECURITY.md). What is shipped, and under which licenses, is in [licenses.md](licenses.md).

## What is defended, and against whom

Accounts of pupils and adults, what they have practiced, the fairness of matches and seasons, and the
server itself, against anybody who can reach it: visitors, other users, other sites in the same browser,
and networks that fail. Whoever can read the database, the environment or the memory of the server is
trusted, and so is what terminates TLS in front of it.

- Scripts in a page are those of the build: a content security policy without \`unsafe-inline\` for
  scripts, with Trusted Types, and no address of another host in it.
- The session is a cookie that scripts cannot read and that other sites cannot send with a write. A call
  is a POST of JSON from a page of the same origin, checked by schema, and so is its answer.
- What the tables hold, in a backup say, signs nobody in: sessions lie there without the signature that a
  cookie needs, links and passwords as hashes, the secrets of the second step encrypted, and of passkeys
  only what is public. What signs and encrypts is \`SESSION_SECRET\`, which is not in the database. The one
  exception is a mail that waits to be sent: it has its link in it, for as long as that holds.
- The server believes nothing about correctness, time, XP or identity that a client says.
- What may be tried is counted: by account and network in the database, by user and network in memory.

## Checks from outside

Besides \`npm run test:all\`, these start a server on this machine and attack it there, never another one:

- \`node scripts/rigs/scan.ts\` asks for every kind of answer and compares the headers with the policy, breaks
  the protocol of sockets, keeps hundreds of slow connections open, and visits every page in a browser.
- \`node scripts/rigs/sqlmap.ts\` lets [sqlmap](https://sqlmap.org) try every parameter of every call, where it
  is installed.
- \`node scripts/rigs/full-disk.ts\` fills the disk of a PostgreSQL while users write, and
  \`node scripts/rigs/full-log-disk.ts\` that of its write-ahead log; as root on Linux.
- \`node bench/sign-in-timing.ts\` measures whether the time of a refusal tells who has an account.

## The abuse list

${rows.length} rows: ${count('tested')} are proven by tests that run with \`npm run test:all\`, ${count('scripted')} by programs that are
run by hand${count('open') === 0 ? '' : `, ${count('open')} are not checked here, for the reason given`}.

${abuseGroups
  .map(
    ({ letter, title, rows: members }) => `### ${letter}. ${title}

${markdownTable(
  ['Row', 'Input', 'Expected', 'Proved by', 'Result'],
  members.map((row) => {
    const tests = testsOf(row, all)
    return [row.id, row.input, row.expected, proofOf(row, tests), resultOf(row, tests)]
  }),
)}`,
  )
  .join('\n\n')}

## Every route

A test walks the routes of the server: one that is not in this table fails it.

${markdownTable(
  ['Route', 'Limit', 'What is read of it', 'Who may ask'],
  [callGuards, ...routeGuards].map(({ route, limit, input, access }) => [
    `\`${route}\``,
    ...[limit, input, access].map(({ what, tests }) => `${what}: ${named(tests)}`),
  ]),
)}

## OWASP ASVS 5.0, level 2

The requirements of levels 1 and 2 that apply, by chapter. What does not apply is left out: there is no
upload of files, no XML, no GraphQL, no WebRTC, no token that a script could read, and no authorization
server of our own.

${markdownTable(
  ['Requirement', 'Held by', 'Proved by'],
  requirements.map(({ id, what, held, tests }) => [`${id} ${what}`, held, named(tests) || '—']),
)}
`
}

type State = 'tested' | 'scripted' | 'open'

function stateOf({ scripts = [] }: AbuseRow, tests: readonly NamedTest[]): State {
  if (tests.length > 0) return 'tested'
  return scripts.length > 0 ? 'scripted' : 'open'
}

function resultOf(row: AbuseRow, tests: readonly NamedTest[]): string {
  const state = stateOf(row, tests)
  if (state === 'tested') return 'holds with every `npm run test:all`'
  return state === 'scripted' ? 'holds when run' : `not checked: ${row.open ?? ''}`
}

function proofOf({ scripts = [] }: AbuseRow, tests: readonly NamedTest[]): string {
  const parts = [...tests.map(nameOf), ...scripts.map((script) => `\`${script}\``)]
  return parts.join('; ') || '—'
}

function nameOf({ file, title }: NamedTest): string {
  return `\`${file}\` “${title}”`
}

if (import.meta.main) {
  writeOrCheck({
    path: SECURITY_PAGE,
    text: securityPage(),
    complaint: 'docs/security.md is not what scripts/evidence/write-security-docs.ts writes',
  })
}

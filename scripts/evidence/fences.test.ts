import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../..')
const CONFIGURATION = [
  'package.json',
  '.oxlintrc.json',
  'vitest.config.ts',
  'scripts/cli/fail-on-console.ts',
  'scripts/cli/fail-on-fake-clock.ts',
  'scripts/cli/longest-first.ts',
  'scripts/cli/slowness.ts',
  ...globSync(['tsconfig*.json', '{src,e2e}/**/tsconfig.json'], { cwd: REPOSITORY }),
]
/** A small house that keeps every rule: one file in each room, and the arrows that are allowed. */
const HOUSE: Readonly<Record<string, string>> = {
  'src/chemistry/element.ts': 'export const hydrogen = 1\n',
  'src/quiz/question.ts': reexport('#chemistry/element.ts', 'hydrogen'),
  'src/quiz/testing/samples.ts': "export { test as samples } from 'vitest'\n",
  'src/match/match.ts': reexport('#quiz/question.ts', 'hydrogen'),
  'src/class-game/game.ts': 'export const lithium = 3\n',
  'src/contract/call.ts': reexport('#match/match.ts', 'hydrogen'),
  'src/server/main.ts': reexport('#contract/call.ts', 'hydrogen'),
  'src/server/testing/stand-in.ts': 'export const visitor = 1\n',
  'src/web/ui/button.ts': reexport('#contract/call.ts', 'hydrogen'),
  'src/web/testing/page.ts': 'export const page = 1\n',
  'src/web/home/home-route.tsx':
    'export default function Home() {\n  return <p>Home</p>\n}\nexport { hydrogen } from "#web/ui/button.ts"\n',
  'src/web/service-worker/service-worker.ts': 'export const worker = 1\n',
  'src/web/routes.ts': "export default ['home/home-route.tsx']\n",
  'content/pipeline/article.ts': reexport('#quiz/question.ts', 'hydrogen'),
  'e2e/journey.ts': reexport('#contract/call.ts', 'hydrogen'),
}
const PLANTED = 'planted'

let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'periodic-wizard-fences-'))
  for (const file of CONFIGURATION) cpSync(join(REPOSITORY, file), join(house, file))
  symlinkSync(join(REPOSITORY, 'node_modules'), join(house, 'node_modules'))
  for (const [file, source] of Object.entries(HOUSE)) write(file, source)
})

afterEach(() => {
  for (const file of globSync(`{src,e2e,content}/**/${PLANTED}*`, { cwd: house })) {
    rmSync(join(house, file), { recursive: true })
  }
})

afterAll(() => rmSync(house, { recursive: true }))

test('a house that keeps every rule passes the compiler and the linter', () => {
  expect({ compiler: compile(), linter: lint() }).toEqual({ compiler: '', linter: [] })
})

test('the compiler lets no file import one of a room that is closed to it', () => {
  const closed = [
    ['src/chemistry', 'quiz', '#quiz/question.ts'],
    ['src/quiz', 'match', '#match/match.ts'],
    ['src/quiz', 'server', '#server/main.ts'],
    ['src/class-game', 'server', '#server/main.ts'],
    ['src/exports', 'web', '#web/ui/button.ts'],
    ['src/contract', 'server', '#server/main.ts'],
    ['src/server', 'web', '#web/ui/button.ts'],
    ['src/web', 'server', '#server/main.ts'],
    ['e2e', 'server', '#server/main.ts'],
  ] as const
  const files = closed.map(([room, other]) => `${room}/${PLANTED}-${other}.ts`)
  closed.forEach(([, , target], index) => write(files[index] ?? '', reexport(target, 'hydrogen')))
  const found = compile().matchAll(/^(.*planted-.*)\(1,.* error TS6307: /gm)
  expect(new Set(Array.from(found, ([, file]) => file))).toEqual(new Set(files))
})

test('the pure rooms cannot name the page, the network, the process, a timer or the console', () => {
  const names = ['document', 'fetch', 'process', 'setTimeout', 'console']
  const rooms = ['chemistry', 'class-game', 'exports', 'match', 'quiz']
  const lines = names.map((name, index) => `export const planted${index}: unknown = ${name}\n`)
  for (const room of rooms) write(`src/${room}/${PLANTED}.ts`, lines.join(''))
  const found = compile().matchAll(/^src\/([\w-]+)\/planted\.ts.*Cannot find name '(\w+)'/gm)
  expect(Array.from(found, ([, where, name]) => `${where}: ${name}`).toSorted()).toEqual(
    rooms.flatMap((room) => names.map((name) => `${room}: ${name}`)).toSorted(),
  )
})

test('a violation of the layers leaves no compiled file among the sources', () => {
  write(`src/quiz/${PLANTED}.ts`, reexport('#server/main.ts', 'hydrogen'))
  compile()
  expect(globSync('{src,e2e}/**/*.{js,d.ts,tsbuildinfo}', { cwd: house })).toEqual([])
})

test('the linter reports every planted violation, each by its rule', () => {
  const imports = 'eslint(no-restricted-imports)'
  const planted: readonly (readonly [file: string, source: string, rule: string])[] = [
    ['src/chemistry/planted-date.ts', 'export const now = Date.now()', globals()],
    ['src/quiz/planted-date.ts', 'export const day = new Date(0)', globals()],
    ['src/match/planted-date.ts', 'export const clock = globalThis.Date', properties()],
    ['src/class-game/planted-chance.ts', 'export const roll = Math.random()', properties()],
    ['src/class-game/planted-package.ts', "export { z } from 'zod'", imports],
    ['src/exports/planted-package.ts', "export { zipSync } from 'fflate'", imports],
    ['src/exports/planted-date.ts', 'export const now = Date.now()', globals()],
    ['src/contract/planted-date.ts', 'export const now = Date.now()', globals()],
    ['src/chemistry/planted-chance.ts', 'export const roll = Math.random()', properties()],
    ['src/quiz/planted-package.ts', "export { z } from 'zod'", imports],
    ['src/match/planted-package.ts', "export { readFileSync } from 'node:fs'", imports],
    ['src/contract/planted-zod.ts', "export { z } from 'zod'", imports],
    ['src/web/ui/planted-zod.ts', "export { z } from 'zod'", imports],
    ['src/server/practice/planted-up.ts', reexport('../main.ts', 'hydrogen'), imports],
    ['src/quiz/planted.test.ts', reexport('../chemistry/element.ts', 'hydrogen'), imports],
    ['src/server/planted-stand-in.ts', reexport('#server/testing/stand-in.ts', 'visitor'), imports],
    ['src/quiz/planted-samples.ts', reexport('#quiz/testing/samples.ts', 'samples'), imports],
    ['src/web/ui/planted-page.ts', reexport('#web/testing/page.ts', 'page'), imports],
    ['src/server/planted-web.ts', reexport('#web/ui/button.ts', 'hydrogen'), imports],
    ['src/server/planted.test.ts', reexport('#web/ui/button.ts', 'hydrogen'), imports],
    ['src/web/ui/planted-server.ts', reexport('#server/main.ts', 'hydrogen'), imports],
    [
      'src/web/ui/planted-type.ts',
      "import type { hydrogen } from '#server/main.ts'\nexport type Planted = typeof hydrogen",
      imports,
    ],
    ['src/web/ui/planted.test.ts', reexport('#server/main.ts', 'hydrogen'), imports],
    ['content/pipeline/planted-web.ts', reexport('#web/ui/button.ts', 'hydrogen'), imports],
    ['e2e/planted.test.ts', reexport('#quiz/question.ts', 'hydrogen'), imports],
    ['src/server/planted-default.ts', 'export default 1', 'import(no-default-export)'],
    ['src/web/ui/planted-default.ts', 'export default 1', 'import(no-default-export)'],
    ['src/server/planted-one.ts', cycle('planted-two.ts'), 'import(no-cycle)'],
    ['src/server/planted-two.ts', cycle('planted-one.ts'), 'import(no-cycle)'],
    ['src/server/planted-any.ts', 'export const value: any = 1', 'typescript(no-explicit-any)'],
    ['src/server/planted-said.ts', "console.log('said')", 'eslint(no-console)'],
    [
      'src/server/planted-floating.ts',
      'export function start(): void {\n  Promise.resolve(1)\n}',
      'typescript(no-floating-promises)',
    ],
    ['src/server/planted-long.ts', longFunction(150), 'eslint(max-lines-per-function)'],
    ['src/web/ui/planted-long.tsx', longFunction(150), 'eslint(max-lines-per-function)'],
  ]
  for (const [file, source] of planted) write(file, `${source}\n`)
  const expected = planted.map(([file, , rule]) => `${file}: ${rule}`)
  expect(lint()).toEqual(expected.toSorted())
})

test('a function of 149 lines is not too long, nor is any in a test', () => {
  write(`src/server/${PLANTED}.ts`, longFunction(149))
  write(`src/server/${PLANTED}.test.ts`, longFunction(500))
  expect(lint()).toEqual([])
})

test('a test that writes to the console fails, and a file that leaves a fake clock behind', () => {
  const tests = ['error', 'warn', 'log'].map(
    (name) => `test('${name}', () => console.${name}('look'))\n`,
  )
  write(`src/quiz/${PLANTED}.test.ts`, `import { test } from 'vitest'\n${tests.join('')}`)
  write(
    `src/quiz/${PLANTED}-clock.test.ts`,
    `import { test, vi } from 'vitest'\ntest('clock', () => void vi.useFakeTimers())\n`,
  )
  const report = join(house, 'report.json')
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--reporter=json',
    `--outputFile=${report}`,
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.toSorted((one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name),
  )
  expect(failures).toMatchObject([
    { status: 'failed', assertionResults: [{ title: 'clock', status: 'passed' }] },
    {
      assertionResults: [
        { title: 'error', status: 'failed' },
        { title: 'warn', status: 'failed' },
        { title: 'log', status: 'passed' },
      ],
    },
  ])
})

function globals(): string {
  return 'eslint(no-restricted-globals)'
}

function properties(): string {
  return 'eslint(no-restricted-properties)'
}

function reexport(target: string, name: string): string {
  return `export { ${name} } from '${target}'\n`
}

function cycle(other: string): string {
  return `import * as other from './${other}'\nexport const names: unknown = () => other`
}

function longFunction(lines: number): string {
  const body = Array.from({ length: lines - 3 }, (_, line) => `  found.push(${line})\n`)
  return `const found: number[] = []\nexport function add(): readonly number[] {\n${body.join('')}  return found\n}\n`
}

function compile(): string {
  return run('node_modules/typescript/bin/tsc', '-b', '--pretty', 'false').stdout
}

/** Each finding as `file: rule`, in alphabetical order. */
function lint(): readonly string[] {
  const { stdout } = run(
    'node_modules/oxlint/bin/oxlint',
    '--format',
    'json',
    'src',
    'e2e',
    'content',
  )
  const report: { diagnostics: readonly { filename: string; code: string }[] } = JSON.parse(stdout)
  return report.diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted()
}

function run(program: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [program, ...args], { cwd: house, encoding: 'utf8' })
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), source)
}

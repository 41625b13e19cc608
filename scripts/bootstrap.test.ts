import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '..')
const LOCK = JSON.stringify({
  packages: {
    '': { name: 'stand-in' },
    'node_modules/node': { version: '24.0.0', integrity: 'sha512-a' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
  },
})
const BUILD = 'Building the web; this takes some seconds ...\n'
const INSTALL = 'Getting the packages Periodic Wizard needs; the first time takes a minute ...\n'
/** Stands in for `react-router`: notes each build and fails when a source says so. */
const STAND_IN_ROUTER = `
const { appendFileSync, mkdirSync, readFileSync } = require('node:fs')
appendFileSync('builds.log', process.argv[2] + ' ' + process.env.NODE_ENV + '\\n')
if (readFileSync('src/web/root.tsx', 'utf8').includes('broken')) {
  console.log('root.tsx is broken')
  process.exit(1)
}
mkdirSync('dist/client', { recursive: true })
`
/** Stands in for `npm`: notes its arguments and follows the file `npm-plan`. */
const STAND_IN_NPM = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync } = require('node:fs')
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
if (readFileSync('npm-plan', 'utf8') === 'offline') {
  console.error('npm error code ENOTFOUND')
  process.exit(1)
}
mkdirSync('node_modules/node/bin', { recursive: true })
if (!existsSync('node_modules/node/bin/node')) symlinkSync(process.execPath, 'node_modules/node/bin/node')
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-bootstrap-'))
  cpSync(join(REPOSITORY, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', LOCK)
  write('node_modules/.package-lock.json', LOCK)
  write('node_modules/@react-router/dev/bin.cjs', STAND_IN_ROUTER)
  write('npm/npm-cli.js', STAND_IN_NPM)
  write('npm/package.json', '{ "type": "commonjs" }')
  write('npm-plan', 'install')
  write('src/web/root.tsx', 'export const page = 1\n')
  write('src/server/main.ts', "process.stdout.write('served\\n')\n")
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('start builds once, and again only when a source of the web has changed', async () => {
  expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served\n', stderr: BUILD })
  expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served\n', stderr: '' })

  write('src/web/root.test.tsx', 'a test is no part of the build')
  write('src/server/app.ts', 'nor is the server')
  expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served\n', stderr: '' })

  appendFileSync(join(folder, 'src/web/root.tsx'), 'export const more = 2\n')
  expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served\n', stderr: BUILD })
  expect(read('builds.log')).toBe('build production\nbuild production\n')
})

test.each([
  ['host', { PUBLIC_ORIGIN: 'https://chem.example' }],
  ['address to write to', { SUPPORT_EMAIL: 'help@chem.example' }],
])(
  'start builds again when the pages have to name another %s',
  { tags: 'long' },
  async (_, named) => {
    await bootstrap('start')
    const there = { ...npm(), ...named }
    expect(await ended(start(['start'], there))).toEqual({
      code: 0,
      stdout: 'served\n',
      stderr: BUILD,
    })
    expect(await ended(start(['start'], there))).toEqual({
      code: 0,
      stdout: 'served\n',
      stderr: '',
    })
    expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served\n', stderr: BUILD })
  },
)

test(
  'code compiled by start and run is kept in the checkout, or in the given folder',
  { tags: 'long' },
  async () => {
    write('src/server/main.ts', 'process.stdout.write(String(process.env.NODE_COMPILE_CACHE))\n')
    const here = join(realpathSync(folder), '.cache/compiled')
    expect((await bootstrap('start')).stdout).toBe(here)
    expect((await bootstrap('run', 'src/server/main.ts')).stdout).toBe(here)
    const there = { ...npm(), NODE_COMPILE_CACHE: join(folder, 'elsewhere') }
    expect((await ended(start(['start'], there))).stdout).toBe(join(folder, 'elsewhere'))
  },
)

test('a failed build shows why, starts nothing and never counts', { tags: 'long' }, async () => {
  await bootstrap('build')
  write('src/web/root.tsx', 'broken')
  const failed = {
    code: 1,
    stdout: '',
    stderr: `${BUILD}root.tsx is broken\n\nThe web could not be built.\n`,
  }
  expect(await bootstrap('start')).toEqual(failed)
  expect(await bootstrap('start')).toEqual(failed)

  write('src/web/root.tsx', 'export const page = 1\n')
  expect(await bootstrap('build')).toEqual({ code: 0, stdout: '', stderr: BUILD })
})

test('missing and outdated packages are installed from the lock file, once', async () => {
  write('src/server/main.ts', "process.stdout.write('served')\n")
  write('package-lock.json', LOCK.replace('sha512-a', 'sha512-b'))
  await bootstrap('build')
  expect(read('npm.log')).toBe(
    'install --no-save --include=dev --include=optional --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=1000 --no-audit --no-fund --loglevel=error\n',
  )

  await bootstrap('build')
  expect(read('npm.log').split('\n').length).toBe(2)

  rmSync(join(folder, 'node_modules/node'), { recursive: true })
  expect(await bootstrap('start')).toEqual({ code: 0, stdout: 'served', stderr: INSTALL })
})

test('an install that cannot reach the registry says so and ends', async () => {
  write('npm-plan', 'offline')
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(await bootstrap('start')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${INSTALL}npm error code ENOTFOUND\n\nThe packages could not be installed. The package registry cannot be reached. Connect to the internet (or set npm’s registry or proxy) and run the command again.\n`,
  })
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})

test('a machine without npm is pointed to its download', async () => {
  rmSync(join(folder, 'node_modules'), { recursive: true })
  const child = start(['start'], { PATH: join(folder, 'empty') })
  const stderr = collect(child.stderr)
  const [code] = await once(child, 'close')
  expect({ code, stderr: stderr() }).toEqual({
    code: 1,
    stderr: `${INSTALL}npm was not found. It comes with Node: install Node from https://nodejs.org and run the command again.\n`,
  })
})

test('linked packages are used when they fit and never written to', async () => {
  const shared = join(folder, 'shared')
  cpSync(join(folder, 'node_modules'), shared, { recursive: true, verbatimSymlinks: true })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(shared, join(folder, 'node_modules'))
  expect(await bootstrap('build')).toEqual({ code: 0, stdout: '', stderr: BUILD })

  write('package-lock.json', LOCK.replace('sha512-a', 'sha512-b'))
  expect(await bootstrap('build')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'node_modules is a link to packages that do not match package-lock.json. Update them where the link points, or remove the link.\n',
  })
  expect(existsSync(join(folder, 'npm.log'))).toBe(false)
})

test('run hands arguments, output and exit code through', async () => {
  write('scripts/echo.ts', 'console.log(process.argv.slice(2).join()); process.exitCode = 3\n')
  expect(await bootstrap('run', 'scripts/echo.ts', '--count', '2')).toEqual({
    code: 3,
    stdout: '--count,2\n',
    stderr: '',
  })
})

test('an unknown command and an unknown file are refused', async () => {
  const unknown = await bootstrap('strat')
  expect(unknown.code).toBe(1)
  expect(unknown.stderr).toMatch(/^Unknown command 'strat'. Usage: /)
  expect(await bootstrap('run', 'scripts/none.ts')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no file scripts/none.ts.\n',
  })
})

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
] as const)('%s reaches the server once as %s and nothing stays behind', async (sent, received) => {
  write(
    'src/server/main.ts',
    `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => { process.stdout.write(signal + ' '); setTimeout(() => process.exit(5), 100) })
    }
    setInterval(() => {}, 1000)
    process.stdout.write(process.pid + ' ')\n`,
  )
  await bootstrap('build')
  const child = start(['start'])
  const stdout = collect(child.stdout)
  await once(child.stdout ?? child, 'data')
  // A terminal and npm both signal the bootstrap.
  child.kill(sent)
  child.kill(sent)
  const [code] = await once(child, 'close')
  const [pid, ...signals] = stdout().trim().split(' ')
  expect({ code, signals }).toEqual({ code: 5, signals: [received] })
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test(
  'a server started through npm stops when the shell between them is gone',
  { tags: 'long' },
  async () => {
    write(
      'src/server/main.ts',
      `process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0) })
    setInterval(() => {}, 1000)
    process.stdout.write('ready ')\n`,
    )
    await bootstrap('build')
    const shell = spawn('sh', ['-c', `'${process.execPath}' scripts/bootstrap.mjs start; true`], {
      cwd: folder,
      env: { ...npm(), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stdout = collect(shell.stdout)
    await once(shell.stdout, 'data')
    shell.kill('SIGKILL')
    await once(shell, 'close')
    expect(stdout()).toBe('ready stopped')
  },
)

function start(args: readonly string[], environment: NodeJS.ProcessEnv = npm()): ChildProcess {
  return spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function npm(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm/npm-cli.js') }
}

function bootstrap(...args: readonly string[]) {
  return ended(start(args))
}

async function ended(child: ChildProcess) {
  const stdout = collect(child.stdout)
  const stderr = collect(child.stderr)
  const [code] = await once(child, 'close')
  return { code, stdout: stdout(), stderr: stderr() }
}

function collect(stream: ChildProcess['stdout']): () => string {
  let text = ''
  stream?.on('data', (chunk) => {
    text += String(chunk)
  })
  return () => text
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

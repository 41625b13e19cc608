// The only file that the machine's own Node runs, so it needs nothing installed and no newer API
// than Node 18 has. It brings the locked packages and the pinned Node, builds the web when its
// sources or the host it names changed, and hands over. It writes to stderr: stdout belongs to the command.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 18
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WINDOWS = process.platform === 'win32'

const PACKAGES = join(ROOT, 'node_modules')
const PINNED_NODE = join(PACKAGES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node')
/** Room for short-lived objects: without it, collecting them is a fifth of a build. */
const ROOMY = '--max-semi-space-size=32'
const REACT_ROUTER = join(PACKAGES, '@react-router', 'dev', 'bin.cjs')
const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED_LOCK = join(PACKAGES, '.package-lock.json')
const INSTALL_STAMP = join(PACKAGES, '.periodic-wizard-lock')
/** The folder in which Node keeps compiled code for the next start. */
const COMPILED = join(ROOT, '.cache', 'compiled')
const BUILD_STAMP = join(ROOT, 'dist', '.sources')

/** Everything the built web is made of. */
const WEB_SOURCES = [
  'src/chemistry',
  'src/quiz',
  'src/match',
  'src/contract',
  'src/web',
  'content',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'CHANGELOG.md',
  'scripts/build/finish-build.ts',
  'scripts/build/build-service-worker.ts',
  'scripts/build/built-files.ts',
  'scripts/build/script-order.ts',
  'scripts/build/precache-list.ts',
  'scripts/build/new-features.ts',
  'scripts/build/social-tags.ts',
  'scripts/build/used-styles.ts',
  'package.json',
  'package-lock.json',
]
const NOT_BUILT = /\.test\.tsx?$|\.md$|^\./
/**
 * Installs what the lock file says and leaves that file alone. `npm ci` would do so too, but refuses
 * a lock file without the optional packages of other operating systems, and not every registry has
 * these. The retries are few, so that a machine without a network fails within seconds rather
 * than minutes. The level is given because npm hands its own, which may be silent, to what it runs.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=1000',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]
/** A terminal and npm both pass the same Ctrl+C on; within this time it counts once. */
const SAME_SIGNAL_MS = 1000
const ORPHAN_CHECK_MS = 500
const TAIL_LINES = 20

const COMMANDS = {
  start: startServer,
  build: buildWeb,
  dev: () => runPinned([REACT_ROUTER, 'dev']),
  test: (steps) => runPinned(['scripts/cli/test.ts', ...steps]),
  run: runScript,
}
const USAGE = `Usage: node scripts/bootstrap.mjs ${Object.keys(COMMANDS).join(' | ')} FILE ARGUMENTS...`

class Refusal extends Error {}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(error instanceof Refusal ? error.message : String(error.stack))
  process.exitCode = 1
}

async function main([name, ...rest]) {
  const major = Number.parseInt(process.versions.node, 10)
  if (major < OLDEST_NODE) {
    throw new Refusal(
      `Periodic Wizard needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}. Get one at https://nodejs.org`,
    )
  }
  if (!Object.prototype.hasOwnProperty.call(COMMANDS, name ?? '')) {
    throw new Refusal(`${name ? `Unknown command '${name}'. ` : ''}${USAGE}`)
  }
  await installPackages()
  return COMMANDS[name](rest)
}

async function startServer() {
  const code = await buildWeb()
  return code === 0 ? runPinned(['src/server/main.ts'], keepingCompiled()) : code
}

function runScript([file, ...rest]) {
  if (!file) throw new Refusal(USAGE)
  if (!existsSync(join(ROOT, file))) throw new Refusal(`There is no file ${file}.`)
  return runPinned([file, ...rest], keepingCompiled())
}

async function runPinned(args, environment) {
  return (await run(PINNED_NODE, args, { environment })).code
}

/** Caches compiled modules, so that they are not compiled at every start. */
function keepingCompiled() {
  return { NODE_COMPILE_CACHE: COMPILED, ...process.env }
}

async function installPackages() {
  const lock = readFileSync(LOCK, 'utf8')
  if (isInstalled(lock)) return
  if (isLink(PACKAGES)) {
    throw new Refusal(
      'node_modules is a link to packages that do not match package-lock.json. Update them where the link points, or remove the link.',
    )
  }
  say('Getting the packages Periodic Wizard needs; the first time takes a minute ...')
  const [command, ...first] = npmCommand()
  const { code, output } = await run(command, [...first, ...INSTALL], { hidden: true })
  if (code !== 0) throw new Refusal(installFailure(code, output))
  if (!existsSync(PINNED_NODE)) {
    throw new Refusal(
      "The pinned Node was not installed. Its package needs its install script: remove 'ignore-scripts' from npm's settings and run the command again.",
    )
  }
  writeFileSync(INSTALL_STAMP, hashOf(lock))
}

function isInstalled(lock) {
  if (!existsSync(PINNED_NODE)) return false
  return readIfPresent(INSTALL_STAMP) === hashOf(lock) || isSameInstall(lock)
}

/** Whether npm itself recorded an install of the very packages of the lock file. */
function isSameInstall(lock) {
  const record = readIfPresent(INSTALLED_LOCK)
  if (record === null) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    // Packages for other operating systems are optional and stay away.
    if (!found) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** The npm that runs this script, or the one on the path. */
function npmCommand() {
  const running = process.env.npm_execpath
  if (running && basename(running) === 'npm-cli.js') return [process.execPath, running]
  return [WINDOWS ? 'npm.cmd' : 'npm']
}

function installFailure(code, output) {
  if (code === 127) {
    return 'npm was not found. It comes with Node: install Node from https://nodejs.org and run the command again.'
  }
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED/.test(output)
  const advice = isOffline
    ? 'The package registry cannot be reached. Connect to the internet (or set npm’s registry or proxy) and run the command again.'
    : 'Mend what npm says above and run the command again.'
  return `${tailOf(output)}\n\nThe packages could not be installed. ${advice}`
}

/** Builds the web unless the last finished build was made of the same sources. */
async function buildWeb() {
  const sources = fingerprint()
  if (readIfPresent(BUILD_STAMP) === sources) return 0
  say('Building the web; this takes some seconds ...')
  rmSync(BUILD_STAMP, { force: true })
  const hidden = process.env.PW_VERBOSE !== '1'
  const environment = { ...process.env, NODE_ENV: 'production' }
  const command = [ROOMY, REACT_ROUTER, 'build']
  const { code, output } = await run(PINNED_NODE, command, { hidden, environment })
  if (code !== 0) throw new Refusal(`${output}\nThe web could not be built.`)
  if (!existsSync(join(ROOT, 'dist', 'client'))) {
    throw new Refusal(`${output}\nThe build ended without writing dist/client.`)
  }
  writeFileSync(BUILD_STAMP, sources)
  return 0
}

/** One hash over all that the built web depends on: its sources, and what its pages say of their host. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const name of ['PUBLIC_ORIGIN', 'SUPPORT_EMAIL', 'AD_PLACEHOLDER', 'OIDC_NAME']) {
    hash.update(`${process.env[name] ?? ''}\0`)
  }
  for (const source of WEB_SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return
  if (lstatSync(absolute).isDirectory()) {
    const names = readdirSync(absolute).filter((name) => !NOT_BUILT.test(name))
    names.sort()
    for (const name of names) addTo(hash, `${path}/${name}`)
  } else {
    hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0')
  }
}

/**
 * Runs a command in a process group of its own and passes signals on to that whole group, so that
 * nothing outlives this process and no signal arrives twice. Returns its exit code as a shell would.
 */
function run(command, args, { hidden = false, environment = process.env } = {}) {
  // Another session may not read this terminal.
  const input = process.stdin.isTTY ? 'ignore' : 'inherit'
  const child = spawn(command, args, {
    cwd: ROOT,
    env: environment,
    stdio: hidden ? ['ignore', 'pipe', 'pipe'] : [input, 'inherit', 'inherit'],
    detached: !WINDOWS,
    shell: WINDOWS && command.endsWith('.cmd'),
  })
  const stopForwarding = forwardSignals(child)
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    function finish(code, output) {
      const isStopped = stopForwarding()
      if (isStopped && hidden) process.exit(code === 0 ? 130 : code)
      resolve({ code, output })
    }
    child.on('error', (error) => finish(error.code === 'ENOENT' ? 127 : 1, error.message))
    child.on('close', (code, signal) =>
      finish(code ?? 128 + constants.signals[signal], Buffer.concat(chunks).toString()),
    )
  })
}

/** Returns a function that ends the forwarding and returns whether a signal was forwarded. */
function forwardSignals(child) {
  let lastAt = null
  function forward(signal) {
    const now = Date.now()
    const isRepeat = lastAt !== null && now - lastAt < SAME_SIGNAL_MS
    lastAt = now
    if (!isRepeat) signalGroup(child, signal)
  }
  // A closed terminal is a request to stop like any other.
  const handlers = [
    ['SIGINT', () => forward('SIGINT')],
    ['SIGTERM', () => forward('SIGTERM')],
    ['SIGHUP', () => forward('SIGTERM')],
  ]
  for (const [signal, handler] of handlers) process.on(signal, handler)
  const stopWatching = whenOrphaned(() => {
    if (lastAt === null) forward('SIGTERM')
  })
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
    stopWatching()
    return lastAt !== null
  }
}

/**
 * npm runs scripts in a shell, and a SIGTERM for npm ends that shell without reaching this process.
 * All that can be seen of it is a new parent.
 */
function whenOrphaned(stop) {
  if (WINDOWS || !process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, ORPHAN_CHECK_MS)
  return () => clearInterval(timer)
}

function signalGroup(child, signal) {
  // A Windows console signals every process of the window itself.
  if (WINDOWS || child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function readIfPresent(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

function tailOf(output) {
  return output.trim().split('\n').slice(-TAIL_LINES).join('\n')
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

import getPort from 'get-port'

import { mayInstall, tryInstall } from '#e2e/support/browser/system-packages.ts'

export type Postgres = {
  /** The address of a database whose user may create others. */
  readonly url: string
  /** Ends the server and removes everything that it stored. */
  readonly stop: () => Promise<void>
}

type Keeper = ChildProcessByStdio<Writable, null, Readable>

const OLDEST = 15
/** Where Debian keeps its versions side by side, out of the path. */
const DEBIAN_VERSIONS = '/usr/lib/postgresql'
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf'
const READY = 'ready to accept connections'

const REACHED_BY = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
/** The data is thrown away, so nothing has to survive a crash. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (setting) => ['-c', setting],
)

/**
 * Runs the server for as long as its input is held open, which ends with the process that holds it,
 * however that ends; then removes the folder. The first signal counts while the server starts, the
 * second does not wait for those who are still connected.
 */
const KEEPER = `
folder=$1 programs=$2 port=$3
shift 3
if "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >&2
then
  "$programs/postgres" -D "$folder/data" -p "$port" "$@" < /dev/null &
  server=$!
  read -r _
  kill -TERM $server
  kill -INT $server
  wait $server
fi
rm -rf "$folder"
`

/** The folder with the programs of the newest PostgreSQL that is new enough, or null. */
export function findPostgres(folders: readonly string[] = usualFolders()): string | null {
  const found = folders
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .toSorted((one, other) => other.version - one.version)
  return found[0]?.folder ?? null
}

/** The same after an attempt to install it, where that is possible: as root on Debian and its like. */
export function providePostgres(say: (line: string) => void): string | null {
  const found = findPostgres()
  if (found !== null || !mayInstall()) return found
  say('No PostgreSQL for the database tests: installing it with apt-get ...')
  if (!existsSync(CLUSTER_SETTINGS)) {
    // Otherwise the package starts a server of its own.
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true })
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
  }
  tryInstall('postgresql')
  return findPostgres()
}

/**
 * Starts a server on an empty folder and a free port. It ends with this process at the latest.
 * @param programs the folder of its programs
 * @param keeps what a commit has promised: nothing after a crash, or as much as by default
 * @throws with what it said when it does not get ready
 */
export async function startPostgres(
  programs: string,
  keeps: 'nothing' | 'everything' = 'nothing',
): Promise<Postgres> {
  const settings = [...REACHED_BY, ...(keeps === 'nothing' ? CARELESS : [])]
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-postgres-'))
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const port = await getPort()
  const keeper = spawn(
    'sh',
    ['-c', KEEPER, 'sh', folder, programs, String(port), ...settings],
    // In a group of its own it gets no signal that is meant for the tests.
    { cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'], ...account },
  )
  const ended = once(keeper, 'close')
  async function stop(): Promise<void> {
    keeper.stdin.end()
    await ended
  }
  await untilReady(keeper)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function untilReady(keeper: Keeper): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    keeper.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(READY)) resolve()
      // A server that cannot start leaves its keeper waiting.
      else if (said.includes('FATAL')) keeper.stdin.end()
    })
    keeper.on('error', reject)
    keeper.on('close', () => reject(new Error(`PostgreSQL ended:\n${said}`)))
  })
}

/** PostgreSQL refuses to run as root: then it runs as the account that its packages make. */
export function serverAccount(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (line === undefined) throw new Error('There is no account postgres to run PostgreSQL.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function usualFolders(): readonly string[] {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : []
  const inPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...inPath, ...versions.map((version) => join(DEBIAN_VERSIONS, version, 'bin'))]
}

/** The major version of the PostgreSQL in a folder; 0 for none, or one without `initdb`. */
function versionIn(folder: string): number {
  if (!['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))) return 0
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0)
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import getPort from 'get-port'

import { serverAccount } from './throwaway-postgres.ts'

/** The ways in which a database goes down: killed, stopped at once, stopped in order. */
export const ends = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const

/** A PostgreSQL that keeps what it has acknowledged, can be brought down and comes back. */
export type MortalPostgres = {
  readonly url: string
  readonly end: (signal: (typeof ends)[number]) => Promise<void>
  readonly start: () => Promise<void>
  /** False once it has ended, for any reason. */
  readonly isRunning: () => boolean
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>
}

const READY = /ready to accept (?:read-only )?connections/

type Where = {
  /** Where its write-ahead log lies, if not with the rest. */
  readonly logFolder?: string
  /** Additional settings. */
  readonly settings?: readonly string[]
  /** The address of a running server: then this one is its streaming standby, until it is promoted. */
  readonly standbyOf?: string
}

/** @param programs the folder of the programs of PostgreSQL */
export async function startMortalPostgres(
  programs: string,
  { logFolder, settings: more = [], standbyOf }: Where = {},
): Promise<MortalPostgres> {
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-mortal-'))
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...account }
  const log = logFolder === undefined ? [] : ['-X', logFolder]
  if (standbyOf === undefined) {
    run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...log], options)
  } else {
    // Debian has this program only beside the real ones, not where links to them are.
    const beside = dirname(realpathSync(join(programs, 'initdb')))
    const copy = ['-d', standbyOf, '-D', data, '-R', '-X', 'stream', '-c', 'fast']
    run(join(beside, 'pg_basebackup'), copy, options)
  }
  const port = await getPort()
  const address = ['-p', String(port), '-c', 'unix_socket_directories=', '-h', '127.0.0.1']
  const settings = [...address, ...more]
  let server: ChildProcess
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    isRunning: () => server.exitCode === null,
    end,
    async remove() {
      await end('SIGINT')
      rmSync(folder, { recursive: true })
    },
  }

  /** Retries, because a killed server holds its shared memory until its last process ends. */
  async function start(): Promise<void> {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], options)
    if (!(await isReady(server))) await start()
  }

  async function end(signal: (typeof ends)[number]): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const closed = once(server, 'close')
    const children = signal === 'SIGKILL' ? childrenOf(server) : []
    server.kill(signal)
    for (const child of children) killChild(child)
    await closed
  }
}

function run(program: string, args: readonly string[], options: object): void {
  const { status, error, stderr } = spawnSync(program, args, options)
  if (status !== 0) throw new Error(`${program} failed:\n${String(stderr)}`, { cause: error })
}

async function isReady(server: ChildProcess): Promise<boolean> {
  const ready = new Promise<boolean>((resolve) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (READY.test(chunk.toString())) resolve(true)
    })
  })
  return Promise.race([ready, once(server, 'close').then(() => false)])
}

function childrenOf({ pid }: ChildProcess): readonly number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}

function killChild(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

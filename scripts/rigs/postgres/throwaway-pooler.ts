import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'

import { serverAccount } from './throwaway-postgres.ts'

/** Where Debian has it. */
const PROGRAM = '/usr/sbin/pgbouncer'
/** The limits of a session that the server asks for, which a pooler does not know. */
const IGNORED = 'statement_timeout,idle_in_transaction_session_timeout'
/** Connections to PostgreSQL, in transaction mode fewer than those to the pooler. */
const CONNECTIONS = { session: 40, transaction: 3 }

export type Pooler = {
  /** The address of the database through the pooler. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Whether PgBouncer is installed. */
export function hasPooler(): boolean {
  return existsSync(PROGRAM)
}

/**
 * Starts PgBouncer before a PostgreSQL of this machine.
 * @param address the address of a database whose user needs no password
 */
export async function startPooler(
  address: string,
  mode: keyof typeof CONNECTIONS,
): Promise<Pooler> {
  const { hostname, port: target, username, pathname } = new URL(address)
  const port = await getPort()
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-pooler-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${CONNECTIONS[mode]}
ignore_startup_parameters = ${IGNORED}
server_login_retry = 1
`,
  )
  const program = spawn(PROGRAM, [file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...serverAccount(),
  })
  const closed = once(program, 'close')
  let said = ''
  const ready = new Promise<boolean>((resolve) => {
    program.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) resolve(true)
    })
  })
  if (!(await Promise.race([ready, closed.then(() => false)]))) {
    throw new Error(`PgBouncer ended:\n${said}`)
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      program.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

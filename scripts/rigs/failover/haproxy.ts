import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { Client } from 'pg'

import { poll } from '#server/testing/poll.ts'

/** Where Debian has it. */
const PROGRAM = '/usr/sbin/haproxy'
const PACE = { everyMs: 50, withinMs: 10_000 }
/** How long a server may take to say whether it takes writes, in milliseconds. */
const CHECK_MS = 400

/** HAProxy before several PostgreSQL of this machine, which leads to the one that takes writes. */
export type Proxy = { readonly port: number; readonly stop: () => Promise<void> }

/** Whether HAProxy is installed. */
export function hasHaproxy(): boolean {
  return existsSync(PROGRAM)
}

/**
 * Starts HAProxy with the settings that the documentation of Patroni has: it asks an agent beside each server,
 * twice a second, whether that server is the primary, and closes the connections to one that is not.
 * @param ports of the servers, whose users need no passwords
 */
export async function startHaproxy(ports: readonly number[]): Promise<Proxy> {
  const agents = await Promise.all(ports.map(startAgent))
  const port = await getPort()
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const servers = ports.map(
    (server, index) =>
      `  server db${index} 127.0.0.1:${server} check port ${agents[index]?.port} maxconn 100`,
  )
  writeFileSync(
    file,
    `global
  maxconn 200
defaults
  mode tcp
  retries 2
  timeout connect 1s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  const program = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(program, 'close')
  let said = ''
  program.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const isOpen = await poll(
    () => listens(port),
    (is) => is || program.exitCode !== null,
    PACE,
  )
  if (!isOpen) throw new Error(`HAProxy does not listen:\n${said}`)
  return {
    port,
    async stop() {
      program.kill('SIGTERM')
      await closed
      await Promise.all(agents.map((agent) => agent.close()))
      rmSync(folder, { recursive: true })
    },
  }
}

type Agent = { readonly port: number; readonly close: () => Promise<void> }

/** Answers like the agent of Patroni: 200 when the server beside it is a primary, else 503. */
async function startAgent(server: number): Promise<Agent> {
  const agent: Server = createServer((_request, response) => {
    void isPrimary(server).then((is) => response.writeHead(is ? 200 : 503).end())
  })
  agent.listen(0, '127.0.0.1')
  await once(agent, 'listening')
  const address = agent.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    async close() {
      const closed = once(agent, 'close')
      agent.close()
      agent.closeAllConnections()
      await closed
    },
  }
}

async function isPrimary(port: number): Promise<boolean> {
  const client = new Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as is_standby')
    return rows[0]?.is_standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

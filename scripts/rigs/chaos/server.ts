import { setTimeout } from 'node:timers/promises'

import getPort from 'get-port'

import { type Program, startMain } from '#server/testing/process.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

/** A server that can be brought down and comes back on the same port. */
export type MortalServer = {
  readonly name: string
  readonly port: number
  /** The network between it and its database. */
  readonly network: Relay
  readonly start: () => Promise<void>
  /** Ends it by a signal, and starts it again after a pause; settles when it is ready. */
  readonly restart: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => void
  /** Asks it to stop; settles with its errors since it was first started. */
  readonly stop: () => Promise<readonly string[]>
}

type ServerParts = {
  readonly name: string
  readonly databaseUrl: string
  readonly scale: number
  /** Where browsers find it. */
  readonly origin: () => string
}

const READY = /is ready: /
/** Until a server that fell is started again, as ops/periodic-wizard.service has it. */
const RESTART_MS = 300
/** The log text of an uncaught error. */
const UNCAUGHT = /Uncaught|Unhandled|triggerUncaughtException/i

/** Prepares a server that is not started yet. */
export async function createMortalServer(parts: ServerParts): Promise<MortalServer> {
  const { name, databaseUrl, scale, origin } = parts
  const port = await getPort()
  const address = new URL(databaseUrl)
  const network = await openRelay(Number(address.port))
  address.port = String(network.port)
  const problems: string[] = []
  let program: Program
  let isEnding = false

  return {
    name,
    port,
    network,
    start,
    async restart(signal) {
      await end(signal)
      await setTimeout(RESTART_MS)
      await start()
    },
    signal: (signal) => void program.process.kill(signal),
    async stop() {
      const code = await end('SIGTERM')
      if (code !== 0) problems.push(`I23 ${name} ended with ${code}`)
      await network.close()
      return problems
    },
  }

  /** Restarts until the server is ready, as a supervisor does: its database may be down too. */
  async function start(): Promise<void> {
    program = startMain({
      PORT: String(port),
      DATABASE_URL: address.href,
      PUBLIC_ORIGIN: origin(),
      // The networks of a school say who they are.
      TRUSTED_PROXIES: '127.0.0.1',
      LIVE_TIME_SCALE: String(scale),
      SESSION_SECRET: 'a secret of tests that is long enough',
      LOG_LEVEL: 'error',
    })
    const mine = program
    mine.process.on('close', (code) => {
      const { error } = mine.printed()
      if (UNCAUGHT.test(error)) problems.push(`I23 ${name}: ${error.slice(0, 2000)}`)
      if (mine === program && !isEnding && wasReady(mine)) {
        problems.push(`I23 ${name} ended by itself with ${code}: ${error.slice(-2000)}`)
      }
    })
    try {
      await program.says(READY)
    } catch {
      await start()
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    isEnding = true
    program.process.kill(signal)
    const code = await program.ended
    isEnding = false
    return code
  }
}

function wasReady({ printed }: Program): boolean {
  return READY.test(printed().out)
}

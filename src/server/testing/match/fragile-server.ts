import getPort from 'get-port'

import { type Program, startMain } from '#server/testing/process.ts'
import { openRelay } from '#server/testing/socket/relay.ts'

import type { Fault } from './faults.ts'

const READY = /is ready: /

/** A server of its own behind a network that a fault can break, as it can the server. */
export type FragileServer = {
  /** The port of the network, which leads to the server. */
  readonly port: number
  readonly origin: string
  /** Lets a fault strike. @returns the moment from which on it is missed, as the fault does */
  readonly strike: (fault: Fault) => Promise<number>
  /** Ends the server and the network. */
  readonly stop: () => Promise<void>
}

/** Starts a server with these variables, its database among them. */
export async function startFragileServer(
  variables: Readonly<Record<string, string>>,
): Promise<FragileServer> {
  const port = await getPort()
  const network = await openRelay(port)
  const origin = `http://localhost:${network.port}`
  let server = await start()
  return {
    port: network.port,
    origin,
    strike: (fault) =>
      fault.strike({
        network,
        process: server.process,
        async restart(signal) {
          server.process.kill(signal)
          await server.ended
          server = await start()
        },
      }),
    async stop() {
      server.process.kill('SIGTERM')
      await server.ended
      await network.close()
    },
  }

  async function start(): Promise<Program> {
    const program = startMain({
      ...variables,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: 'a secret of tests that is long enough',
    })
    await program.says(READY)
    return program
  }
}

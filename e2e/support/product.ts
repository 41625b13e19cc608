import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { freePort } from './free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 60_000

type Server = ChildProcessByStdio<null, Readable, Readable>

type Product = {
  /** Where the product answers, without a slash at the end. */
  readonly origin: string
  /** Asks the server to end as an operator would, and removes its data. */
  readonly stop: () => Promise<void>
}

type ProductOptions = {
  /** Started in place of the server of the product. */
  readonly entry?: string
  /** By which name browsers reach this machine; a passkey needs one. */
  readonly host?: 'localhost'
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Starts the real server with its built web on a free port and an empty data directory, and waits
 * until it has printed its address.
 * @throws with the server's output when it ends or stays silent instead
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { entry = 'src/server/main.ts', host = '127.0.0.1', environment = {} } = options
  const data = await mkdtemp(join(tmpdir(), 'periodic-wizard-e2e-'))
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const server = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      PUBLIC_ORIGIN: host === '127.0.0.1' ? undefined : origin,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  async function stop(): Promise<void> {
    server.kill('SIGTERM')
    await exited
    await rm(data, { recursive: true, force: true })
  }
  try {
    await addressPrinted(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

function addressPrinted(server: Server, port: number): Promise<void> {
  const address = new RegExp(`https?://\\S+:${port}\\b`)
  return new Promise((resolve, reject) => {
    let output = ''
    function fail(reason: string): void {
      clearTimeout(timer)
      reject(new Error(`The product ${reason}:\n${output}`))
    }
    function read(chunk: Buffer): void {
      output += chunk.toString()
      if (!address.test(output)) return
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => fail('did not get ready'), READY_WITHIN_MS)
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', () => fail('ended'))
  })
}

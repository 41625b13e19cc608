import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import getPort from 'get-port'

const ROOT = join(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 180_000

type Server = ChildProcessByStdio<null, Readable, Readable>

type Product = {
  /** Where the product answers, without a slash at the end. */
  readonly origin: string
  /** The same by the name of this machine, which is the address that the product itself knows. */
  readonly namedOrigin: string
  /** Asks the server to end as an operator would, and removes its data. */
  readonly stop: () => Promise<void>
}

type ProductOptions = {
  /** Started in place of the server of the product. */
  readonly entry?: string
  /** A data directory to begin with a copy of, in place of an empty one. */
  readonly data?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Whether it lives for long enough to make the embedded database faster: a third of a start. */
  readonly isLasting?: boolean
}

/**
 * Starts the real server with its built web on a free port and a data directory of its own, and waits
 * until it has printed its address.
 * @throws with the server's output when it ends or stays silent instead
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const data = await emptyFolder()
  // A thousand small files, which take four times as long by promises.
  if (options.data !== undefined) cpSync(options.data, data, { recursive: true })
  const { port, end } = await startOn(data, options)
  return {
    origin: `http://127.0.0.1:${port}`,
    namedOrigin: `http://localhost:${port}`,
    async stop() {
      await end()
      await remove(data)
    },
  }
}

/** The data directory that a first start leaves behind: to make it is most of the work of a start. */
export async function prepareData(): Promise<{
  readonly folder: string
  readonly remove: () => Promise<void>
}> {
  const folder = await emptyFolder()
  const { end } = await startOn(folder, {})
  await end()
  return { folder, remove: () => remove(folder) }
}

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'periodic-wizard-e2e-'))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

/** Starts the server on a data directory, which is removed when that fails. */
async function startOn(data: string, options: ProductOptions) {
  const { entry = 'src/server/main.ts', environment = {}, isLasting = false } = options
  const flags = isLasting ? [] : ['--liftoff-only']
  const port = await getPort()
  const server = spawn(process.execPath, [...flags, entry], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      PUBLIC_ORIGIN: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  async function end(): Promise<void> {
    server.kill('SIGTERM')
    await exited
  }
  try {
    await addressPrinted(server, port)
  } catch (error) {
    await end()
    await remove(data)
    throw error
  }
  return { port, end }
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

import { parentPort, workerData } from 'node:worker_threads'

import type { PGlite } from '@electric-sql/pglite'
import * as z from 'zod'

import { createPglite } from './create-pglite.ts'
import type { RefusedQuery, StoreReply, StoreRequest } from './messages.ts'

// The thread that has the embedded database: a query keeps the thread that runs it from everything else.

const { folder } = z.object({ folder: z.string() }).parse(workerData)
const failed = z.object({
  message: z.string(),
  code: z.string().optional(),
  constraint: z.string().optional(),
  detail: z.string().optional(),
  table: z.string().optional(),
})
const pglite = await open()

parentPort?.on('message', (request: StoreRequest) => void answer(request))
say({ kind: 'opened' })

async function open(): Promise<PGlite> {
  try {
    return await createPglite(folder, { onDeath: die })
  } catch (error) {
    return die(failedOf(error).message)
  }
}

async function answer(request: StoreRequest): Promise<void> {
  const { id, kind } = request
  try {
    switch (kind) {
      case 'query': {
        const parameters = [...request.parameters]
        const { rows, affectedRows, command } = await pglite.query<never>(request.sql, parameters)
        say({ kind: 'rows', id, rows, affectedRows, command })
        return
      }
      case 'dump': {
        await pglite.exec('checkpoint')
        const archive = new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer())
        say({ kind: 'archive', id, archive }, [archive.buffer])
        return
      }
      case 'close': {
        await pglite.close()
        say({ kind: 'closed', id })
        parentPort?.close()
      }
    }
  } catch (error) {
    say({ kind: 'refused', id, error: failedOf(error) })
  }
}

/** PostgreSQL's code would run on in a memory that it has given up. */
function die(reason: string): never {
  say({ kind: 'died', reason })
  process.exit(1)
}

function say(reply: StoreReply, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, moved)
}

function failedOf(error: unknown): RefusedQuery {
  const known = failed.safeParse(error)
  const { message, code, constraint, detail, table } = known.success
    ? known.data
    : { message: String(error) }
  return { message, code, constraint, detail, table }
}

import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import fastify from 'fastify'
import * as z from 'zod'

/** The address of the socket of a running server, below its data folder. */
export function operatorSocket(folder: string): string {
  return join(folder, 'operator.sock')
}

/** The commands that a running server carries out for programs that may write in its data folder. */
export type Operator = {
  readonly backUp: () => Promise<Uint8Array<ArrayBuffer>>
  /** Signs out the account with an address, or all accounts; null when there is no such account. */
  readonly endSessions: (
    email: string | null,
  ) => Promise<{ readonly sessions: number; readonly accounts: number } | null>
  /** Takes the second step off the account with an address; null when there is no such account. */
  readonly endSecondStep: (email: string) => Promise<{ readonly wasOn: boolean } | null>
  /** Carries out a command about names, given as it came. */
  readonly moderate: (
    body: unknown,
  ) => Promise<{ readonly isDone: boolean; readonly lines: readonly string[] }>
  /** Folds the answers of one account, or of all, again; null when there is no such account. */
  readonly rebuildSkills: (email: string | null) => Promise<{ readonly accounts: number } | null>
}

const whoseSchema = z.strictObject({ email: z.nullable(z.string()) })
const oneSchema = z.strictObject({ email: z.string() })

/**
 * Serves every user who may write in the data folder, and no other: `POST /backup` gives a backup
 * of the embedded database while it runs, `POST /end-sessions` signs out, `POST /end-second-step`
 * takes one off, `POST /moderate` handles names, `POST /rebuild-skills` folds answers again.
 * @param folder claimed by this process
 * @returns the function that closes it
 * @throws when there can be no socket there, e.g. because the path is too long for one
 */
export async function serveOperator(
  folder: string,
  { backUp, endSessions, endSecondStep, moderate, rebuildSkills }: Operator,
): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true })
  app.post('/backup', async (_request, reply) => {
    return reply.type('application/gzip').send(Buffer.from(await backUp()))
  })
  app.post('/end-sessions', async ({ body }, reply) => {
    const ended = await endSessions(whoseSchema.parse(body).email)
    return reply.type('application/json').send(JSON.stringify(ended))
  })
  app.post('/end-second-step', async ({ body }, reply) => {
    const ended = await endSecondStep(oneSchema.parse(body).email)
    return reply.type('application/json').send(JSON.stringify(ended))
  })
  app.post('/moderate', async ({ body }, reply) => {
    const { isDone, lines } = await moderate(body)
    return reply.type('application/json').send(JSON.stringify({ isDone, lines }))
  })
  app.post('/rebuild-skills', async ({ body }, reply) => {
    const rebuilt = await rebuildSkills(whoseSchema.parse(body).email)
    return reply.type('application/json').send(JSON.stringify(rebuilt))
  })
  const path = operatorSocket(folder)
  // A server that was killed leaves its socket behind.
  rmSync(path, { force: true })
  await app.listen({ path, listenTextResolver: () => 'listening' })
  chmodSync(path, 0o600)
  return () => app.close()
}

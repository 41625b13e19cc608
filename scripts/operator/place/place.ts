import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Environment } from '#server/env.ts'
import { claimFolder } from '#server/platform/database/embedded.ts'

/** Where the database is that a command of the operator is about. */
export type Place = Pick<Environment, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Environment, 'backupKey'>>

/** An error whose message is for the operator: the command cannot carry out its task. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** The files of the embedded database below a data folder. */
export function filesOf(folder: string): string {
  return join(folder, 'postgres')
}

/** @throws Refusal when a folder has no embedded database */
export function requireDatabase(folder: string): void {
  if (!existsSync(filesOf(folder))) throw new Refusal(`There is no database in ${folder}.`)
}

/**
 * Keeps servers out of a data folder.
 * @returns the function that lets them in again
 * @throws Refusal when a server uses it
 */
export function claim(folder: string): () => void {
  try {
    return claimFolder(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal(reason, { cause })
  }
}

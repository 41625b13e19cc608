import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'

import { makePrivate } from '#server/platform/pglite/private-folder.ts'
import { StoreDialect } from '#server/platform/pglite/store-dialect.ts'
import { openStore } from '#server/platform/pglite/store.ts'
import { StartupProblem } from '#server/platform/startup-problem.ts'

import type { Database } from './database.ts'

/**
 * Claims a data folder for this process, because PGlite opens one folder twice without a word and
 * then loses rows, and closes it to other accounts. The claim is a lock of the operating system: it ends with the process, however
 * that ends.
 * @returns a function that gives the folder back
 * @throws StartupProblem when another process has the folder, or it cannot be written
 */
export function claimFolder(folder: string): () => void {
  try {
    makePrivate(folder)
    const file = join(folder, 'lock')
    // Before it is locked: the lock would end with any other handle of the file that is closed.
    closeSync(openSync(file, 'a', 0o600))
    const lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return () => lock.close()
  } catch (cause) {
    throw new StartupProblem(claimMessage(folder, cause), { cause })
  }
}

function claimMessage(folder: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (reason.includes('locked')) {
    return (
      `Another Periodic Wizard uses the data folder ${folder}. Stop that one, ` +
      'or give this one a folder of its own, such as DATA_DIR=./data-2'
    )
  }
  return `The data folder ${folder} cannot be used: ${reason}. Choose another with DATA_DIR.`
}

export type Embedded = {
  readonly database: Database
  /** Returns all files as of one moment, as a compressed archive; queries wait until they are read. */
  readonly backUp: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Opens the PostgreSQL that is built in, with its files below a claimed folder. It runs in a thread of its
 * own, and what it has acknowledged survives a killed process and a loss of power.
 * @param onLost called when it has ended by itself; it is started again until it runs
 * @throws StartupProblem when the files cannot be opened
 */
export async function openEmbedded(
  folder: string,
  onLost: (error: Error) => void = () => {},
): Promise<Embedded> {
  const files = join(folder, 'postgres')
  try {
    const store = await openStore({ folder: files }, onLost)
    const database: Database = new Kysely({ dialect: new StoreDialect(store) })
    return { database, backUp: () => database.connection().execute(() => store.dump()) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupProblem(
      `The embedded database in ${files} cannot be opened: ${reason}. ` +
        'Restore the folder from a backup, or move it away to begin with an empty one.',
      { cause },
    )
  }
}

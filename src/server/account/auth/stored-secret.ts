import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf } from '#server/platform/database/in-transaction.ts'
import { StartupProblem } from '#server/platform/startup-problem.ts'

const BYTES = 32
/** A secret of fewer characters was not written to its end. */
const SHORTEST = 32

/**
 * The secret that signs cookies where none is configured: made at the first start and kept in the
 * data folder, so that a restart signs nobody out.
 * @throws StartupProblem when what is kept there is no whole secret
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // It is there already.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8')
  // A disk that was full leaves an empty file, and whoever knows a secret signs in as anybody.
  if (secret.length < SHORTEST) throw new StartupProblem(problemOf(file))
  return secret
}

function problemOf(file: string): string {
  return (
    `The secret in ${file} is not whole. Put the one of a backup there, or remove the file: ` +
    'a new one is made, everybody has to sign in again, and codes of second steps work no more.'
  )
}

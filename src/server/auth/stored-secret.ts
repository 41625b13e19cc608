import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf } from '#server/platform/database/in-transaction.ts'
import { StartupProblem } from '#server/platform/startup-problem.ts'

const BYTES = 32
/** A shorter secret was not written completely. */
const SHORTEST = 32

/**
 * Returns the secret that signs cookies when none is configured. It is created at the first start and
 * stored in the data folder, so that a restart does not sign users out.
 * @throws StartupProblem when the stored secret is incomplete
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // The file already exists.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8')
  // A full disk leaves an empty file, and anyone can forge a session with a secret that is known.
  if (secret.length < SHORTEST) throw new StartupProblem(problemOf(file))
  return secret
}

function problemOf(file: string): string {
  return (
    `The secret in ${file} is not whole. Put the one of a backup there, or remove the file: ` +
    'a new one is made, all users have to sign in again, and codes of second steps stop working.'
  )
}

import { readEnvironment } from '#server/env.ts'
import { StartupProblem } from '#server/startup-problem.ts'

import { type Place, Refusal } from './copies.ts'

/** Runs a command with the file it is given, and says how it went. Ends with 1 when it did not. */
export async function runCopy(
  name: string,
  copy: (place: Place, file: string) => Promise<string>,
): Promise<void> {
  const [file] = process.argv.slice(2)
  try {
    if (file === undefined) throw new Refusal(`Usage: npm run ${name} -- FILE`)
    const { databaseUrl, dataDir } = readEnvironment({ ...process.env, NODE_ENV: undefined })
    process.stdout.write(`${await copy({ databaseUrl, dataDir }, file)}\n`)
  } catch (error) {
    process.stderr.write(`${problemOf(error)}\n`)
    process.exitCode = 1
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof StartupProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import { readEnvironment } from '#server/env.ts'
import { StartupProblem } from '#server/platform/startup-problem.ts'

import { type Place, Refusal } from './place.ts'

/**
 * Runs a command of the operator with the one argument that it takes, and says how it went. Ends with 1
 * when it did not.
 * @param usage how the argument is written in the usage
 */
export async function runCommand(
  name: string,
  usage: string,
  command: (place: Place, argument: string) => Promise<string>,
): Promise<void> {
  await runCommandWith(name, usage, (place, [argument = '']) => command(place, argument))
}

/** Runs a command of the operator that takes several arguments, of which the first is needed. */
export async function runCommandWith(
  name: string,
  usage: string,
  command: (place: Place, words: readonly string[]) => Promise<string>,
): Promise<void> {
  const words = process.argv.slice(2)
  try {
    if (words.length === 0) throw new Refusal(`Usage: npm run ${name} -- ${usage}`)
    const { databaseUrl, databaseDirectUrl, dataDir, backupKey } = readEnvironment({
      ...process.env,
      NODE_ENV: undefined,
    })
    process.stdout.write(
      `${await command({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDir, backupKey }, words)}\n`,
    )
  } catch (error) {
    process.stderr.write(`${problemOf(error)}\n`)
    process.exitCode = 1
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof StartupProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

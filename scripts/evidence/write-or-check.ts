import { readFileSync, writeFileSync } from 'node:fs'

/** A generated file. */
export type MadeFile = {
  readonly path: string
  readonly text: string
  /** The message when the file differs. */
  readonly complaint: string
}

/**
 * Writes a generated file. With --check it writes nothing, and prints the complaint and sets the exit
 * code 1 when the file differs.
 */
export function writeOrCheck({ path, text, complaint }: MadeFile): void {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${complaint}\n`)
    process.exitCode = 1
  }
}

import { readFileSync, writeFileSync } from 'node:fs'

/** A file that a script makes. */
export type MadeFile = {
  readonly path: string
  readonly text: string
  /** What is said when the file differs. */
  readonly complaint: string
}

/**
 * What a script does that makes a file: writes it or, run with --check, writes nothing, and complains and
 * ends with 1 when the file differs.
 */
export function writeOrCheck({ path, text, complaint }: MadeFile): void {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${complaint}\n`)
    process.exitCode = 1
  }
}

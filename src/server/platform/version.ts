import { readFileSync } from 'node:fs'

import * as z from 'zod'

/** Reads the version of the product from its package.json. */
export function readVersion(file: URL): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

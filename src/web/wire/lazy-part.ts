import { type ComponentType, lazy } from 'react'

import { pause } from './pause.ts'

/** The pause before the first retry. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/**
 * A part beside a screen whose code comes when it is first shown. When that cannot be fetched, as
 * without a connection, the part stays away until it can, in place of taking the screen with it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await insist(load) }))
}

/** Asks until it is answered: when the connection is back, or after a pause. */
export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      // One after the other: the next one is for when this one failed.
      // oxlint-disable-next-line no-await-in-loop
      return await ask()
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await pause(wait)
    }
  }
}

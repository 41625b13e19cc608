import { Problem } from '#server/platform/http/problem.ts'

import type { PasswordKeeping } from './auth.ts'
import { scryptKeeping } from './scrypt.ts'

/** Hashes computed at once: each takes 16 MiB and a tenth of a second of a processor. */
const AT_ONCE = 2
/** More than these would wait longer than anybody does. */
const WAITING_MOST = 50

/**
 * Keeps passwords, but never more than two at once, so that a flood of sign-ins leaves the server time
 * for everything else.
 * @throws Problem `unavailable` when too many wait already
 */
export function limitedHashing(keeping: PasswordKeeping = scryptKeeping): PasswordKeeping {
  const takeTurn = createTurns()
  return {
    hash: (password) => takeTurn(() => keeping.hash(password)),
    verify: (given) => takeTurn(() => keeping.verify(given)),
  }
}

function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running === AT_ONCE) {
      if (waiting.length === WAITING_MOST) {
        throw new Problem('unavailable', 'Too many sign in now. Try again soon.', {
          'retry-after': '5',
        })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

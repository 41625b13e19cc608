import { Problem } from '#server/platform/http/problem.ts'

import type { PasswordKeeping } from './auth.ts'
import { scryptKeeping } from './scrypt.ts'

/** The most hashes computed at once. Each takes 16 MiB and a tenth of a second of CPU time. */
const AT_ONCE = 2
/** The most requests that wait for a hash. One more would wait too long for any user. */
const MAX_WAITING = 50

/**
 * Limits hashing to two passwords at once, so that a flood of sign-ins leaves the server time for
 * everything else.
 * @throws Problem `unavailable` when too many requests are waiting
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
      if (waiting.length === MAX_WAITING) {
        throw new Problem('unavailable', 'Too many users are signing in. Try again soon.', {
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

import { newCode } from '#quiz/sets/code.ts'
import type { GuestContext } from '#server/api/handler.ts'
import type { Count } from '#server/limits/limits.ts'
import type { Random } from '#server/platform/clock.ts'
import { codeOf as errorCodeOf } from '#server/platform/database/in-transaction.ts'

/** There are thirty million codes; so many draws in a row do not all hit one that is taken. */
const TRIES = 8
const UNIQUE_VIOLATION = '23505'

/**
 * Stores something under a new code: draws another one when it is taken.
 * @param store must fail by the unique constraint of the code, and by no other
 */
export async function withNewCode<Stored>(
  random: Random,
  store: (code: string) => Promise<Stored>,
): Promise<Stored> {
  for (let tried = 1; ; tried += 1) {
    try {
      // Each try needs the failure of the one before.
      // oxlint-disable-next-line no-await-in-loop
      return await store(newCode(random.fraction))
    } catch (error) {
      if (tried === TRIES || !isTaken(error)) throw error
    }
  }
}

/** Whether a row was refused because another one has its unique value. */
export function isTaken(error: unknown): boolean {
  return errorCodeOf(error) === UNIQUE_VIOLATION
}

/**
 * Looks something up by a code, or by what people guess like one. Tries that find nothing stay counted,
 * for the user or else the network, so a class can open a code all at once and a guesser soon has to stop.
 * @param others further counts of the same kind
 * @throws Problem `too_many_requests` when too many tries have found nothing
 */
export async function guarded<Found>(
  { caller, findSession, limits }: GuestContext,
  others: readonly Count[],
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const user = await findSession(caller.headers)
  const own: Count = user === null ? ['codeByNetwork', caller.network] : ['codeByUser', user.userId]
  await limits.use([own, ...others])
  const found = await look()
  if (found !== null) await limits.giveBack([own, ...others])
  return found
}

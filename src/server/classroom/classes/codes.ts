import { newCode } from '#quiz/sets/code.ts'
import type { GuestContext } from '#server/api/handler.ts'
import { isProven, type Proof, workFor } from '#server/api/proof-of-work.ts'
import type { Count } from '#server/limits/limits.ts'
import type { Random } from '#server/platform/clock.ts'
import { codeOf as errorCodeOf } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

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

/** What a call is about, and whether its browser has worked for it. */
export type Work = { readonly subject: string; readonly isDone: boolean }

/** Looks at the proof of a call, once: a proof works once. */
export async function workOf(
  context: GuestContext,
  subject: string,
  proof: Proof | undefined,
): Promise<Work> {
  return { subject, isDone: await isProven(context, subject, proof) }
}

/**
 * Looks something up by a code, or by what people guess like one. Tries that find nothing stay counted,
 * for the user or else the network, so a class can open a code all at once and a guesser soon has to stop.
 * @throws Problem `too_many_requests` when too many tries have found nothing
 */
export async function guarded<Found>(
  context: GuestContext,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const { limits } = context
  const counts = [await ownCount(context)]
  await limits.use(counts)
  const found = await look()
  if (found !== null) await limits.giveBack(counts)
  return found
}

/**
 * As `guarded`, but beyond what may be guessed a browser works for each further try: a pupil with the right code gets in
 * whatever others of the same network, or of the whole world, have guessed.
 * @param more a further count of the same kind, and whose tries it counts
 * @throws Problem `proof_required` when too many tries have found nothing, and the browser has not worked
 */
export async function guardedByWork<Found>(
  context: GuestContext,
  { subject, isDone }: Work,
  more: { readonly count: Count; readonly key: string } | null,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const { limits } = context
  const own = await ownCount(context)
  const worked: Count = ['workedGuesses', more?.key ?? own[1]]
  const counts = more === null ? [own] : [more.count]
  if (!isDone) await useOrWork(context, subject, counts, worked)
  const found = await look()
  if (isDone && found === null) await limits.add([worked])
  if (!isDone && found !== null) await limits.giveBack(counts)
  return found
}

async function useOrWork(
  context: GuestContext,
  subject: string,
  counts: readonly Count[],
  worked: Count,
): Promise<void> {
  try {
    await context.limits.use(counts)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error
    throw workFor(context, subject, await context.limits.loadOf(worked))
  }
}

async function ownCount({ caller, findSession }: GuestContext): Promise<Count> {
  const user = await findSession(caller.headers)
  return user === null ? ['codeByNetwork', caller.network] : ['codeByUser', user.userId]
}

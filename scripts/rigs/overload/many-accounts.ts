import type { Database } from '#server/platform/database/database.ts'
import { signUpAt } from '#server/testing/remote.ts'

/**
 * Makes new accounts, more than a network may open in an hour, and gives the cookies of each.
 * @param originOf the address of the server at which the account of this number is opened
 */
export async function signUpMany(
  database: Database,
  count: number,
  originOf: (index: number) => string,
): Promise<readonly ReadonlyMap<string, string>[]> {
  const all: ReadonlyMap<string, string>[] = []
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (index % 50 === 0) await database.deleteFrom('rate_limits').execute()
    // oxlint-disable-next-line no-await-in-loop
    all.push(await signUpAt(originOf(index)))
  }
  await database.deleteFrom('rate_limits').execute()
  return all
}

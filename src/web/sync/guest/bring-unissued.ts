import { unissuedOf, type UnissuedPlaces } from '#web/user-data/unissued/unissued.ts'

import { bringGuestData } from './guest-data.ts'

/** The users whose answers are on their way. */
const underway = new Set<string>()

/**
 * Sends the answers that a user gave without a connection. The account takes them as those of a guest: judged again, for
 * progress and learning, without XP. What cannot be sent now stays for the next connection.
 * @param onArrived is called when the account has all of them
 */
export async function bringUnissued(
  userId: string,
  onArrived: () => void,
  {
    from = unissuedOf(userId),
    bring = bringGuestData,
  }: { readonly from?: UnissuedPlaces; readonly bring?: typeof bringGuestData } = {},
): Promise<void> {
  if (underway.has(userId)) return
  underway.add(userId)
  try {
    await bring(userId, { from })
    onArrived()
  } catch {
    // It is tried again with the next sign of the server.
  } finally {
    underway.delete(userId)
  }
}

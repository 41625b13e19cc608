import type { Transaction } from '#server/platform/database/database.ts'

/** The state of a player that acts of operators change. */
export type PlayerState = {
  readonly name: string
  readonly hiddenName: string | null
  readonly isBanned: boolean
}

export type Player = PlayerState & { readonly userId: string }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the players with an id, an email address or a stored name, and locks them. */
export async function findPlayers(
  transaction: Transaction,
  whom: string,
): Promise<readonly Player[]> {
  const wanted = whom.trim()
  const rows = await transaction
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select([
      'profiles.user_id',
      'profiles.display_name',
      'profiles.hidden_name',
      'profiles.banned_at',
    ])
    .where((where) =>
      UUID.test(wanted)
        ? where('users.id', '=', wanted)
        : where.or([
            where('users.email', '=', wanted.toLowerCase()),
            where('profiles.display_name', '=', wanted),
          ]),
    )
    .orderBy('profiles.user_id')
    .forUpdate('profiles')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.display_name,
    hiddenName: row.hidden_name,
    isBanned: row.banned_at !== null,
  }))
}

/** Saves the state of a player. */
export async function savePlayer(
  transaction: Transaction,
  userId: string,
  before: PlayerState,
  after: PlayerState,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({
      display_name: after.name,
      hidden_name: after.hiddenName,
      ...(before.isBanned !== after.isBanned && { banned_at: after.isBanned ? now : null }),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Returns whether two states are the same. */
export function isSameState(one: PlayerState, other: PlayerState): boolean {
  return (
    one.name === other.name &&
    one.hiddenName === other.hiddenName &&
    one.isBanned === other.isBanned
  )
}

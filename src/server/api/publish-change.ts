import type { UserContext } from './handler.ts'

/**
 * Publishes that a row of the signed-in user has this version now. Pages of the user that have an older
 * one read it again.
 */
export function publishChange(
  { bus, user }: Pick<UserContext, 'bus' | 'user'>,
  kind: 'settings' | 'progress' | 'bookmarks',
  version: number,
): void {
  bus.publish({ kind, userId: user.userId, version })
}

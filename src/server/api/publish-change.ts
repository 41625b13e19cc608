import type { Change } from '#server/platform/bus.ts'

import type { UserContext } from './handler.ts'

/** Publishes that data of the signed-in user has changed, so their other pages read it again. */
export function publishChange(
  { bus, user }: Pick<UserContext, 'bus' | 'user'>,
  kind: Extract<Change, { readonly userId: string }>['kind'],
): void {
  bus.publish({ kind, userId: user.userId })
}

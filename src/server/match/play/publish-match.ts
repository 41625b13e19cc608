import type { Bus } from '#server/platform/bus.ts'

import type { StoredMatch } from './store.ts'

/** Publishes to the other servers that a match was made or has changed, after the commit. */
export type PublishMatch = (stored: StoredMatch) => void

/** @param node the id of this server */
export function createPublishMatch(bus: Bus, node: string): PublishMatch {
  return ({ id: matchId, players }) => {
    const userIds = players.flatMap(({ userId }) => userId ?? [])
    bus.publish({ kind: 'match', node, matchId, userIds })
  }
}

import { changeable, type ChangedMessage, liveClose } from '#contract/live.ts'
import type { Bus, Change } from '#server/platform/bus.ts'

import { type Connection, send } from './transport/connection.ts'

/** The leaderboard changes with every answer; pages that follow it are notified at most this often. */
const BOARD_MS = 1000

type Member = {
  readonly connection: Connection
  /** Whether the session with which the connection was opened is still valid. */
  readonly isSignedIn: () => Promise<boolean>
}

/** The open connections of users, which are notified of changes. */
export type Audience = {
  /** Adds the connection of a user until it closes. */
  readonly add: (userId: string, member: Member) => void
  /** Begins or stops to notify a connection of changes of the leaderboard. */
  readonly followBoard: (connection: Connection, isFollowing: boolean) => void
  /** Closes the connections whose session has ended. */
  readonly recheck: () => Promise<void>
  readonly close: () => void
}

/** Creates an audience that is notified of the changes on a bus. */
export function createAudience(bus: Bus): Audience {
  const members = new Map<string, Set<Member>>()
  const boardFollowers = new Set<Connection>()
  let boardTimer: NodeJS.Timeout | undefined
  const stopListening = bus.listen(hear)

  return {
    add(userId, member) {
      const mine = members.get(userId) ?? new Set()
      members.set(userId, mine.add(member))
      member.connection.onClose(() => {
        mine.delete(member)
        boardFollowers.delete(member.connection)
        if (mine.size === 0) members.delete(userId)
      })
    },
    followBoard(connection, isFollowing) {
      if (isFollowing && connection.isOpen()) boardFollowers.add(connection)
      else boardFollowers.delete(connection)
    },
    async recheck() {
      await Promise.all([...members.keys()].map(closeEnded))
    },
    close() {
      stopListening()
      clearTimeout(boardTimer)
    },
  }

  function hear(change: Change): void {
    switch (change.kind) {
      case 'sessions':
        void closeEnded(change.userId)
        return
      case 'leaderboard':
        boardTimer ??= setTimeout(sendBoardChange, BOARD_MS)
        return
      case 'profile':
        sendChange(connectionsOf(change.userId), { what: change.kind })
        return
      case 'settings':
      case 'progress':
      case 'bookmarks':
        sendChange(connectionsOf(change.userId), { what: change.kind, version: change.version })
        return
      case 'missed':
        sendAllChanges()
        return
      case 'match':
    }
  }

  function sendAllChanges(): void {
    const all = [...members.keys()].flatMap(connectionsOf)
    for (const what of changeable)
      sendChange(what === 'leaderboard' ? boardFollowers : all, { what })
    void Promise.all([...members.keys()].map(closeEnded))
  }

  function sendBoardChange(): void {
    boardTimer = undefined
    sendChange(boardFollowers, { what: 'leaderboard' })
  }

  function connectionsOf(userId: string): readonly Connection[] {
    return [...(members.get(userId) ?? [])].map(({ connection }) => connection)
  }

  async function closeEnded(userId: string): Promise<void> {
    await Promise.all(
      [...(members.get(userId) ?? [])].map(async ({ connection, isSignedIn }) => {
        // A database that does not answer ends no session.
        const isValid = await isSignedIn().catch(() => true)
        if (!isValid) connection.close(liveClose.sessionEnded, 'the session has ended')
      }),
    )
  }
}

function sendChange(
  connections: Iterable<Connection>,
  changed: Omit<ChangedMessage, 'type'>,
): void {
  for (const connection of connections) send(connection, { type: 'changed', ...changed })
}

import type { WebSocket } from 'ws'

import { changeable, type ChangedMessage, liveClose } from '#contract/live.ts'
import type { Bus, Change } from '#server/platform/bus.ts'

import { send } from './send.ts'

/** The board changes with every answer; pages that show it are told at most this often. */
const BOARD_MS = 1000

type Member = {
  readonly socket: WebSocket
  /** Whether the session with which the socket was opened still holds. */
  readonly isSignedIn: () => Promise<boolean>
}

/** The open sockets of users, and who is told what. */
export type Audience = {
  /** Adds the socket of a user until it closes. */
  readonly add: (userId: string, member: Member) => void
  /** Tells a socket of changes of the leaderboard from now on, or no longer. */
  readonly followBoard: (socket: WebSocket, isFollowing: boolean) => void
  /** Closes every socket whose session has ended since. */
  readonly recheck: () => Promise<void>
  readonly close: () => void
}

/** Tells sockets of the changes that the bus brings. */
export function createAudience(bus: Bus): Audience {
  const members = new Map<string, Set<Member>>()
  const boardFollowers = new Set<WebSocket>()
  let boardTimer: NodeJS.Timeout | undefined
  const stopListening = bus.listen(hear)

  return {
    add(userId, member) {
      const mine = members.get(userId) ?? new Set()
      members.set(userId, mine.add(member))
      member.socket.on('close', () => {
        mine.delete(member)
        boardFollowers.delete(member.socket)
        if (mine.size === 0) members.delete(userId)
      })
    },
    followBoard(socket, isFollowing) {
      if (isFollowing && socket.readyState === socket.OPEN) boardFollowers.add(socket)
      else boardFollowers.delete(socket)
    },
    async recheck() {
      await Promise.all([...members.keys()].map(endEnded))
    },
    close() {
      stopListening()
      clearTimeout(boardTimer)
    },
  }

  function hear(change: Change): void {
    switch (change.kind) {
      case 'sessions':
        void endEnded(change.userId)
        return
      case 'leaderboard':
        boardTimer ??= setTimeout(tellBoard, BOARD_MS)
        return
      case 'profile':
        tell(socketsOf(change.userId), { what: change.kind })
        return
      case 'settings':
      case 'progress':
      case 'bookmarks':
        tell(socketsOf(change.userId), { what: change.kind, version: change.version })
        return
      case 'missed':
        tellEverything()
        return
      case 'match':
    }
  }

  function tellEverything(): void {
    const sockets = [...members.keys()].flatMap(socketsOf)
    for (const what of changeable) tell(what === 'leaderboard' ? boardFollowers : sockets, { what })
    void Promise.all([...members.keys()].map(endEnded))
  }

  function tellBoard(): void {
    boardTimer = undefined
    tell(boardFollowers, { what: 'leaderboard' })
  }

  function socketsOf(userId: string): readonly WebSocket[] {
    return [...(members.get(userId) ?? [])].map(({ socket }) => socket)
  }

  async function endEnded(userId: string): Promise<void> {
    await Promise.all(
      [...(members.get(userId) ?? [])].map(async ({ socket, isSignedIn }) => {
        // A database that does not answer ends no session.
        const holds = await isSignedIn().catch(() => true)
        if (!holds) socket.close(liveClose.sessionEnded, 'the session has ended')
      }),
    )
  }
}

function tell(sockets: Iterable<WebSocket>, changed: Omit<ChangedMessage, 'type'>): void {
  for (const socket of sockets) send(socket, { type: 'changed', ...changed })
}

import type { WebSocket } from 'ws'

import { type Changeable, changeable, liveClose } from '#contract/live.ts'
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
  /** Closes every socket whose session has ended since. */
  readonly recheck: () => Promise<void>
  readonly close: () => void
}

/** Tells sockets of the changes that the bus brings. */
export function createAudience(bus: Bus): Audience {
  const members = new Map<string, Set<Member>>()
  let boardTimer: NodeJS.Timeout | undefined
  const stopListening = bus.listen(hear)

  return {
    add(userId, member) {
      const mine = members.get(userId) ?? new Set()
      members.set(userId, mine.add(member))
      member.socket.on('close', () => {
        mine.delete(member)
        if (mine.size === 0) members.delete(userId)
      })
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
      case 'settings':
      case 'progress':
      case 'bookmarks':
      case 'profile':
        for (const { socket } of members.get(change.userId) ?? []) {
          send(socket, { type: 'changed', what: change.kind })
        }
        return
      case 'missed':
        tellEverything()
        return
      case 'match':
    }
  }

  function tellEverything(): void {
    for (const what of changeable) tellAll(what)
    void Promise.all([...members.keys()].map(endEnded))
  }

  function tellAll(what: Changeable): void {
    for (const { socket } of [...members.values()].flatMap((mine) => [...mine])) {
      send(socket, { type: 'changed', what })
    }
  }

  function tellBoard(): void {
    boardTimer = undefined
    tellAll('leaderboard')
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

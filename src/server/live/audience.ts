import type { WebSocket } from 'ws'

import { changeable, type ChangedMessage, liveClose } from '#contract/live.ts'
import type { Bus, Change } from '#server/platform/bus.ts'

import { send } from './send.ts'

/** The leaderboard changes with every answer; pages that follow it are notified at most this often. */
const BOARD_MS = 1000

type Member = {
  readonly socket: WebSocket
  /** Whether the session with which the socket was opened is still valid. */
  readonly isSignedIn: () => Promise<boolean>
}

/** The open sockets of users, which are notified of changes. */
export type Audience = {
  /** Adds the socket of a user until it closes. */
  readonly add: (userId: string, member: Member) => void
  /** Begins or stops to notify a socket of changes of the leaderboard. */
  readonly followBoard: (socket: WebSocket, isFollowing: boolean) => void
  /** Closes the sockets whose session has ended. */
  readonly recheck: () => Promise<void>
  readonly close: () => void
}

/** Creates an audience that is notified of the changes on a bus. */
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
        sendChange(socketsOf(change.userId), { what: change.kind })
        return
      case 'settings':
      case 'progress':
      case 'bookmarks':
        sendChange(socketsOf(change.userId), { what: change.kind, version: change.version })
        return
      case 'missed':
        sendAllChanges()
        return
      case 'match':
    }
  }

  function sendAllChanges(): void {
    const sockets = [...members.keys()].flatMap(socketsOf)
    for (const what of changeable)
      sendChange(what === 'leaderboard' ? boardFollowers : sockets, { what })
    void Promise.all([...members.keys()].map(closeEnded))
  }

  function sendBoardChange(): void {
    boardTimer = undefined
    sendChange(boardFollowers, { what: 'leaderboard' })
  }

  function socketsOf(userId: string): readonly WebSocket[] {
    return [...(members.get(userId) ?? [])].map(({ socket }) => socket)
  }

  async function closeEnded(userId: string): Promise<void> {
    await Promise.all(
      [...(members.get(userId) ?? [])].map(async ({ socket, isSignedIn }) => {
        // A database that does not answer ends no session.
        const isValid = await isSignedIn().catch(() => true)
        if (!isValid) socket.close(liveClose.sessionEnded, 'the session has ended')
      }),
    )
  }
}

function sendChange(sockets: Iterable<WebSocket>, changed: Omit<ChangedMessage, 'type'>): void {
  for (const socket of sockets) send(socket, { type: 'changed', ...changed })
}

import { deadline } from '#class-game/advance.ts'
import type { Game } from '#class-game/game.ts'
import { ranks } from '#class-game/score.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import type { Seat } from '#server/live/seat.ts'
import type { Connection } from '#server/live/transport/connection.ts'

import type { Command, Outcome, SavedChange } from './keeper.ts'
import { countsMessage, hostMessage, overMessage, playerMessages, withTime } from './messages.ts'
import type { GameTexts } from './question-texts.ts'
import type { StoredGame } from './store.ts'

/** The least time between two messages to a host, so that five come within a second at most. */
const HOST_MS = 210
/**
 * How far the clock that closes a question stays behind, in milliseconds: an answer that another server
 * has received in time may be on its way to the database.
 */
const BEHIND_MS = 100
/** How long to wait before trying again when the database did not write a due event. */
const RETRY_MS = 500

/** The connections of the games that have a page at this server. */
export type Rooms = {
  readonly addPlayer: (seat: Seat, connection: Connection) => void
  readonly addHost: (gameId: string, connection: Connection) => void
  readonly removeHost: (gameId: string, connection: Connection) => void
  /** Whether a player has a page here. */
  readonly isHere: (seat: Seat) => boolean
  /** The numbers of the players who have a page here. */
  readonly numbersOf: (gameId: string) => readonly number[]
  readonly has: (gameId: string) => boolean
  readonly ids: () => readonly string[]
  /** Sends the pages of a game its changes. */
  readonly update: (changed: SavedChange) => void
  /** Sends a player all that the player may know. */
  readonly sendToPlayer: (stored: StoredGame, number: number, connection: Connection) => void
  /** Sends all pages of a game that it no longer exists. */
  readonly close: (gameId: string) => void
  readonly closeAll: () => void
}

type RoomsParts = {
  readonly matchClock: MatchClock
  readonly texts: GameTexts
  readonly submit: (gameId: string, command: Command) => Promise<Outcome>
  readonly onFailure: (error: unknown) => void
}

type Room = {
  readonly players: Map<number, Set<Connection>>
  readonly hosts: Set<Connection>
  stored: StoredGame | null
  cancelTimer: () => void
  /** The news that the hosts have not received yet. */
  hostNews: 'none' | 'counts' | 'whole'
  hostSentAt: number
  hostTimer: NodeJS.Timeout | undefined
}

export function createRooms({ matchClock, texts, submit, onFailure }: RoomsParts): Rooms {
  const rooms = new Map<string, Room>()
  /** The messages last sent to each player, without the time. */
  const sent = new WeakMap<Connection, string>()
  const behind = matchClock.scaled(BEHIND_MS)
  let isClosed = false

  return {
    addPlayer({ gameId, number }, connection) {
      const { players } = roomOf(gameId)
      const mine = players.get(number) ?? new Set()
      players.set(number, mine.add(connection))
      connection.onClose(() => {
        mine.delete(connection)
        if (mine.size === 0 && players.get(number) === mine) players.delete(number)
        dropIfEmpty(gameId)
      })
    },
    addHost(gameId, connection) {
      const room = roomOf(gameId)
      if (!room.hosts.has(connection)) {
        room.hosts.add(connection)
        connection.onClose(() => {
          room.hosts.delete(connection)
          dropIfEmpty(gameId)
        })
      }
      if (room.stored !== null) tellHosts(room, 'whole')
    },
    removeHost(gameId, connection) {
      rooms.get(gameId)?.hosts.delete(connection)
      dropIfEmpty(gameId)
    },
    isHere: ({ gameId, number }) => rooms.get(gameId)?.players.has(number) === true,
    numbersOf: (gameId) => [...(rooms.get(gameId)?.players.keys() ?? [])],
    has: (gameId) => rooms.has(gameId),
    ids: () => [...rooms.keys()],
    update,
    sendToPlayer(stored, number, connection) {
      sendOne(stored, number, [connection], ranks(stored.game), true)
    },
    close(gameId) {
      const room = rooms.get(gameId)
      if (room === undefined) return
      const all = [...room.hosts, ...[...room.players.values()].flatMap((mine) => [...mine])]
      for (const connection of all) connection.send(overMessage('gone'))
      end(gameId, room)
    },
    closeAll() {
      isClosed = true
      for (const [gameId, room] of rooms) end(gameId, room)
    },
  }

  function roomOf(gameId: string): Room {
    const known = rooms.get(gameId)
    if (known !== undefined) return known
    const room = emptyRoom()
    rooms.set(gameId, room)
    return room
  }

  function dropIfEmpty(gameId: string): void {
    const room = rooms.get(gameId)
    if (room !== undefined && room.players.size === 0 && room.hosts.size === 0) end(gameId, room)
  }

  function end(gameId: string, room: Room): void {
    room.cancelTimer()
    clearTimeout(room.hostTimer)
    rooms.delete(gameId)
  }

  function update({ after }: SavedChange): void {
    const room = rooms.get(after.id)
    if (room === undefined || isClosed) return
    const before = room.stored
    if (before !== null && before.version > after.version) return
    room.stored = after
    sendToPlayers(room, before, after)
    const news = hostNewsOf(before?.game ?? null, after.game)
    if (news !== 'none') tellHosts(room, news)
    arm(room, after)
  }

  function sendToPlayers(room: Room, before: StoredGame | null, after: StoredGame): void {
    const isForAll = concernsAll(before, after)
    const places = shownRanks(after.game)
    for (const [number, connections] of room.players) {
      const isSame = before?.game.players[number] === after.game.players[number]
      if (isSame && !isForAll) continue
      sendOne(after, number, connections, places, false)
    }
  }

  function sendOne(
    stored: StoredGame,
    number: number,
    connections: Iterable<Connection>,
    places: readonly (number | null)[],
    isAgain: boolean,
  ): void {
    const now = matchClock.now()
    const messages = playerMessages(stored, number, now, texts, places)
    const all = messages.join('')
    for (const connection of connections) {
      if (messages.length === 0) connection.send(overMessage('removed'))
      else if (isAgain || sent.get(connection) !== all) {
        sent.set(connection, all)
        for (const text of messages) connection.post(withTime(text, now))
      }
    }
  }

  /** Sends hosts the news, at most five times a second. */
  function tellHosts(room: Room, news: 'counts' | 'whole'): void {
    if (room.hostNews !== 'whole') room.hostNews = news
    if (room.hostTimer !== undefined || room.hosts.size === 0) return
    const wait = Math.max(0, room.hostSentAt + HOST_MS - performance.now())
    room.hostTimer = setTimeout(() => sendToHosts(room), wait).unref()
  }

  function sendToHosts(room: Room): void {
    const { stored, hostNews } = room
    room.hostTimer = undefined
    room.hostNews = 'none'
    if (stored === null || hostNews === 'none') return
    room.hostSentAt = performance.now()
    const now = matchClock.now()
    const text = hostNews === 'whole' ? hostMessage(stored, now, texts) : countsMessage(stored)
    // The list of 300 players is longer than a frame of the outbox may be.
    for (const connection of room.hosts) connection.send(withTime(text, now))
  }

  /** Sets the timer for the next event of a game that time alone causes. */
  function arm(room: Room, stored: StoredGame, notBefore = 0): void {
    room.cancelTimer()
    const due = deadline(stored.game)
    if (due === null) return
    const wait = Math.max(0, Math.max(notBefore, due + behind) - matchClock.now())
    room.cancelTimer = matchClock.after(wait, () => tick(room, stored).catch(onFailure))
  }

  async function tick(room: Room, stored: StoredGame): Promise<void> {
    const now = matchClock.now()
    arm(room, stored, now + matchClock.scaled(RETRY_MS))
    await submit(stored.id, { kind: 'look', at: now - behind })
  }
}

function emptyRoom(): Room {
  return {
    players: new Map(),
    hosts: new Set(),
    stored: null,
    cancelTimer: () => {},
    hostNews: 'none',
    hostSentAt: 0,
    hostTimer: undefined,
  }
}

/** Returns the ranks of a game. While a question is open no view has a rank, and so most changes need none. */
function shownRanks(game: Game): readonly (number | null)[] {
  const { kind } = game.stage
  return kind === 'question' || kind === 'race' ? NO_RANKS : ranks(game)
}

/** Returns whether a change is one for every player. */
function concernsAll(before: StoredGame | null, { game }: StoredGame): boolean {
  return before?.game.stage !== game.stage || before.game.pausedAt !== game.pausedAt
}

const NO_RANKS: readonly (number | null)[] = []

/** Returns which message a host needs after a change. */
function hostNewsOf(before: Game | null, after: Game): 'none' | 'counts' | 'whole' {
  if (before === null) return 'whole'
  const isSame =
    before.stage === after.stage &&
    before.pausedAt === after.pausedAt &&
    before.isLocked === after.isLocked &&
    before.players.length === after.players.length &&
    after.players.every((player, number) => {
      const known = before.players[number]
      return (
        known === player ||
        (known?.name === player.name &&
          known.isHere === player.isHere &&
          known.isRemoved === player.isRemoved &&
          known.timeFactor === player.timeFactor)
      )
    })
  if (!isSame) return 'whole'
  return before.players === after.players ? 'none' : 'counts'
}

import type { GameEvent } from '#class-game/apply.ts'
import { createGame, type GameRules } from '#class-game/game.ts'
import type { CreateGame, GameStep, JoinOutcome } from '#contract/class-game/calls.ts'
import type { GameClientMessage, GameRejection } from '#contract/class-game/messages.ts'
import type { ClassGames } from '#server/api/class-games.ts'
import type { LiveGames } from '#server/live/live-services.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import { hashOfSecret, type Seat, signSeat } from '#server/live/seat.ts'
import type { Connection } from '#server/live/transport/connection.ts'
import { readName } from '#server/names/read-name.ts'
import { type Background, createBackground } from '#server/platform/background.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { drawGameQuestions, gameQuestionsOfSet } from './draw-questions.ts'
import { createKeeper, type Keeper, type SavedChange } from './keeper.ts'
import { overMessage, rejection } from './messages.ts'
import { createGameTexts } from './question-texts.ts'
import { createRooms, type Rooms } from './rooms.ts'
import { gameOfPin, insertGame, watchGames } from './store.ts'

/** How often a server notes that it looks after its games, and whether others have changed them. */
const WATCH_MS = 1000
/** How long a player may be without a connection before they are away. */
const AWAY_MS = 2000
/** A hint that a game has changed waits for more changes for so long. */
const HINT_MS = 100
/** How long a PIN works. */
const PIN_MS = 24 * 60 * 60 * 1000

type GamesParts = {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly matchClock: MatchClock
  readonly random: Random
  /** Signs the seats. */
  readonly secret: string
  readonly onFailure: (error: unknown) => void
}

/** Builds the parts that run class games, connects them, and starts their timers. */
export function openClassGames(parts: GamesParts): ClassGames & LiveGames {
  const { database, bus, matchClock, random, onFailure } = parts
  const node = random.uuid()
  const background = createBackground(onFailure)
  const seats = new WeakMap<Connection, Seat>()
  let isClosed = false
  const hints = createHints(bus, node)
  const keeper = createKeeper({ database, matchClock, onFailure, onChanged })
  const rooms = createRooms({
    matchClock,
    texts: createGameTexts(),
    submit: keeper.submit,
    onFailure,
  })
  const departures = createDepartures(parts, keeper, rooms, background)
  const stopListening = bus.listen((change) => {
    // Servers of the previous version read any other kind of change as one that they have missed.
    const isGame = change.kind === 'match' && change.userIds.length === 0
    if (isGame && change.node !== node && rooms.has(change.matchId)) {
      background.add(refresh(change.matchId))
    }
    if (change.kind === 'missed') for (const gameId of rooms.ids()) background.add(refresh(gameId))
  })
  const stopWatching = matchClock.every(WATCH_MS, () => watch().catch(onFailure))

  return {
    create: (hostId, input, set) => insertNewGame(parts, hostId, input, set),

    async steer(hostId, gameId, step) {
      const found = await keeper.submit(gameId, { kind: 'look', at: matchClock.now() })
      if (found.stored?.hostId !== hostId) throw missing()
      const event = eventOf(step, matchClock.now())
      const { stored } = await keeper.submit(gameId, { kind: 'event', event })
      if (event.type !== 'renamed') return
      const name = stored?.game.players[event.number]?.name
      if (name !== event.name) throw new Problem('conflict', 'Another player has this name.')
    },

    join: (joining) => joinGame(parts, keeper, joining),

    async forget(gameId) {
      rooms.close(gameId)
      await keeper.refresh(gameId)
      hints.add(gameId)
    },

    async enter(connection, seat) {
      seats.set(connection, seat)
      rooms.addPlayer(seat, connection)
      connection.onClose(() => {
        if (!isClosed && !rooms.isHere(seat)) departures.noteSoon(seat)
      })
      try {
        const at = matchClock.now()
        const event = { type: 'arrived', number: seat.number, at } as const
        const { stored } = await keeper.submit(seat.gameId, { kind: 'event', event })
        if (stored === null) connection.send(overMessage('gone'))
        else rooms.sendToPlayer(stored, seat.number, connection)
      } catch (error) {
        onFailure(error)
        // The page comes back, and gets the news then.
        connection.cut()
      }
    },

    async watch(page, message) {
      if (!message.on) return rooms.removeHost(message.gameId, page.connection)
      const reason = await tried(onFailure, async () => {
        const at = matchClock.now()
        const { stored } = await keeper.submit(message.gameId, { kind: 'look', at })
        if (stored?.hostId !== page.userId) return 'notYours'
        if (!page.connection.isOpen()) return null
        rooms.addHost(message.gameId, page.connection)
        rooms.update({ before: null, after: stored })
        return null
      })
      if (reason !== null) reject(page.connection, message, reason)
    },

    async answer(connection, message, receivedAt) {
      const seat = seats.get(connection)
      if (seat === undefined) return reject(connection, message, 'notYours')
      const { question, choice } = message
      const reason = await tried(onFailure, async () => {
        const attempt = { number: seat.number, question, choice, at: receivedAt }
        const { stored, verdict } = await keeper.submit(seat.gameId, {
          kind: 'event',
          event: { type: 'answered', ...attempt },
        })
        if (stored === null) return 'notYours'
        // The message after an accepted answer has been sent with the change.
        if (verdict?.kind !== 'accepted') rooms.sendToPlayer(stored, seat.number, connection)
        return verdict?.kind === 'refused' ? verdict.reason : null
      })
      if (reason !== null) reject(connection, message, reason)
    },

    async close() {
      isClosed = true
      stopListening()
      stopWatching()
      hints.close()
      departures.cancel()
      rooms.closeAll()
      await background.settled()
      await keeper.idle()
    },
  }

  function onChanged(changed: SavedChange, isOwn: boolean): void {
    rooms.update(changed)
    if (isOwn) hints.add(changed.after.id)
  }

  async function refresh(gameId: string): Promise<void> {
    const stored = await keeper.refresh(gameId)
    if (stored === null) rooms.close(gameId)
    else rooms.update({ before: null, after: stored })
  }

  /** Notes that this server looks after its games, and reads those that others have changed. */
  async function watch(): Promise<void> {
    keeper.keepOnly(rooms.has)
    const ids = rooms.ids()
    const now = matchClock.now()
    const versions = await watchGames(database, ids, now)
    await Promise.all(
      ids.map(async (gameId) => {
        const version = versions.get(gameId)
        if (version === undefined) return rooms.close(gameId)
        keeper.noteWatched(gameId, now)
        const known = keeper.snapshotOf(gameId)
        if (known === undefined || known.version < version) await refresh(gameId)
        await correctPresence(gameId, keeper, rooms, matchClock.now())
      }),
    )
  }

  function reject(connection: Connection, message: GameClientMessage, reason: GameRejection): void {
    connection.send(rejection(message, reason, matchClock.now()))
  }
}

/** Tells other servers that games have changed, soon after the first change of several. */
function createHints(bus: Bus, node: string) {
  const hinted = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  return {
    add(gameId: string): void {
      if (isClosed) return
      hinted.add(gameId)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const matchId of hinted) bus.publish({ kind: 'match', node, matchId, userIds: [] })
        hinted.clear()
      }, HINT_MS).unref()
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** @throws Problem when the rules do not fit, or another host has a game of this id */
async function insertNewGame(
  { database, clock, matchClock, random }: GamesParts,
  ...[hostId, input, set]: Parameters<ClassGames['create']>
): Promise<void> {
  const rules = rulesOf(input)
  const questions =
    set === null ? drawGameQuestions(input, random) : gameQuestionsOfSet(set, random)
  const key = questions?.map(({ right }) => right) ?? []
  if (questions === null || createGame(rules, key) === null) {
    throw new Problem('invalid_input', 'The mode, the teams or the questions do not fit.')
  }
  const game = { id: input.game_id, hostId, rules, questions }
  const time = { wall: clock(), match: matchClock.now() }
  const owner = await insertGame(database, game, random, time)
  if (owner !== hostId) throw new Problem('conflict', 'There is another game of this id.')
}

/** Notes players as away some time after their last connection here has closed. */
function createDepartures(
  { matchClock, onFailure }: GamesParts,
  keeper: Keeper,
  rooms: Rooms,
  background: Background,
) {
  const leaving = new Set<() => void>()
  return {
    noteSoon(seat: Seat): void {
      const cancel = matchClock.after(matchClock.scaled(AWAY_MS), async () => {
        leaving.delete(cancel)
        if (rooms.isHere(seat)) return
        const event = { type: 'left', number: seat.number, at: matchClock.now() } as const
        const written = keeper.submit(seat.gameId, { kind: 'event', event })
        background.add(written)
        await written.catch(onFailure)
      })
      leaving.add(cancel)
    },
    cancel(): void {
      for (const cancel of leaving) cancel()
    },
  }
}

/** Returns the outcome of a message, or `unavailable` when an error kept it from being obeyed. */
async function tried(
  onFailure: (error: unknown) => void,
  obey: () => Promise<GameRejection | null>,
): Promise<GameRejection | null> {
  try {
    return await obey()
  } catch (error) {
    onFailure(error)
    return 'unavailable'
  }
}

/** Joins the game of a PIN. @throws Problem when there is none, or the name is not allowed */
async function joinGame(
  { database, clock, matchClock, secret }: GamesParts,
  keeper: Keeper,
  { pin, name: given, secret: own }: Parameters<ClassGames['join']>[0],
): Promise<JoinOutcome> {
  const gameId = await gameOfPin(database, pin, clock() - PIN_MS)
  if (gameId === null) throw new Problem('not_found', 'No game has this PIN.')
  const name = requireNickname(given)
  const secretHash = hashOfSecret(own)
  const at = matchClock.now()
  const { stored, joined } = await keeper.submit(gameId, { kind: 'join', name, secretHash, at })
  if (stored === null || joined === null) {
    throw new Problem('not_found', 'No game has this PIN.')
  }
  if (typeof joined === 'string') return { outcome: 'refused', reason: joined }
  return {
    outcome: 'joined',
    seat: signSeat({ gameId, number: joined }, secret),
    name: stored.game.players[joined]?.name ?? name,
  }
}

/** Corrects the presence of players here. One who came from another server may count as away there. */
async function correctPresence(
  gameId: string,
  keeper: Keeper,
  rooms: Rooms,
  at: number,
): Promise<void> {
  const players = keeper.snapshotOf(gameId)?.game.players ?? []
  const wrong = rooms
    .numbersOf(gameId)
    .filter((number) => players[number]?.isHere === false && !players[number].isRemoved)
  await Promise.all(
    wrong.map((number) =>
      keeper.submit(gameId, { kind: 'event', event: { type: 'arrived', number, at } }),
    ),
  )
}

function missing(): Problem {
  return new Problem('not_found', 'You host no such game.')
}

/** @throws Problem with the reason when a name is not allowed */
function requireNickname(given: string): string {
  const { name, refusal } = readName(given)
  if (name === null) throw new Problem(refusal, 'name: not a valid name')
  return name
}

function rulesOf(input: CreateGame): GameRules {
  return {
    mode: input.mode,
    seconds: input.seconds ?? null,
    minutes: input.minutes,
    hasSpeedBonus: input.has_speed_bonus,
    teamCount: input.team_count,
  }
}

const plainSteps = {
  pause: 'paused',
  resume: 'resumed',
  lock: 'locked',
  unlock: 'unlocked',
  end: 'ended',
} as const

function eventOf(step: GameStep, at: number): Exclude<GameEvent, { readonly type: 'interrupted' }> {
  switch (step.kind) {
    case 'move_on':
      return { type: 'movedOn', from: step.from, at }
    case 'close':
      return { type: 'closed', question: step.question, at }
    case 'rename':
      return { type: 'renamed', number: step.number, name: requireNickname(step.name), at }
    case 'remove':
      return { type: 'removed', number: step.number, at }
    case 'give_time':
      return { type: 'timeGiven', number: step.number, timeFactor: step.time_factor, at }
    case 'pause':
    case 'resume':
    case 'lock':
    case 'unlock':
    case 'end':
      return { type: plainSteps[step.kind], at }
  }
}

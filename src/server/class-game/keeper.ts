import { apply, type GameEvent, joinRefusal } from '#class-game/apply.ts'
import type { Game } from '#class-game/game.ts'
import { judge, type Verdict } from '#class-game/judge.ts'
import type { JoinRefusal } from '#contract/class-game/calls.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import { type Batch, createBatcher } from '#server/match/play/batcher.ts'
import { OUTAGE_MS } from '#server/match/watch/downtime.ts'
import type { Database } from '#server/platform/database/database.ts'

import { type Change, loadGames, saveGames, type StoredGame, versionsOf } from './store.ts'

/** Another server may have changed a game between reading and writing it; so often it is tried again. */
const ATTEMPTS = 8

/** An order of the host or of a player, or of the clock. */
export type Command =
  | { readonly kind: 'event'; readonly event: GameEvent }
  | {
      readonly kind: 'join'
      readonly name: string
      readonly secretHash: string
      readonly at: number
    }
  /** Brings the game up to date. */
  | { readonly kind: 'look'; readonly at: number }

/** A game as it is stored after a command. */
export type Outcome = {
  /** Null when there is no such game. */
  readonly stored: StoredGame | null
  /** Null when the command was no answer. */
  readonly verdict: Verdict | null
  /** The number of the player who joined, or the reason of a refusal; null when the command was another one. */
  readonly joined: number | JoinRefusal | null
}

/** A game before a change, if this server had it, and as it is stored after it. */
export type SavedChange = { readonly before: StoredGame | null; readonly after: StoredGame }

/** The only way by which commands reach the stored games. */
export type Keeper = {
  /** Settles when the command is judged and its outcome committed; throws when the database fails. */
  readonly submit: (gameId: string, command: Command) => Promise<Outcome>
  /** Returns this server's last snapshot of a game, which another server may have made stale. */
  readonly snapshotOf: (gameId: string) => StoredGame | undefined
  /** Reads a game again, and reports the changes. */
  readonly refresh: (gameId: string) => Promise<StoredGame | null>
  /** Notes that this server has looked after a game. */
  readonly noteWatched: (gameId: string, at: number) => void
  /** Forgets the snapshots of all games but these. */
  readonly keepOnly: (isKept: (gameId: string) => boolean) => void
  /** Settles when all writes are done. */
  readonly idle: () => Promise<void>
}

export type KeeperParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  /** Called with each change after its commit, made here or read. */
  readonly onChanged: (changed: SavedChange, isOwn: boolean) => void
  readonly onFailure: (error: unknown) => void
}

type Task = { readonly command: Command; readonly result: PromiseWithResolvers<Outcome> }
type Ruling = Pick<StoredGame, 'game' | 'secrets'> & {
  readonly outcomes: ReadonlyMap<Command, Omit<Outcome, 'stored'>>
}

/**
 * Creates a keeper. Commands that arrive while others are written share the next statement. Each game is
 * written on condition that its row still has the version by which the commands were judged; else it is
 * read again and judged anew. A judgment that changes nothing counts when the version is still the same.
 */
export function createKeeper({ database, matchClock, onChanged, onFailure }: KeeperParts): Keeper {
  const snapshots = new Map<string, StoredGame>()
  const busy = new Set<string>()
  let onIdle = Promise.withResolvers<void>()
  const batcher = createBatcher<Task>({
    busy,
    run,
    onFree() {
      batcher.start()
      if (busy.size > 0) return
      onIdle.resolve()
      onIdle = Promise.withResolvers()
    },
  })

  return {
    submit(gameId, command) {
      const result = Promise.withResolvers<Outcome>()
      batcher.add(gameId, [{ command, result }])
      return result.promise
    },
    snapshotOf: (gameId) => snapshots.get(gameId),
    async refresh(gameId) {
      const [stored] = await loadGames(database, [gameId])
      if (stored === undefined) {
        snapshots.delete(gameId)
        return null
      }
      return take(stored)
    },
    noteWatched(gameId, at) {
      const known = snapshots.get(gameId)
      if (known !== undefined && known.watchedAt < at) {
        snapshots.set(gameId, { ...known, watchedAt: at })
      }
    },
    keepOnly(isKept) {
      for (const gameId of snapshots.keys()) if (!isKept(gameId)) snapshots.delete(gameId)
    },
    async idle() {
      if (busy.size > 0) await onIdle.promise
    },
  }

  /** Takes a read row as the new snapshot, unless a later one is known. */
  function take(stored: StoredGame): StoredGame {
    const known = snapshots.get(stored.id)
    if (known !== undefined && known.version >= stored.version) return known
    snapshots.set(stored.id, stored)
    report({ before: known ?? null, after: stored }, false)
    return stored
  }

  async function run(batch: Batch<Task>): Promise<void> {
    let open: Batch<Task> = batch
    try {
      for (let attempt = 1; open.size > 0; attempt += 1) {
        if (attempt > ATTEMPTS) throw new Error('A class game is changed by too many servers.')
        // Each attempt begins when the one before has failed.
        // oxlint-disable-next-line no-await-in-loop
        open = await settleSome(open)
      }
    } catch (error) {
      for (const { result } of [...open.values()].flat()) result.reject(error)
    }
  }

  /** Settles the commands of all games that no other server has changed, and returns the others. */
  async function settleSome(batch: Batch<Task>): Promise<Batch<Task>> {
    const missing = [...batch.keys()].filter((gameId) => !snapshots.has(gameId))
    for (const stored of await loadGames(database, missing)) take(stored)
    const open = new Map(batch)
    const changes: (Change & { readonly ruling: Ruling })[] = []
    const same = new Map<string, Ruling>()
    for (const [gameId, tasks] of batch) {
      const before = snapshots.get(gameId)
      if (before === undefined) {
        resolveAll(tasks, null, null)
        open.delete(gameId)
        continue
      }
      const ruling = judgeAll(before, tasks, matchClock)
      if (ruling.game === before.game) same.set(gameId, ruling)
      else changes.push({ before, after: ruling, ruling })
    }
    const now = matchClock.now()
    const [saved, versions] = await Promise.all([
      saveGames(database, changes, now),
      same.size === 0 ? new Map<string, number>() : versionsOf(database, [...same.keys()]),
    ])
    for (const { before, ruling } of changes) {
      const tasks = open.get(before.id) ?? []
      if (!saved.has(before.id)) {
        snapshots.delete(before.id)
        continue
      }
      const { game, secrets } = ruling
      const watchedAt = Math.max(before.watchedAt, now)
      const after = { ...before, game, secrets, watchedAt, version: before.version + 1 }
      snapshots.set(before.id, after)
      report({ before, after }, true)
      resolveAll(tasks, after, ruling)
      open.delete(before.id)
    }
    for (const [gameId, ruling] of same) {
      const stored = snapshots.get(gameId)
      if (stored === undefined || versions.get(gameId) !== stored.version) {
        snapshots.delete(gameId)
        continue
      }
      resolveAll(open.get(gameId) ?? [], stored, ruling)
      open.delete(gameId)
    }
    return open
  }

  function report(changed: SavedChange, isOwn: boolean): void {
    try {
      onChanged(changed, isOwn)
    } catch (error) {
      onFailure(error)
    }
  }
}

function resolveAll(
  tasks: readonly Task[],
  stored: StoredGame | null,
  ruling: Ruling | null,
): void {
  for (const { command, result } of tasks) {
    const outcome = ruling?.outcomes.get(command) ?? { verdict: null, joined: null }
    result.resolve({ stored, ...outcome })
  }
}

/** Judges the commands of one game in the order of their times. */
function judgeAll(
  { game, secrets, watchedAt }: StoredGame,
  tasks: readonly Task[],
  matchClock: MatchClock,
): Ruling {
  const outcomes = new Map<Command, Omit<Outcome, 'stored'>>()
  const commands = tasks
    .map(({ command }) => command)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  const [first] = commands
  let now = first === undefined ? game : afterOutage(game, watchedAt, timeOf(first), matchClock)
  let known = secrets
  for (const command of commands) {
    switch (command.kind) {
      case 'event':
        if (command.event.type === 'answered') {
          const { verdict, game: next } = judge(now, command.event)
          outcomes.set(command, { verdict, joined: null })
          now = next
        } else now = apply(now, command.event)
        break
      case 'join': {
        const result = join(now, known, command)
        outcomes.set(command, { verdict: null, joined: result.joined })
        now = result.game
        known = result.secrets
        break
      }
      case 'look':
        now = apply(now, { type: 'ticked', at: command.at })
    }
  }
  return { game: now, secrets: known, outcomes }
}

/** While no server looked after a game, and so no page was connected, its time stood still. */
function afterOutage(game: Game, watchedAt: number, at: number, matchClock: MatchClock): Game {
  const milliseconds = at - watchedAt
  if (milliseconds <= matchClock.scaled(OUTAGE_MS)) return game
  return apply(game, { type: 'interrupted', at: watchedAt, milliseconds })
}

function join(
  game: Game,
  secrets: readonly string[],
  { name, secretHash, at }: Extract<Command, { readonly kind: 'join' }>,
): Pick<StoredGame, 'game' | 'secrets'> & { readonly joined: number | JoinRefusal } {
  const current = apply(game, { type: 'ticked', at })
  const known = secrets.indexOf(secretHash)
  if (known !== -1) {
    const isRemoved = current.players[known]?.isRemoved === true
    return { game: current, secrets, joined: isRemoved ? 'removed' : known }
  }
  const refusal = joinRefusal(current, name)
  if (refusal !== null) return { game: current, secrets, joined: refusal }
  return {
    game: apply(current, { type: 'joined', name, at }),
    secrets: [...secrets, secretHash],
    joined: current.players.length,
  }
}

function timeOf(command: Command): number {
  return command.kind === 'event' ? command.event.at : command.at
}

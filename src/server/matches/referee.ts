import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'

import { type Changed, judgeDeeds, type MatchDeed, type Told } from './judge-deeds.ts'

/** The way in which deeds reach the stored matches. */
export type Referee = {
  /** Settles when the deed and what it led to are committed; throws when the database fails. */
  readonly tell: (deed: MatchDeed) => Promise<Told>
  /** Settles when nothing is being written any more. */
  readonly idle: () => Promise<void>
}

type RefereeParts = {
  readonly database: Database
  /** The wall clock. */
  readonly clock: Clock
  /** Waited for before anything is judged. */
  readonly beforehand: () => Promise<void>
  /** Told of each match that has changed, once that is committed. */
  readonly onChanged: (changed: Changed) => void
}

type Task = { readonly given: MatchDeed; readonly settle: PromiseWithResolvers<Told> }

/** Transactions that run at once, and matches in one of them. */
const IN_FLIGHT = 2
const BATCH = 100

/**
 * Deeds that come in while a transaction runs share the next one. No match is in two transactions at
 * once, and within one its deeds count in the order in which they were received: an answer that waits
 * is judged before the clock goes past it.
 */
export function createReferee(parts: RefereeParts): Referee {
  let waiting: readonly Task[] = []
  const busy = new Set<string>()
  const running = new Set<Promise<void>>()

  return {
    tell(given) {
      const settle = Promise.withResolvers<Told>()
      waiting = [...waiting, { given, settle }]
      begin()
      return settle.promise
    },
    async idle() {
      while (running.size > 0) {
        // What ends may begin the next one.
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(running)
      }
    },
  }

  function begin(): void {
    while (running.size < IN_FLIGHT) {
      const ids = nextIds()
      if (ids.size === 0) return
      const batch = waiting.filter(({ given }) => ids.has(given.matchId))
      waiting = waiting.filter(({ given }) => !ids.has(given.matchId))
      for (const id of ids) busy.add(id)
      const run = settleBatch(parts, batch).finally(() => {
        for (const id of ids) busy.delete(id)
        running.delete(run)
        begin()
      })
      running.add(run)
    }
  }

  /** Matches that something waits for and no transaction is busy with. */
  function nextIds(): ReadonlySet<string> {
    const ids = waiting.map(({ given }) => given.matchId).filter((id) => !busy.has(id))
    return new Set([...new Set(ids)].slice(0, BATCH))
  }
}

/** One transaction for all; when that fails, one for each match, so that none suffers for another. */
async function settleBatch(parts: RefereeParts, batch: readonly Task[]): Promise<void> {
  try {
    await parts.beforehand()
    await judgeTogether(parts, batch)
  } catch {
    const byMatch = Map.groupBy(batch, ({ given }) => given.matchId)
    await Promise.all([...byMatch.values()].map((tasks) => judgeAlone(parts, tasks)))
  }
}

async function judgeAlone(parts: RefereeParts, tasks: readonly Task[]): Promise<void> {
  try {
    await judgeTogether(parts, tasks)
  } catch (error) {
    for (const { settle } of tasks) settle.reject(error)
  }
}

async function judgeTogether(parts: RefereeParts, tasks: readonly Task[]): Promise<void> {
  const { database, clock, onChanged } = parts
  const deeds = tasks.map(({ given }) => given)
  const { told, changed } = await inTransaction(database, (transaction) =>
    judgeDeeds(transaction, deeds, clock()),
  )
  for (const one of changed) onChanged(one)
  for (const [index, { settle }] of tasks.entries()) {
    const answer = told[index]
    if (answer !== undefined) settle.resolve(answer)
  }
}

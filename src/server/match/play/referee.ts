import { isOn } from '#match/match.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { type Batch, createLine } from './batcher.ts'
import {
  type Changed,
  type Deed,
  judgeDeeds,
  type MatchDeed,
  rule,
  type Ruling,
  storeChanges,
  type Told,
} from './judge-deeds.ts'
import { type Change, saveMatches, type StoredMatch } from './store.ts'

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
  readonly onFailure: (error: unknown) => void
  /** The last picture of a match that this server has, which others may have overtaken. */
  readonly recall?: (matchId: string) => StoredMatch | undefined
}

type Task = { readonly given: MatchDeed; readonly settle: PromiseWithResolvers<Told> }

/**
 * Deeds wait in two lines, and those that come in while a line is busy share its next statement. In the
 * quick line they are judged by the picture that this server has, and written on condition that the row
 * is still the one of the picture. What that cannot settle goes into the careful line. There the end of
 * a match is written on the same condition, in a transaction with all that it brings, and the rest is
 * judged by locked rows: a refusal, a match without a picture, and one that another server has changed.
 *
 * No match is in two batches at once, and within one its deeds count in the order in which they were
 * received: an answer that waits is judged before the clock goes past it.
 */
export function createReferee(asked: RefereeParts): Referee {
  const { recall = noPicture } = asked
  const parts = { ...asked, onChanged: onChangedOf(asked) }
  const busy = new Set<string>()
  let onIdle = Promise.withResolvers<void>()
  const quick = createLine<Task>({
    busy,
    run: (batch) => judgeQuickly({ ...parts, recall }, batch, doubt),
    onFree: beginBoth,
  })
  const careful = createLine<Task>({
    busy,
    run: (batch) => judgeCarefully({ ...parts, recall }, batch),
    onFree: beginBoth,
  })

  return {
    tell(given) {
      const settle = Promise.withResolvers<Told>()
      const { matchId } = given
      const isQuick = recall(matchId) !== undefined && !careful.has(matchId)
      if (isQuick) quick.add(matchId, [{ given, settle }])
      else careful.add(matchId, [...quick.takeBack(matchId), { given, settle }])
      return settle.promise
    },
    async idle() {
      if (busy.size > 0) await onIdle.promise
    },
  }

  function doubt(matchId: string, tasks: readonly Task[]): void {
    careful.add(matchId, [...tasks, ...quick.takeBack(matchId)])
  }

  function beginBoth(): void {
    careful.begin()
    quick.begin()
    if (busy.size > 0) return
    onIdle.resolve()
    onIdle = Promise.withResolvers()
  }
}

function noPicture(): undefined {}

/** What cannot be told of one match keeps nobody from hearing of the others that were stored with it. */
function onChangedOf({ onChanged, onFailure }: RefereeParts): RefereeParts['onChanged'] {
  return (changed) => {
    try {
      onChanged(changed)
    } catch (error) {
      onFailure(error)
    }
  }
}

type QuickParts = RefereeParts & Required<Pick<RefereeParts, 'recall'>>
type QuickChange = Change & Ruling & { readonly tasks: readonly Task[] }

/** Settles what a condition on the version of the rows is enough for, and doubts the rest. */
async function judgeQuickly(
  { database, beforehand, onChanged, recall }: QuickParts,
  batch: Batch<Task>,
  doubt: (matchId: string, tasks: readonly Task[]) => void,
): Promise<void> {
  const open = new Map(batch)
  try {
    await beforehand()
    const changes: QuickChange[] = []
    for (const [matchId, tasks] of batch) {
      const before = recall(matchId)
      if (before === undefined) continue
      const ruling = rule(before, tasks.map(deedOf))
      if (isRepeat(ruling, before, tasks)) {
        open.delete(matchId)
        settleAll(tasks, before, ruling)
      } else if (isCertain(ruling, before)) changes.push({ before, tasks, ...ruling })
    }
    const versions = await saveMatches(database, changes)
    for (const { before, after, verdicts, tasks } of changes) {
      const version = versions.get(before.id)
      if (version === undefined) continue
      // Who is there may have changed meanwhile, and is no matter of the rules.
      const { players } = recall(before.id) ?? before
      const stored = { ...before, version, match: after, players }
      onChanged({ before, stored })
      settleAll(tasks, stored, { after, verdicts })
      open.delete(before.id)
    }
  } catch {
    // Whether it was written is seen when the rows are read.
  } finally {
    for (const [matchId, tasks] of open) doubt(matchId, tasks)
  }
}

/** Whether everything was an answer that is on record already, which no later change undoes. */
function isRepeat(
  { after, verdicts }: Ruling,
  before: StoredMatch,
  tasks: readonly Task[],
): boolean {
  const areRepeats = [...verdicts.values()].every(({ kind }) => kind === 'repeat')
  return after === before.match && verdicts.size === tasks.length && areRepeats
}

/** Whether a ruling holds if nobody else has changed the match, and asks for no more than that. */
function isCertain(ruling: Ruling, before: StoredMatch): boolean {
  return ruling.after !== before.match && isOn(ruling.after) && !refuses(ruling)
}

/** The same of a ruling that ends the match. */
function isCertainEnd(ruling: Ruling, before: StoredMatch): boolean {
  return isOn(before.match) && !isOn(ruling.after) && !refuses(ruling)
}

function refuses({ verdicts }: Ruling): boolean {
  return [...verdicts.values()].some(({ kind }) => kind === 'refused')
}

/** One transaction for all; when that fails, one for each match, so that none suffers for another. */
async function judgeCarefully(parts: QuickParts, batch: Batch<Task>): Promise<void> {
  const ended = await endByPictures(parts, batch)
  const open = [...batch].filter(([matchId]) => !ended.has(matchId)).map(([, tasks]) => tasks)
  if (open.length === 0) return
  try {
    await parts.beforehand()
    await judgeTogether(parts, open.flat())
  } catch {
    await Promise.all(open.map((tasks) => judgeAlone(parts, tasks)))
  }
}

/**
 * Ends matches of which there is a picture, if they are still the ones of the pictures.
 * @returns the ids of those that are settled
 */
async function endByPictures(
  { database, clock, beforehand, onChanged, recall }: QuickParts,
  batch: Batch<Task>,
): Promise<ReadonlySet<string>> {
  try {
    await beforehand()
    const ends = [...batch].flatMap(([matchId, tasks]): readonly QuickChange[] => {
      const before = recall(matchId)
      if (before === undefined) return []
      const ruling = rule(before, tasks.map(deedOf))
      return isCertainEnd(ruling, before) ? [{ before, tasks, ...ruling }] : []
    })
    if (ends.length === 0) return new Set()
    const changed = await inTransaction(database, (transaction) =>
      storeChanges(transaction, ends, clock()),
    )
    const settled = new Map(changed.map((one) => [one.stored.id, one]))
    for (const { before, tasks, ...ruling } of ends) {
      const one = settled.get(before.id)
      if (one === undefined) continue
      onChanged(one)
      settleAll(tasks, one.stored, ruling)
    }
    return new Set(settled.keys())
  } catch {
    // Whether it was written is seen when the rows are read.
    return new Set()
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
  const { database, clock, beforehand, onChanged } = parts
  await beforehand()
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

function settleAll(tasks: readonly Task[], stored: StoredMatch, { verdicts }: Ruling): void {
  for (const { given, settle } of tasks) {
    settle.resolve({ stored, verdict: verdicts.get(given.deed) ?? null })
  }
}

function deedOf({ given }: Task): Deed {
  return given.deed
}

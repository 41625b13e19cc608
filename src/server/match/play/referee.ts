import { isOn } from '#match/match.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { type Batch, createBatcher } from './batcher.ts'
import {
  type Command,
  type CommandResult,
  judgeAll,
  judgeCommands,
  type MatchCommand,
  type Ruling,
  saveChanges,
  type SavedChange,
} from './judge-commands.ts'
import { type Change, saveMatches, type StoredMatch } from './store.ts'

/** The only way by which commands reach the stored matches. */
export type Referee = {
  /** Settles when the command is judged and its outcome committed; throws when the database fails. */
  readonly submit: (command: MatchCommand) => Promise<CommandResult>
  /** Settles when all writes are done. */
  readonly idle: () => Promise<void>
}

type RefereeParts = {
  readonly database: Database
  /** The wall clock. */
  readonly clock: Clock
  /** Awaited before anything is judged. */
  readonly beforeJudging: () => Promise<void>
  /** Called with each change of a match after its commit. */
  readonly onChanged: (changed: SavedChange) => void
  readonly onFailure: (error: unknown) => void
  /** Returns this server's last snapshot of a match, which another server may have made stale. */
  readonly snapshotOf?: (matchId: string) => StoredMatch | undefined
}

/**
 * How long an answer waits for those of other matches to share its statement, in milliseconds. At the pace of pupils
 * that more than halves the statements of a server with some hundred matches; no player notices.
 */
const GATHER_MS = 5

type Task = {
  readonly submitted: MatchCommand
  readonly result: PromiseWithResolvers<CommandResult>
}

/**
 * Creates a referee with two batchers. The quick one judges by this server's snapshot of a match, and
 * writes on condition that the row still has the snapshot's version. What that cannot settle goes to
 * the careful one. It writes the end of a match on the same condition, in a transaction with results
 * and XP, and judges everything else by locked rows: refusals, matches without a snapshot, and matches
 * that another server has changed.
 *
 * No match is in two batches at once, and within a batch the commands of a match count in the order in
 * which they were received: a waiting answer is judged before the clock passes it.
 */
export function createReferee(given: RefereeParts): Referee {
  const { snapshotOf = noSnapshot } = given
  const parts = { ...given, snapshotOf, onChanged: guarded(given) }
  const busy = new Set<string>()
  let onIdle = Promise.withResolvers<void>()
  const quick = createBatcher<Task>({
    busy,
    run: (batch) => judgeQuickly(parts, batch, judgeAgain),
    onFree: startBoth,
    gatherMs: GATHER_MS,
  })
  const careful = createBatcher<Task>({
    busy,
    run: (batch) => judgeCarefully(parts, batch),
    onFree: startBoth,
  })

  return {
    submit(submitted) {
      const result = Promise.withResolvers<CommandResult>()
      const { matchId } = submitted
      const isQuick = snapshotOf(matchId) !== undefined && !careful.has(matchId)
      if (isQuick) quick.add(matchId, [{ submitted, result }])
      else careful.add(matchId, [...quick.takeBack(matchId), { submitted, result }])
      return result.promise
    },
    async idle() {
      careful.flush()
      quick.flush()
      if (busy.size > 0) await onIdle.promise
    },
  }

  function judgeAgain(matchId: string, tasks: readonly Task[]): void {
    careful.add(matchId, [...tasks, ...quick.takeBack(matchId)])
  }

  function startBoth(): void {
    careful.start()
    quick.start()
    if (busy.size > 0) return
    onIdle.resolve()
    onIdle = Promise.withResolvers()
  }
}

function noSnapshot(): undefined {}

/**
 * Reports exceptions of `onChanged`, so that the other matches of the batch are announced all the
 * same.
 */
function guarded({ onChanged, onFailure }: RefereeParts): RefereeParts['onChanged'] {
  return (changed) => {
    try {
      onChanged(changed)
    } catch (error) {
      onFailure(error)
    }
  }
}

type JudgeParts = Required<RefereeParts>
type JudgedChange = Change & Ruling & { readonly tasks: readonly Task[] }

/** Settles the tasks for which the condition on the row's version is enough, and passes on the rest. */
async function judgeQuickly(
  { database, beforeJudging, onChanged, snapshotOf }: JudgeParts,
  batch: Batch<Task>,
  judgeAgain: (matchId: string, tasks: readonly Task[]) => void,
): Promise<void> {
  const open = new Map(batch)
  try {
    await beforeJudging()
    const changes: JudgedChange[] = []
    for (const [matchId, tasks] of batch) {
      const before = snapshotOf(matchId)
      if (before === undefined) continue
      const ruling = judgeAll(before, tasks.map(commandOf))
      if (isRepeat(ruling, before, tasks)) {
        open.delete(matchId)
        resolveAll(tasks, before, ruling)
      } else if (isCertain(ruling, before)) changes.push({ before, tasks, ...ruling })
    }
    const versions = await saveMatches(database, changes)
    for (const { before, after, verdicts, tasks } of changes) {
      const version = versions.get(before.id)
      if (version === undefined) continue
      // Presence may have changed while this was written, and does not concern the rules.
      const { players } = snapshotOf(before.id) ?? before
      const stored = { ...before, version, match: after, players }
      onChanged({ before, stored })
      resolveAll(tasks, stored, { after, verdicts })
      open.delete(before.id)
    }
  } catch {
    // Reading the rows shows whether it was written.
  } finally {
    for (const [matchId, tasks] of open) judgeAgain(matchId, tasks)
  }
}

/** Whether all tasks were answers that are on record already, which no later change undoes. */
function isRepeat(
  { after, verdicts }: Ruling,
  before: StoredMatch,
  tasks: readonly Task[],
): boolean {
  const areRepeats = [...verdicts.values()].every(({ kind }) => kind === 'repeat')
  return after === before.match && verdicts.size === tasks.length && areRepeats
}

/** Whether a ruling leaves the match on, and holds as long as the row has the snapshot's version. */
function isCertain(ruling: Ruling, before: StoredMatch): boolean {
  return ruling.after !== before.match && isOn(ruling.after) && !refuses(ruling)
}

/** Whether a ruling ends the match, and holds as long as the row has the snapshot's version. */
function isCertainEnd(ruling: Ruling, before: StoredMatch): boolean {
  return isOn(before.match) && !isOn(ruling.after) && !refuses(ruling)
}

function refuses({ verdicts }: Ruling): boolean {
  return [...verdicts.values()].some(({ kind }) => kind === 'refused')
}

/** Judges all matches in one transaction; when it fails, each match in one of its own. */
async function judgeCarefully(parts: JudgeParts, batch: Batch<Task>): Promise<void> {
  const ended = await endBySnapshots(parts, batch)
  const open = [...batch].filter(([matchId]) => !ended.has(matchId)).map(([, tasks]) => tasks)
  if (open.length === 0) return
  try {
    await parts.beforeJudging()
    await judgeTogether(parts, open.flat())
  } catch {
    await Promise.all(open.map((tasks) => judgeAlone(parts, tasks)))
  }
}

/**
 * Ends matches of which there is a snapshot, on condition that their rows still have its version.
 * @returns the ids of those that are settled
 */
async function endBySnapshots(
  { database, clock, beforeJudging, onChanged, snapshotOf }: JudgeParts,
  batch: Batch<Task>,
): Promise<ReadonlySet<string>> {
  try {
    await beforeJudging()
    const ends = [...batch].flatMap(([matchId, tasks]): readonly JudgedChange[] => {
      const before = snapshotOf(matchId)
      if (before === undefined) return []
      const ruling = judgeAll(before, tasks.map(commandOf))
      return isCertainEnd(ruling, before) ? [{ before, tasks, ...ruling }] : []
    })
    if (ends.length === 0) return new Set()
    const saved = await inTransaction(database, (transaction) =>
      saveChanges(transaction, ends, clock()),
    )
    const settled = new Map(saved.map((one) => [one.stored.id, one]))
    for (const { before, tasks, ...ruling } of ends) {
      const one = settled.get(before.id)
      if (one === undefined) continue
      onChanged(one)
      resolveAll(tasks, one.stored, ruling)
    }
    return new Set(settled.keys())
  } catch {
    // Reading the rows shows whether it was written.
    return new Set()
  }
}

async function judgeAlone(parts: JudgeParts, tasks: readonly Task[]): Promise<void> {
  try {
    await judgeTogether(parts, tasks)
  } catch (error) {
    for (const { result } of tasks) result.reject(error)
  }
}

async function judgeTogether(parts: JudgeParts, tasks: readonly Task[]): Promise<void> {
  const { database, clock, beforeJudging, onChanged } = parts
  await beforeJudging()
  const commands = tasks.map(({ submitted }) => submitted)
  const { results, changed } = await inTransaction(database, (transaction) =>
    judgeCommands(transaction, commands, clock()),
  )
  for (const one of changed) onChanged(one)
  for (const [index, { result }] of tasks.entries()) {
    const judged = results[index]
    if (judged !== undefined) result.resolve(judged)
  }
}

function resolveAll(tasks: readonly Task[], stored: StoredMatch, { verdicts }: Ruling): void {
  for (const { submitted, result } of tasks) {
    result.resolve({ stored, verdict: verdicts.get(submitted.command) ?? null })
  }
}

function commandOf({ submitted }: Task): Command {
  return submitted.command
}

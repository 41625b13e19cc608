/** Batches that run at once, and matches in one of them. */
const IN_FLIGHT = 2
const BATCH = 200

/** Tasks by match. */
export type Batch<Task> = ReadonlyMap<string, readonly Task[]>

/** Tasks that wait until they can be done together. */
export type Line<Task> = {
  readonly add: (matchId: string, tasks: readonly Task[]) => void
  /** Whether tasks of a match wait here. */
  readonly has: (matchId: string) => boolean
  /** Takes what waits for a match out of the line. */
  readonly takeBack: (matchId: string) => readonly Task[]
  /** Begins what can begin. */
  readonly begin: () => void
}

type LineParts<Task> = {
  /** Matches that a batch is at work on, shared by lines: no match is in two batches at once. */
  readonly busy: Set<string>
  /** Does a batch; never throws. */
  readonly run: (batch: Batch<Task>) => Promise<void>
  /** Told when matches are not busy any more. */
  readonly onFree: () => void
}

/** A line in which whatever comes in while batches run shares the next one. */
export function createLine<Task>({ busy, run, onFree }: LineParts<Task>): Line<Task> {
  const waiting = new Map<string, Task[]>()
  let running = 0

  return {
    add(matchId, tasks) {
      const known = waiting.get(matchId)
      if (known === undefined) waiting.set(matchId, [...tasks])
      else known.push(...tasks)
      begin()
    },
    has: (matchId) => waiting.has(matchId),
    takeBack(matchId) {
      const tasks = waiting.get(matchId) ?? []
      waiting.delete(matchId)
      return tasks
    },
    begin,
  }

  function begin(): void {
    while (running < IN_FLIGHT) {
      const batch = nextBatch()
      if (batch.size === 0) return
      void work(batch)
    }
  }

  async function work(batch: Batch<Task>): Promise<void> {
    running += 1
    for (const matchId of batch.keys()) busy.add(matchId)
    await run(batch)
    for (const matchId of batch.keys()) busy.delete(matchId)
    running -= 1
    onFree()
  }

  function nextBatch(): Batch<Task> {
    const batch = new Map<string, readonly Task[]>()
    for (const [matchId, tasks] of waiting) {
      if (batch.size === BATCH) break
      if (busy.has(matchId)) continue
      batch.set(matchId, tasks)
      waiting.delete(matchId)
    }
    return batch
  }
}

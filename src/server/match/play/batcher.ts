import { isLostDatabase } from '#server/platform/database/lost-database.ts'

/** Batches that run at once. */
const IN_FLIGHT = 2
/** Keys in one batch, at the most. */
const BATCH = 200
/** Waiting keys that are enough for a batch, however short they have waited. */
const ENOUGH = 10

/** Tasks by key. */
export type Batch<Task> = ReadonlyMap<string, readonly Task[]>

/** Collects tasks until they can run together. */
export type Batcher<Task> = {
  readonly add: (key: string, tasks: readonly Task[]) => void
  /** Whether tasks of a key are waiting. */
  readonly has: (key: string) => boolean
  /** Removes the waiting tasks of a key, and returns them. */
  readonly takeBack: (key: string) => readonly Task[]
  /** Starts the batches that can start. */
  readonly start: () => void
  /** The same, for tasks too that would wait for others. */
  readonly flush: () => void
}

type BatcherParts<Task> = {
  /** Keys with a running batch. Batchers that share this set never run the same key at once. */
  readonly busy: Set<string>
  /** Runs a batch; never throws. */
  readonly run: (batch: Batch<Task>) => Promise<void>
  /** Called when a batch has ended, and its keys are free again. */
  readonly onFree: () => void
  /** How long the first task waits for others to share its batch, in milliseconds; not at all when left out. */
  readonly gatherMs?: number
}

/** Creates a batcher: tasks that are added while batches run share the next batch. */
export function createBatcher<Task>({
  busy,
  run,
  onFree,
  gatherMs = 0,
}: BatcherParts<Task>): Batcher<Task> {
  const waiting = new Map<string, Task[]>()
  let gathering: NodeJS.Timeout | undefined
  let running = 0

  return {
    add(key, tasks) {
      const known = waiting.get(key)
      if (known === undefined) waiting.set(key, [...tasks])
      else known.push(...tasks)
      if (gatherMs > 0) gathering ??= setTimeout(flush, gatherMs)
      start()
    },
    has: (key) => waiting.has(key),
    takeBack(key) {
      const tasks = waiting.get(key) ?? []
      waiting.delete(key)
      return tasks
    },
    start,
    flush,
  }

  function flush(): void {
    clearTimeout(gathering)
    gathering = undefined
    start()
  }

  function start(): void {
    if (gathering !== undefined && waiting.size < ENOUGH) return
    clearTimeout(gathering)
    gathering = undefined
    while (running < IN_FLIGHT) {
      const batch = nextBatch()
      if (batch.size === 0) return
      void runBatch(batch)
    }
  }

  async function runBatch(batch: Batch<Task>): Promise<void> {
    running += 1
    for (const key of batch.keys()) busy.add(key)
    await run(batch)
    for (const key of batch.keys()) busy.delete(key)
    running -= 1
    onFree()
  }

  function nextBatch(): Batch<Task> {
    const batch = new Map<string, readonly Task[]>()
    for (const [key, tasks] of waiting) {
      if (batch.size === BATCH) break
      if (busy.has(key)) continue
      batch.set(key, tasks)
      waiting.delete(key)
    }
    return batch
  }
}

/**
 * Turns a function for many keys into a function for one. Callers that come while earlier batches run
 * share the next batch, so its result is never older than the call. When a batch fails, each of its
 * keys is tried alone, so that one bad key fails no other.
 * @param ask returns the results by key
 * @returns a function that resolves to the result of one key; undefined when there is none
 */
export function batched<Result>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Result>>,
): (key: string) => Promise<Result | undefined> {
  const batcher = createBatcher<PromiseWithResolvers<Result | undefined>>({
    busy: new Set(),
    onFree: () => batcher.start(),
    run,
  })
  return (key) => {
    const asked = Promise.withResolvers<Result | undefined>()
    batcher.add(key, [asked])
    return asked.promise
  }

  async function run(batch: Batch<PromiseWithResolvers<Result | undefined>>): Promise<void> {
    try {
      const results = await ask([...batch.keys()])
      for (const [key, callers] of batch) {
        for (const { resolve } of callers) resolve(results.get(key))
      }
    } catch (error) {
      if (batch.size > 1 && !isLostDatabase(error)) {
        await Promise.all([...batch].map((one) => run(new Map([one]))))
      } else for (const { reject } of [...batch.values()].flat()) reject(error)
    }
  }
}

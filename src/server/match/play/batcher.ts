import { isLostDatabase } from '#server/platform/database/lost-database.ts'

/** Batches that run at once, and keys in one of them. */
const IN_FLIGHT = 2
const BATCH = 200

/** Tasks by what they are about. */
export type Batch<Task> = ReadonlyMap<string, readonly Task[]>

/** Tasks that wait until they can be done together. */
export type Line<Task> = {
  readonly add: (key: string, tasks: readonly Task[]) => void
  /** Whether tasks of a key wait here. */
  readonly has: (key: string) => boolean
  /** Takes what waits for a key out of the line. */
  readonly takeBack: (key: string) => readonly Task[]
  /** Begins what can begin. */
  readonly begin: () => void
}

type LineParts<Task> = {
  /** Keys that a batch is at work on, shared by lines: none is in two batches at once. */
  readonly busy: Set<string>
  /** Does a batch; never throws. */
  readonly run: (batch: Batch<Task>) => Promise<void>
  /** Told when keys are not busy any more. */
  readonly onFree: () => void
}

/** A line in which whatever comes in while batches run shares the next one. */
export function createLine<Task>({ busy, run, onFree }: LineParts<Task>): Line<Task> {
  const waiting = new Map<string, Task[]>()
  let running = 0

  return {
    add(key, tasks) {
      const known = waiting.get(key)
      if (known === undefined) waiting.set(key, [...tasks])
      else known.push(...tasks)
      begin()
    },
    has: (key) => waiting.has(key),
    takeBack(key) {
      const tasks = waiting.get(key) ?? []
      waiting.delete(key)
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
 * Asks about many at once: whoever asks while others are being answered shares the next question, which
 * is asked later than everybody whom it answers. When one about many fails, each is asked about alone,
 * so that nobody suffers for another.
 * @param ask gives what there is, by key
 * @returns a function that asks about one; undefined when there is nothing
 */
export function gather<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  const line = createLine<PromiseWithResolvers<Answer | undefined>>({
    busy: new Set(),
    onFree: () => line.begin(),
    run: answer,
  })
  return (key) => {
    const asked = Promise.withResolvers<Answer | undefined>()
    line.add(key, [asked])
    return asked.promise
  }

  async function answer(batch: Batch<PromiseWithResolvers<Answer | undefined>>): Promise<void> {
    try {
      const answers = await ask([...batch.keys()])
      for (const [key, all] of batch) for (const { resolve } of all) resolve(answers.get(key))
    } catch (error) {
      if (batch.size > 1 && !isLostDatabase(error)) {
        await Promise.all([...batch].map((one) => answer(new Map([one]))))
      } else for (const { reject } of [...batch.values()].flat()) reject(error)
    }
  }
}

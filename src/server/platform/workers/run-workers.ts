import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { type FromWorker, fromWorkerSchema, type ToWorker } from './messages.ts'
import { SOCKETS_ARGUMENT } from './worker.ts'

/** Waits before a worker that has crashed is started again: the first, and the longest after doubling. */
const RESTART_MS = 500
const MAX_RESTART_MS = 30_000
/** Ctrl+C reaches the process twice: from the terminal and through npm. */
const SAME_SIGNAL_MS = 500
/** How long metrics of a worker are waited for. */
const METRICS_MS = 1000

/** The workers, as the primary process sees them. */
export type Workers = {
  /** The address that the workers answer at. */
  readonly address: string
  /** Returns the metrics of every worker that answers. */
  readonly metrics: () => Promise<readonly (readonly object[])[]>
}

/**
 * Starts workers that share their port, and starts those again that crash. On SIGHUP they are replaced
 * one by one, each after its successor is ready; on SIGTERM and SIGINT all of them stop, and then this
 * process.
 * @param log writes a line for the operator
 * @returns once all are ready; null when the first one could not start and has said why
 */
export async function runWorkers(
  count: number,
  log: (line: string) => void,
): Promise<Workers | null> {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cluster.setupPrimary({ args: [`${SOCKETS_ARGUMENT}${folder}`] })
  cluster.schedulingPolicy = cluster.SCHED_RR
  const running = new Set<Worker>()
  const answers = new Map<string, (metrics: readonly object[]) => void>()
  let isStopping = false
  const started = Promise.withResolvers<void>()
  let turn = started.promise
  let requests = 0
  stopOnSignals()
  // Heard from the beginning: one that comes while the workers start would end this process.
  process.on('SIGHUP', () => {
    turn = turn.then(replaceAll)
  })

  // The first one migrates the database, and says so if something is wrong.
  const first = await start()
  if (first === null) return null
  await Promise.all(Array.from({ length: count - 1 }, keepOne))
  started.resolve()
  return { address: first, metrics }

  /** Starts a worker. Settles when it is ready with its address, or has ended with null. */
  function start(): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const worker = cluster.fork()
    running.add(worker)
    tellOthers(worker, { kind: 'joined' })
    let isReady = false
    worker.on('message', (given: unknown) => {
      const message = fromWorkerSchema.safeParse(given).data
      if (message?.kind === 'ready') {
        isReady = true
        resolve(message.address)
      } else if (message !== undefined) hear(worker, message)
    })
    worker.once('exit', (code) => {
      running.delete(worker)
      tellOthers(worker, { kind: 'left', from: worker.id })
      resolve(null)
      if (isStopping || worker.exitedAfterDisconnect || !isReady) return
      log(`worker ${worker.id} ended with ${code} and is started again`)
      void keepOne()
    })
    return promise
  }

  /** Starts a worker, again and again until one is ready. */
  async function keepOne(): Promise<void> {
    let waitMs = RESTART_MS
    // oxlint-disable-next-line no-await-in-loop
    while ((await start()) === null) {
      if (isStopping) return
      log(`a worker could not start; the next try is in ${waitMs / 1000} s`)
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(waitMs)
      waitMs = Math.min(2 * waitMs, MAX_RESTART_MS)
    }
  }

  async function replaceAll(): Promise<void> {
    const before = [...running]
    for (const old of before) {
      if (isStopping) return
      // One after the other, so that the number at work stays the same.
      // oxlint-disable-next-line no-await-in-loop
      if ((await start()) === null) return log('a new worker could not start; the others stay')
      // oxlint-disable-next-line no-await-in-loop
      await end(old)
    }
  }

  function stopOnSignals(): void {
    let askedAt: number | null = null
    const onSignal = (): void => {
      const now = performance.now()
      if (askedAt !== null && now - askedAt < SAME_SIGNAL_MS) return
      if (askedAt !== null) {
        for (const worker of running) worker.process.kill('SIGKILL')
        process.exit(1)
      }
      askedAt = now
      isStopping = true
      void Promise.all([...running].map(end)).then(() => process.exit(0))
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  }

  function hear(worker: Worker, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (message.kind === 'counts') tellOthers(worker, { ...message, from: worker.id })
    else answers.get(keyOf(worker, message.request))?.(message.metrics)
  }

  function tellOthers(worker: Worker, message: ToWorker): void {
    for (const other of running) if (other !== worker && other.isConnected()) other.send(message)
  }

  async function metrics(): Promise<readonly (readonly object[])[]> {
    requests += 1
    const request = requests
    const found = await Promise.all([...running].map((worker) => metricsOf(worker, request)))
    return found.filter((one) => one !== null)
  }

  async function metricsOf(worker: Worker, request: number): Promise<readonly object[] | null> {
    const key = keyOf(worker, request)
    const { promise, resolve } = Promise.withResolvers<readonly object[]>()
    answers.set(key, resolve)
    if (worker.isConnected()) worker.send({ kind: 'metrics', request } satisfies ToWorker)
    const found = await Promise.race([promise, setTimeout(METRICS_MS, null)])
    answers.delete(key)
    return found
  }
}

function keyOf({ id }: Worker, request: number): string {
  return `${id} ${request}`
}

/** Lets a worker stop by itself: it drains, and its pages connect to the others. */
async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  worker.exitedAfterDisconnect = true
  worker.process.kill('SIGTERM')
  await ended
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import * as z from 'zod'

/** The calls to make, and for how long. */
type Order = {
  readonly port: number
  readonly origin: string
  readonly cookies: readonly string[]
  readonly connections: number
  readonly seconds: number
}

const answersSchema = z.array(z.tuple([z.number(), z.number(), z.number()]))

/** The status of each answer, the milliseconds it took, and the seconds after which to come back. */
export type Answers = z.output<typeof answersSchema>

/** Calls a server over many connections at once, each as soon as it has its answer. */
export async function callConstantly(order: Order): Promise<Answers> {
  const worker = new Worker(new URL('flood.ts', import.meta.url), { workerData: order })
  const [answers] = await once(worker, 'message')
  return answersSchema.parse(answers)
}

import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

import * as z from 'zod'

/** One answer of the flood: its status, its duration in milliseconds, and the time to come back. */
type FloodAnswer = readonly [status: number, milliseconds: number, retryAfterSeconds: number]

/** How much of the pause that they are asked for the callers make. */
const PATIENCE = 0.1

const orderSchema = z.object({
  port: z.number(),
  origin: z.string(),
  cookies: z.array(z.string()),
  connections: z.number(),
  seconds: z.number(),
})

// Runs in its own thread, so that it takes no time from the thread that measures the matches.
const order = orderSchema.parse(workerData)
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
const answers: FloodAnswer[] = []
const endsAt = performance.now() + order.seconds * 1000

await Promise.all(Array.from({ length: order.connections }, (_, index) => ask(index)))
agent.destroy()
// This port leads to the other thread, not to a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(answers)

/** Asks again and again, each time as soon as the answer has come, or a little after a refusal. */
async function ask(index: number): Promise<void> {
  const cookie = order.cookies[index % order.cookies.length] ?? ''
  while (performance.now() < endsAt) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await askOnce(cookie)
    answers.push(answer)
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(answer[2] * 1000 * PATIENCE)
  }
}

function askOnce(cookie: string): Promise<FloodAnswer> {
  const { port, origin } = order
  const asked = performance.now()
  return new Promise((resolve) => {
    const asking = request(
      {
        port,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/get_user_progress',
        headers: { 'content-type': 'application/json', 'content-length': 2, origin, cookie },
      },
      (response) => {
        response.resume()
        response.on('end', () => {
          const retryAfter = Number(response.headers['retry-after'] ?? 0)
          resolve([response.statusCode ?? 0, performance.now() - asked, retryAfter])
        })
      },
    )
    asking.on('error', () => resolve([0, performance.now() - asked, 0]))
    asking.end('{}')
  })
}

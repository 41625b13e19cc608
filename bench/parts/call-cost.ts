import type { FastifyInstance } from 'fastify'

import { callPath, type CallName } from '#contract/calls.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import type { NewUser } from '#server/testing/sign-up.ts'

import { percentile } from './figures.ts'

/** Milliseconds of a call: of processor, of the whole server process, and until its response. */
export type Cost = { readonly processor: number; readonly middle: number; readonly slow: number }

/** Something that is done once in each measurement. */
export type Asking = () => Promise<unknown>

type Round = { readonly processor: number; readonly times: readonly number[] }

/** Sends a call and returns the body unread, since reading it is work of the page. */
export async function call(
  app: FastifyInstance,
  { cookies }: NewUser,
  name: CallName,
  input: object,
): Promise<string> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: callPath(name),
    headers: { ...CALL_HEADERS, cookie: cookieHeader(cookies) },
    payload: JSON.stringify(input),
  })
  if (statusCode !== 200) throw new Error(`${name}: ${body}`)
  return body
}

/** Calls of a kind that only warm up: a server that has just started runs code that is not compiled yet. */
export const WARM_UP = 300

/**
 * Returns the cost of each call, in the middle of rounds that take turns, so that other work on the machine
 * burdens all alike. `WARM_UP` calls of each kind come first and do not count, so an asking is done that often more.
 * @param calls of each kind in all, a multiple of `batch`
 * @param batch calls of a kind, one after the other, in a round; it divides `WARM_UP` too
 */
export async function measureCalls<Name extends string>(
  askings: Readonly<Record<Name, Asking>>,
  calls: number,
  batch: number,
): Promise<Readonly<Record<Name, Cost>>>
export async function measureCalls(
  askings: Readonly<Record<string, Asking>>,
  calls: number,
  batch: number,
): Promise<Readonly<Record<string, Cost>>> {
  const rounds = new Map<string, Round[]>()
  for (let round = -WARM_UP / batch; round < calls / batch; round += 1) {
    for (const [name, asking] of Object.entries(askings)) {
      // oxlint-disable-next-line no-await-in-loop
      const measured = await measureRound(asking, batch)
      if (round >= 0) rounds.set(name, [...(rounds.get(name) ?? []), measured])
    }
  }
  return Object.fromEntries([...rounds].map(([name, ofName]) => [name, costOf(ofName)]))
}

async function measureRound(asking: Asking, batch: number): Promise<Round> {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let index = 0; index < batch; index += 1) {
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop
    await asking()
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return { processor: (user + system) / 1000 / batch, times }
}

function costOf(rounds: readonly Round[]): Cost {
  const times = rounds.flatMap((round) => round.times)
  const processors = rounds.map(({ processor }) => processor)
  return {
    processor: percentile(processors, 0.5),
    middle: percentile(times, 0.5),
    slow: percentile(times, 0.99),
  }
}

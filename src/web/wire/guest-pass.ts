import { call } from './api.ts'
import { solve } from './proof-of-work.ts'

let working: Promise<unknown> | null = null

/**
 * Solves the task of a refusal and gets the pass for it, a cookie. Calls that are refused meanwhile wait for the same one.
 * @throws CallProblem
 */
export async function workForPass(challenge: string): Promise<void> {
  working ??= workFor(challenge).finally(() => {
    working = null
  })
  await working
}

async function workFor(challenge: string): Promise<unknown> {
  return call('prove_work', { challenge, answer: await solve(challenge) })
}

import type * as z from 'zod/mini'

import { ACCOUNT_HEADER } from '#contract/call.ts'
import { type CallName, callPath, calls } from '#contract/calls.ts'
import { type ErrorCode, problemSchema } from '#contract/problem.ts'
import { currentVisitor } from '#web/store/visitor.ts'

import { sleep } from './pause.ts'
import { hearTime } from './server-time.ts'

export type Input<Name extends CallName> = z.input<(typeof calls)[Name]['input']>
export type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>

/** Why a call has no answer: a refusal of the contract, or no connection to the server. */
export type ProblemCode = ErrorCode | 'offline'

/** Temporary problems: the same call may be repeated. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['offline', 'unavailable', 'timeout'])
/** The statuses of a proxy that cannot reach the server. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 503, 504])

const FIRST_DELAY_MS = 200
const LONGEST_DELAY_MS = 30_000
/** A call that may be repeated is given up after this many tries, 6 s after the first. */
const TRIES = 6
/** When the tries themselves take long, no further one begins after this time. */
const TRYING_MS = 10_000
/** A line that swallows everything would be waited for until the browser gives up, after minutes. */
const ANSWER_MS = 15_000
/** The time limit of answers that may be large, long enough for a slow line. */
const LARGE_ANSWER_MS = 300_000
const LARGE: ReadonlySet<CallName> = new Set(['export_account', 'export_member'])

type ProblemDetails = {
  readonly reasons?: readonly string[] | undefined
  readonly challenge?: string | undefined
  readonly retrySeconds?: number | null
}

/** The one error of a call. Its message is for developers; people read the sentence of its code. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly code: ProblemCode
  /** Why a password is too weak, in words for its owner; of several nicknames, those that are refused. */
  readonly reasons: readonly string[]
  /** The task to be solved before the same call is answered; empty when there is none. */
  readonly challenge: string
  /** When the server would take the same call, in seconds from now; null when it does not say. */
  readonly retrySeconds: number | null

  constructor(
    code: ProblemCode,
    message: string,
    { reasons = [], challenge = '', retrySeconds = null }: ProblemDetails = {},
  ) {
    super(message)
    this.code = code
    this.reasons = reasons
    this.challenge = challenge
    this.retrySeconds = retrySeconds
  }

  /** Whether it is worth asking again: the network failed, or the server was out of reach. */
  get isRetryable(): boolean {
    return PASSING.has(this.code)
  }
}

type CallOptions = {
  /** The `user_id` of the account that the page shows, unless given otherwise. */
  readonly account?: string | null
  readonly send?: typeof fetch
}

const onTheirWay = new Set<Promise<unknown>>()

/**
 * Asks the server. The input is checked before it leaves, the answer before it is used.
 * @throws CallProblem
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
): Promise<Output<Name>>
export async function call(
  name: CallName,
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const answer = withPass(name, () => exchange(name, input, options))
  onTheirWay.add(answer)
  try {
    return await answer
  } finally {
    onTheirWay.delete(answer)
  }
}

/** Settles when all calls that are on their way now have come back, or after so many milliseconds. */
export async function callsSettled(most: number): Promise<void> {
  await Promise.race([Promise.allSettled(onTheirWay), sleep(most)])
}

/** Asks once more with a pass where the guests of the network have used up what they share, and working gives one. */
async function withPass(name: CallName, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    const isFull = error instanceof CallProblem && error.code === 'too_many_requests'
    if (!isFull || error.challenge === '' || name === 'prove_work') throw error
    const { workForPass } = await import('./guest-pass.ts')
    await workForPass(error.challenge)
    return ask()
  }
}

async function exchange(
  name: CallName,
  input: unknown,
  { account = shownAccount(), send = fetch }: CallOptions,
): Promise<unknown> {
  const checked = calls[name].input.safeParse(input)
  if (!checked.success) throw new CallProblem('invalid_input', `${name}: the input is not valid`)
  const owner = calls[name].access === 'user' ? account : null
  const { response, content } = await inTime(name, async (signal) => {
    const answer = await post(name, checked.data, owner, send, signal)
    hearTime(answer.headers.get('date'))
    return { response: answer, content: await contentOf(answer) }
  })
  if (!response.ok) throw refusal(name, response, content)
  const output = calls[name].output.safeParse(content)
  if (!output.success) throw new CallProblem('internal', `${name}: the answer is not understood`)
  return output.data
}

/** Milliseconds to wait after so many failures in a row: from 200 ms, doubling, half a minute at most. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1), LONGEST_DELAY_MS)
}

/** Ends what takes too long. @throws CallProblem `offline` then */
async function inTime<Answer>(
  name: CallName,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const line = new AbortController()
  const timer = setTimeout(() => line.abort(), LARGE.has(name) ? LARGE_ANSWER_MS : ANSWER_MS)
  try {
    const answer = await ask(line.signal)
    if (line.signal.aborted) throw new CallProblem('offline', `${name}: no answer in time`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

type Patience = {
  readonly tries?: number
  /** Milliseconds of a clock that only grows. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** As often as it is worth it, until the question is answered. @throws the last problem */
export async function retrying<Answer>(
  ask: () => Promise<Answer>,
  { tries = TRIES, now = () => performance.now(), wait = sleep }: Patience = {},
): Promise<Answer> {
  const end = now() + TRYING_MS
  for (let failures = 1; failures < tries; failures += 1) {
    try {
      // One try after the other.
      // oxlint-disable-next-line no-await-in-loop
      return await ask()
    } catch (error) {
      if (!isRetryable(error) || now() > end) throw error
      // oxlint-disable-next-line no-await-in-loop
      await wait(retryDelay(failures))
    }
  }
  return ask()
}

/** Whether the same call may succeed a little later. */
export function isRetryable(error: unknown): boolean {
  return error instanceof CallProblem && error.isRetryable
}

/** The code of whatever went wrong; a mistake of our own is `internal`. */
export function codeOf(error: unknown): ProblemCode {
  return error instanceof CallProblem ? error.code : 'internal'
}

function shownAccount(): string | null {
  const visitor = currentVisitor()
  return visitor.status === 'signed-in' ? visitor.account.user_id : null
}

async function post(
  name: CallName,
  input: unknown,
  account: string | null,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await send(callPath(name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(account !== null && { [ACCOUNT_HEADER]: account }),
      },
      body: JSON.stringify(input),
      signal,
    })
  } catch {
    throw new CallProblem('offline', `${name}: no connection`)
  }
}

/** Undefined for anything but JSON, for example the page of a proxy. */
async function contentOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function refusal(name: CallName, { headers, status }: Response, content: unknown): CallProblem {
  const problem = problemSchema.safeParse(content)
  if (problem.success) {
    const { code, message, reasons, challenge } = problem.data.error
    const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
    const retrySeconds = seconds > 0 ? seconds : null
    return new CallProblem(code, message, { reasons, challenge, retrySeconds })
  }
  const code = UNREACHABLE.has(status) ? 'unavailable' : 'internal'
  return new CallProblem(code, `${name}: status ${status}`)
}

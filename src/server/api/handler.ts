import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'

import type { Call } from '#contract/call.ts'
import type { CallName, calls } from '#contract/calls.ts'
import type { KnownBrowser } from '#server/auth/known-browser.ts'
import type { SignedIn } from '#server/auth/session.ts'
import type { Network } from '#server/limits/networks.ts'
import type { Start } from '#server/platform/database/starts.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Noted } from '#server/platform/log.ts'

import type { Services } from './services.ts'

/** The facts about one request besides its body. */
export type Caller = {
  /** The cookies, the browser's name and the address, as the auth library reads them. */
  readonly headers: Headers
  /** The network that the address counts for, or the browser alone by its pass, see `createGuestPasses`. */
  readonly network: Network
  /** The browser, when users have signed in with it before. */
  readonly browser: KnownBrowser | null
  /** The account that the page names as its own, or null when it names none. */
  readonly account: string | null
  /**
   * Counts this call for a user, and for a known browser or the network when no user is signed in.
   * @throws Problem `too_many_requests`
   */
  readonly admit: (userId: string | null) => void
  /** Gives the browser a pass, by which it counts alone. */
  readonly sendPass: () => Promise<void>
  /** Hands cookies on to the browser. */
  readonly sendCookies: (from: Headers) => void
  /** Adds to the line that the log has of this call. */
  readonly note: (more: Noted) => void
  readonly log: FastifyBaseLogger
}

/** The context of a call, without its input. */
export type GuestContext = Services & { readonly caller: Caller }
export type UserContext = GuestContext & { readonly user: SignedIn }

/** The parts that answer a call: those that exist at once, and those that open later. */
export type CallParts = {
  readonly start: Start
  /** Settles when the database is open and migrated. */
  readonly services: Promise<Services>
  readonly caller: Caller
}

/** A call of the contract together with the function that answers it. */
export type Handler<C extends Call = Call> = {
  readonly call: C
  readonly answer: (body: unknown, parts: CallParts) => Promise<unknown>
}

/** One handler for each call; a missing one does not compile. */
export type Handlers = {
  readonly [Name in CallName]: Handler<
    Call<(typeof calls)[Name]['input'], (typeof calls)[Name]['output']>
  >
}

type Answer<Output extends z.ZodMiniType> = z.input<Output> | Promise<z.input<Output>>

/**
 * Binds a function to a call that needs no session: it gets the parsed input, and only the fields
 * of the contract leave.
 */
export function handle<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output, 'guest'>,
  run: (input: z.output<Input>, context: GuestContext) => Answer<Output>,
): Handler<Call<Input, Output>> {
  return {
    call,
    answer: async (body, { services, caller }) => {
      const { open, user } = await identify(services, caller)
      caller.admit(user?.userId ?? null)
      const input = read(call.input, body)
      return call.output.parse(await run(input, { ...open, caller }))
    },
  }
}

/** As `handle`, for a call that needs a session. Nothing of the input is looked at without one. */
export function handleUser<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output, 'user'>,
  run: (input: z.output<Input>, context: UserContext) => Answer<Output>,
): Handler<Call<Input, Output>> {
  return {
    call,
    answer: async (body, { services, caller }) => {
      const isGuest = !caller.headers.has('cookie')
      const { open, user } = isGuest ? NOBODY : await identify(services, caller)
      caller.admit(user?.userId ?? null)
      if (user === null || isOther(caller, user)) throw sessionMissing()
      const input = read(call.input, body)
      return call.output.parse(await run(input, { ...open, caller, user }))
    },
  }
}

/** As `handle`, for a call that is answered while the database still opens. */
export function handleAlways<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output, 'guest'>,
  run: (input: z.output<Input>, start: Start) => z.input<Output>,
): Handler<Call<Input, Output>> {
  return {
    call,
    async answer(body, { start, caller }) {
      caller.admit(null)
      return call.output.parse(run(read(call.input, body), start))
    },
  }
}

/** The refusal of a call that needs a session and has none that is valid. */
export function sessionMissing(): Problem {
  return new Problem('session_missing', 'Auth session missing!')
}

/** Tells whether another user has signed in since the page was opened. */
function isOther({ account }: Caller, { userId }: SignedIn): boolean {
  return account !== null && account !== userId
}

/** Known at once to have no session, also while the database still opens. */
const NOBODY = { open: null, user: null }

/** The services, and the signed-in user. Each fact about the request is looked up once. */
async function identify(services: Promise<Services>, caller: Caller) {
  const open = await services
  const user = await open.findSession(caller.headers)
  const findSession: Services['findSession'] = async (headers) =>
    headers === caller.headers ? user : open.findSession(headers)
  return { open: { ...open, findSession }, user }
}

function read<Input extends z.ZodMiniType>(schema: Input, body: unknown): z.output<Input> {
  const input = schema.safeParse(body)
  if (!input.success) throw new Problem('invalid_input', describe(input.error.issues))
  return input.data
}

/** Names the fields and their faults, never a value: values may be personal data. */
function describe(issues: readonly z.core.$ZodIssue[]): string {
  const lines = issues.slice(0, 5).map(({ path, code }) => `${path.join('.') || 'input'}: ${code}`)
  return lines.join('; ')
}

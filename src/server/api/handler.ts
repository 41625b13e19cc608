import type * as z from 'zod/mini'

import type { Call, CallName, calls } from '#contract/calls.ts'
import type { Database } from '#server/platform/database.ts'
import type { Start } from '#server/platform/starts.ts'

import { Problem } from './problem.ts'

/** What a call may use besides its input. */
export type CallContext = {
  /** Settles when the database is open and migrated. */
  readonly database: Promise<Database>
  readonly start: Start
}

/** A call of the contract together with the function that answers it. */
export type Handler<C extends Call = Call> = {
  readonly call: C
  readonly answer: (body: unknown, context: CallContext) => Promise<unknown>
}

/** One handler for each call; a missing one does not compile. */
export type Handlers = {
  readonly [Name in CallName]: Handler<
    Call<(typeof calls)[Name]['input'], (typeof calls)[Name]['output']>
  >
}

/**
 * Binds a function to a call: it gets the parsed input, and only what the contract names leaves.
 * @example handle(calls.app_version, (input, { start }) => ({ version: start.version }))
 */
export function handle<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  run: (input: z.output<Input>, context: CallContext) => z.input<Output> | Promise<z.input<Output>>,
): Handler<Call<Input, Output>> {
  return {
    call,
    answer: async (body, context) => {
      const input = call.input.safeParse(body)
      if (!input.success) throw new Problem('invalid_input', describe(input.error.issues))
      return call.output.parse(await run(input.data, context))
    },
  }
}

/** Names the fields and what is wrong with them, never a value: those may be anybody's. */
function describe(issues: readonly z.core.$ZodIssue[]): string {
  const lines = issues.slice(0, 5).map(({ path, code }) => `${path.join('.') || 'input'}: ${code}`)
  return lines.join('; ')
}

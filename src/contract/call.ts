import type * as z from 'zod/mini'

/**
 * The header in which a page names the account that it shows. A call that needs a session is refused as
 * `session_missing` when the session is another's: what one account has begun never acts on the next.
 */
export const ACCOUNT_HEADER = 'account-id'

/** One call: `POST /api/NAME` with the input as JSON body; the output is the answer. */
export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Access extends 'guest' | 'user' = 'guest' | 'user',
> = {
  readonly summary: string
  /** `user` needs a session, `guest` does not. */
  readonly access: Access
  readonly input: Input
  readonly output: Output
}

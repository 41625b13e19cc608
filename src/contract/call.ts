import type * as z from 'zod/mini'

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

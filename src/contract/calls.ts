import * as z from 'zod/mini'

/** One call: `POST /api/NAME` with the input as JSON body; the output is the answer. */
export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly summary: string
  /** `user` needs a session, `guest` does not. */
  readonly access: 'guest' | 'user'
  readonly input: Input
  readonly output: Output
}

/** Every call of the product: the server answers all of them, the web makes no other. */
export const calls = {
  app_version: {
    summary: 'The running version, so that an open page can tell that it was updated',
    access: 'guest',
    input: z.strictObject({}),
    output: z.strictObject({ version: z.string(), started_at: z.iso.datetime() }),
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The address of a call, e.g. `/api/app_version`. */
export function callPath(name: string): string {
  return `/api/${name}`
}

import * as z from 'zod'

const ofUser = { userId: z.string() }
/** The version of the row after the change. A page that knows it does not read the row again. */
const ofRow = { ...ofUser, version: z.optional(z.int()) }

export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('settings'), ...ofRow }),
  z.strictObject({ kind: z.literal('progress'), ...ofRow }),
  z.strictObject({ kind: z.literal('bookmarks'), ...ofRow }),
  z.strictObject({ kind: z.literal('profile'), ...ofUser }),
  /** Sessions of the user ended; sockets ask whether theirs still holds. */
  z.strictObject({ kind: z.literal('sessions'), ...ofUser }),
  z.strictObject({ kind: z.literal('leaderboard') }),
  /** A match of these users was made or has changed; `node` is the server that did it. */
  z.strictObject({
    kind: z.literal('match'),
    node: z.string(),
    matchId: z.string(),
    userIds: z.readonly(z.array(z.string())),
  }),
  /** Changes of other servers may have been missed: anything may be different. */
  z.strictObject({ kind: z.literal('missed') }),
])

/**
 * A change of a user's data. A hint, never data: a node that receives it reads the new state, and a
 * node that misses it reads the state at the next connect.
 */
export type Change = z.output<typeof changeSchema>

export type Listener = (change: Change) => void

/** Carries changes from the call that made them to the sockets that show them. */
export type Bus = {
  /** Tells all listeners. Only after the change is committed. */
  readonly publish: (change: Change) => void
  /** @returns a function that ends the listening */
  readonly listen: (listener: Listener) => () => void
}

/** A bus inside this process. */
export function createBus(): Bus {
  const listeners = new Set<Listener>()
  return {
    publish(change) {
      for (const listener of listeners) listener(change)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import { calls } from '#contract/calls.ts'
import { handle, type Handlers } from '#server/api/handler.ts'

/** What answers each call of the contract. */
export const handlers: Handlers = {
  app_version: handle(calls.app_version, (_input, { start }) => ({
    version: start.version,
    started_at: new Date(start.at).toISOString(),
  })),
}

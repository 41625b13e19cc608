import type { Kysely } from 'kysely'

/** The tables as the newest migration leaves them. */
export type Tables = {
  readonly server_starts: {
    readonly id: string
    readonly started_at: Date
    readonly version: string
  }
}

export type Database = Kysely<Tables>

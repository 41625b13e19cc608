import * as v from 'valibot'

import { moment } from '#web/store/number-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { TRANSPORT_KEY } from '#web/store/technical-keys.ts'
import { tabStorage, type TextStorage } from '#web/store/text-storage.ts'

/** The ways to the server that a live connection can take, the best first. */
export const transports = ['socket', 'stream', 'poll'] as const

const transportSchema = v.object({
  transport: v.picklist(transports),
  /** When it first worked in this tab. */
  since: moment,
})

/** The way that worked last in a tab. */
export type StoredTransport = v.InferOutput<typeof transportSchema>

export const storedTransport = storedTransportIn(tabStorage)

export function storedTransportIn(storage: TextStorage): Stored<StoredTransport | null> {
  return stored<StoredTransport | null>(
    TRANSPORT_KEY,
    { version: 1, schema: v.nullable(transportSchema), fallback: null },
    storage,
  )
}

import * as v from 'valibot'

import { moment } from '#web/store/number-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { SEAT_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

const seatSchema = v.object({
  pin: v.string(),
  name: v.string(),
  /** Drawn before joining, so that joining twice is joining once. */
  secret: v.string(),
  /** The proof of the seat, signed by the server; null until the server has answered. */
  seat: v.nullable(v.string()),
  joinedAt: moment,
})

/** The place of this browser in a class game. */
export type StoredSeat = v.InferOutput<typeof seatSchema>

/** A seat is kept longer than any game lasts, and not until the next lesson on the same device. */
const KEPT_MS = 12 * 60 * 60 * 1000

/** Kept in the browser, so that a player whose tab was closed comes back to the same seat. */
export const storedSeat = storedSeatIn(browserStorage)

export function storedSeatIn(storage: TextStorage): Stored<StoredSeat | null> {
  return stored<StoredSeat | null>(
    SEAT_KEY,
    { version: 1, schema: v.nullable(seatSchema), fallback: null },
    storage,
  )
}

/**
 * Returns the seat that a page shows: none of a game of another day, and none when its address names another game, as that
 * of a QR code does.
 * @param asked the PIN of the address; empty when it names none
 */
export function seatToShow(kept: StoredSeat | null, asked: string, now: number): string | null {
  if (kept === null || now - kept.joinedAt > KEPT_MS) return null
  return asked === '' || asked === kept.pin ? kept.seat : null
}

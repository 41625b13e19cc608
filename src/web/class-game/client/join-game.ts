import { type JoinRefusal, PIN_LENGTH } from '#contract/class-game/calls.ts'
import { call } from '#web/wire/api.ts'

import { storedSeat } from './stored-seat.ts'

const SECRET_BYTES = 32

/**
 * Joins a game and keeps the seat in the browser. A try whose answer was lost is repeated with the same
 * secret, so that one player never takes two seats.
 * @returns null, or the reason why the game takes no players
 * @throws CallProblem
 */
export async function joinGame(pin: string, name: string): Promise<JoinRefusal | null> {
  const known = storedSeat.get()
  const isAgain = known?.pin === pin && known.seat === null
  const secret = isAgain ? known.secret : newSecret()
  const kept = { pin, name, secret, joinedAt: Date.now() }
  storedSeat.set({ ...kept, seat: null })
  const outcome = await call('join_class_game', { pin, name, secret })
  if (outcome.outcome === 'refused') {
    if (outcome.reason === 'removed') storedSeat.clear()
    return outcome.reason
  }
  storedSeat.set({ ...kept, name: outcome.name, seat: outcome.seat })
  return null
}

/** Returns the PIN in a typed or scanned text: letters alone, as many as a PIN has. */
export function readPin(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, PIN_LENGTH)
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

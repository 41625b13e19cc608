import { createHash, createHmac } from 'node:crypto'

import { seatField } from '#contract/class-game/calls.ts'
import { SEAT_HEADER, SEAT_PROTOCOL } from '#contract/class-game/messages.ts'
import { isRightProof } from '#server/platform/right-proof.ts'

/** A player's place in a class game. */
export type Seat = { readonly gameId: string; readonly number: number }

/**
 * Returns the seat with which a request opens or uses a live connection: a WebSocket names it as its
 * subprotocol, which a browser cannot send otherwise, and any other request in a header.
 * @returns null when it names none; a text that proves no seat is returned as `invalid`
 */
export function seatOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  secret: string,
): Seat | 'invalid' | null {
  const protocol = headers['sec-websocket-protocol']
  const named = headers[SEAT_HEADER]
  if (typeof named === 'string') return readSeat(named, secret) ?? 'invalid'
  if (typeof protocol !== 'string') return null
  if (!protocol.startsWith(SEAT_PROTOCOL)) return 'invalid'
  return readSeat(protocol.slice(SEAT_PROTOCOL.length), secret) ?? 'invalid'
}

/** Returns the proof of a seat, which only a server with the same secret can make. */
export function signSeat({ gameId, number }: Seat, secret: string): string {
  return `${gameId}.${number}.${signatureOf(`${gameId}.${number}`, secret)}`
}

/** Returns the seat that a text proves; null when this server has not signed it. */
export function readSeat(text: string, secret: string): Seat | null {
  if (!seatField.safeParse(text).success) return null
  const [gameId = '', number = '', signature = ''] = text.split('.')
  const isSigned = isRightProof(signature, signatureOf(`${gameId}.${number}`, secret))
  return isSigned ? { gameId, number: Number(number) } : null
}

/** Returns the hash under which the secret of a browser is stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Cookies are signed with the same secret, so these words keep one from being the other. */
function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`seat of a class game: ${text}`).digest('base64url')
}

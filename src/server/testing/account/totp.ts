import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Returns the code of an authenticator app at a moment, by RFC 6238: six digits of an HMAC-SHA-1.
 * @param secret in base 32
 * @param at milliseconds since 1970
 */
export function codeAt(secret: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/**
 * The code of the period after: taken already, because clocks differ. That period may begin before
 * the code is read: it is right then, too, and differs from the one of `at`.
 */
export function codeAfter(secret: string, at: number): string {
  return codeAt(secret, at + PERIOD_MS)
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)))
}

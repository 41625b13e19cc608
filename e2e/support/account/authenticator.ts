import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Returns the code that an authenticator app shows for a key, by RFC 6238.
 * @param key in base 32, with or without spaces
 * @param periods offset in half minutes from now
 */
export function shownCode(key: string, periods = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods))
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function bytesOf(key: string): Buffer {
  const letters = key.replaceAll(/\s/g, '')
  const bits = Array.from(letters, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

import type { PasswordKeeping } from './auth.ts'

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/** One of the settings recommended by OWASP. A hash takes 16 MiB and a tenth of a second of CPU time. */
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 }
const SALT_BYTES = 16
const KEY_BYTES = 64

/**
 * Hashes passwords with scrypt. A hash contains its parameters: `scrypt 16384 8 5 SALT KEY`. Also
 * verifies the hashes that the auth library makes by itself, with two fifths of the work.
 */
export const scryptKeeping: PasswordKeeping = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES)
    const key = await keyOf(password, salt, COST)
    const texts = [salt, key].map((bytes) => bytes.toString('base64url'))
    return ['scrypt', COST.N, COST.r, COST.p, ...texts].join(' ')
  },
  async verify({ hash, password }) {
    const [kind, N, r, p, salt = '', key = ''] = hash.split(' ')
    if (kind !== 'scrypt') {
      const { verifyPassword } = await import('better-auth/crypto')
      return verifyPassword({ hash, password })
    }
    const cost = { N: Number(N), r: Number(r), p: Number(p) }
    const found = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
    return timingSafeEqual(found, Buffer.from(key, 'base64url'))
  },
}

function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}

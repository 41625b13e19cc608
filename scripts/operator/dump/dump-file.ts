import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

import { Refusal } from '#scripts/operator/place/place.ts'

import { damaged } from './dump.ts'

/** The first bytes of a dump, and of one that only a key opens. */
const OPEN = 'PWDUMP1\n'
const SEALED = 'PWSEAL1\n'
const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Whether a file that begins like this is a dump. */
export function isDump(begin: string): boolean {
  return begin.startsWith(OPEN) || begin.startsWith(SEALED)
}

/** The bytes of the file of a dump, encrypted when a key is given. */
export function packDump(lines: readonly string[], key?: string): Buffer {
  const open = Buffer.concat([Buffer.from(OPEN), gzipSync(lines.join('\n'))])
  return key === undefined ? open : seal(open, key)
}

/**
 * Returns the lines of a dump.
 * @throws Refusal when the file is damaged, or its key is missing or another one
 */
export function unpackDump(file: Buffer, key?: string): readonly string[] {
  const isSealed = file.toString('latin1', 0, SEALED.length) === SEALED
  const open = isSealed ? unseal(file, key) : file
  try {
    return gunzipSync(open.subarray(OPEN.length)).toString().split('\n')
  } catch (cause) {
    throw damaged(cause)
  }
}

function seal(open: Buffer, key: string): Buffer {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv(CIPHER, scryptSync(key, salt, KEY_BYTES), nonce)
  const hidden = Buffer.concat([cipher.update(open), cipher.final()])
  return Buffer.concat([Buffer.from(SEALED), salt, nonce, cipher.getAuthTag(), hidden])
}

function unseal(file: Buffer, key: string | undefined): Buffer {
  if (key === undefined) throw new Refusal('The backup is encrypted. Set BACKUP_KEY.')
  let from = SEALED.length
  const take = (bytes: number) => file.subarray(from, (from += bytes))
  const [salt, nonce, tag] = [take(SALT_BYTES), take(NONCE_BYTES), take(TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, scryptSync(key, salt, KEY_BYTES), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(file.subarray(from)), decipher.final()])
  } catch (cause) {
    throw new Refusal('The backup is damaged, or BACKUP_KEY is not the key it was made with.', {
      cause,
    })
  }
}

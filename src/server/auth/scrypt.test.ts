import { scryptSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { scryptKeeping } from './scrypt.ts'

const PASSWORD = 'violet-brass-telescope'

test('a password is kept as RFC 7914 has it, with 2 to the 14th, 8 and 5, and a salt of its own', async () => {
  const hash = await scryptKeeping.hash(PASSWORD)
  const [kind, N, r, p, salt = '', key] = hash.split(' ')
  expect([kind, N, r, p]).toEqual(['scrypt', '16384', '8', '5'])
  const bytes = Buffer.from(salt, 'base64url')
  expect(bytes).toHaveLength(16)
  expect(key).toBe(
    scryptSync(PASSWORD, bytes, 64, { N: 2 ** 14, r: 8, p: 5 }).toString('base64url'),
  )
  expect(await scryptKeeping.hash(PASSWORD)).not.toBe(hash)
})

test('only the password that was kept is right, and the work is that of its day', async () => {
  const hash = await scryptKeeping.hash(PASSWORD)
  expect(await scryptKeeping.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await scryptKeeping.verify({ hash, password: `${PASSWORD} ` })).toBe(false)
  const key = scryptSync(PASSWORD, Buffer.from('salt'), 64, { N: 1024, r: 8, p: 1 })
  const old = `scrypt 1024 8 1 ${Buffer.from('salt').toString('base64url')} ${key.toString('base64url')}`
  expect(await scryptKeeping.verify({ hash: old, password: PASSWORD })).toBe(true)
})

test('a hash made by the library alone still opens its account', async () => {
  const { hashPassword } = await import('better-auth/crypto')
  const hash = await hashPassword(PASSWORD)
  expect(await scryptKeeping.verify({ hash, password: PASSWORD })).toBe(true)
  expect(await scryptKeeping.verify({ hash, password: 'another' })).toBe(false)
})

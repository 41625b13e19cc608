import { expect, test } from 'vitest'

import { isDump, packDump, unpackDump } from './dump-file.ts'

const lines = ['{"head":1}', 'pupils', '{"name":"Adélie"}', '{"end":1}']

test('lines come back out of their file, with a key and without', () => {
  expect(unpackDump(packDump(lines))).toEqual(lines)
  expect(unpackDump(packDump(lines, 'a key'), 'a key')).toEqual(lines)
})

test('both kinds of files are known by their beginning', () => {
  const begins = [packDump(lines), packDump(lines, 'a key'), Buffer.from('PGDMP...')]
  expect(begins.map((file) => isDump(file.toString('latin1')))).toEqual([true, true, false])
})

test('an encrypted file shows nothing, and opens with no other key', () => {
  const file = packDump(lines, 'a key')
  expect(file.includes('PWDUMP1')).toBe(false)
  expect(() => unpackDump(file)).toThrow('The backup is encrypted. Set BACKUP_KEY.')
  const refusal = 'The backup is damaged, or BACKUP_KEY is not the key it was made with.'
  expect(() => unpackDump(file, 'another key')).toThrow(refusal)
  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1
  expect(() => unpackDump(file, 'a key')).toThrow(refusal)
})

test('a file that is cut off is damaged', () => {
  expect(() => unpackDump(packDump(lines).subarray(0, 40))).toThrow(/^The backup is damaged: /)
})

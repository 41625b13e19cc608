import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { testsOf } from './row-tests.ts'
import { abuseGroups } from './tables/abuse-rows.ts'
import { requirements } from './tables/asvs.ts'
import { SECURITY_PAGE, securityPage, allTests } from './write-security-docs.ts'

const ROOT = join(import.meta.dirname, '../..')
const rows = abuseGroups.flatMap((group) => group.rows)
const all = allTests()

test('the committed page is what node scripts/evidence/write-security-docs.ts writes', () => {
  expect(readFileSync(SECURITY_PAGE, 'utf8')).toBe(securityPage())
})

test('the abuse list has 129 rows, numbered in each group without a gap', () => {
  const ids = abuseGroups.flatMap((group) =>
    group.rows.map((_, index) => `${group.letter}${index + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows).toHaveLength(129)
})

test('every row has a test, a program that exists, or a reason', () => {
  const bare = rows.filter(
    (row) =>
      testsOf(row, all).length === 0 && (row.scripts ?? []).length === 0 && row.open === undefined,
  )
  expect(bare.map(({ id }) => id)).toEqual([])
  const scripts = rows.flatMap((row) => row.scripts ?? [])
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([])
})

test('no test names a row that does not exist', () => {
  const letters = new Set(abuseGroups.map(({ letter }) => letter))
  const named = [...all.byRow.keys()].filter((id) => letters.has(id.charAt(0)))
  const known = new Set(rows.map(({ id }) => id))
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('no requirement of the standard is listed twice', () => {
  const ids = requirements.flatMap(({ id }) => id.split(', '))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

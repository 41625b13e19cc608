import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findTest, testsOf } from './row-tests.ts'
import { abuseGroups, abuseRows } from './tables/abuse-list.ts'
import { chapters, requirements } from './tables/asvs.ts'
import { guards } from './tables/route-guards.ts'
import {
  ABUSE_TABLE,
  abuseTable,
  allTests,
  SECURITY_PAGE,
  securityPage,
} from './write-security-docs.ts'

const ROOT = join(import.meta.dirname, '../..')
const all = allTests()

test('the committed page is what node scripts/evidence/write-security-docs.ts writes', () => {
  expect(readFileSync(SECURITY_PAGE, 'utf8')).toBe(securityPage())
})

test('the committed abuse list is what node scripts/evidence/write-security-docs.ts writes', () => {
  expect(readFileSync(ABUSE_TABLE, 'utf8')).toBe(abuseTable())
})

test('the abuse list has 156 rows, numbered in each group without a gap', () => {
  const ids = abuseGroups.flatMap((group) =>
    group.rows.map((_, index) => `${group.letter}${index + 1}`),
  )
  expect(abuseRows.map(({ id }) => id)).toEqual(ids)
  expect(abuseRows).toHaveLength(156)
})

test('every row has a test, a program that exists, or a reason', () => {
  const bare = abuseRows.filter(
    (row) => testsOf(row, all).length === 0 && row.scripts.length === 0 && row.open === '',
  )
  expect(bare.map(({ id }) => id)).toEqual([])
  const scripts = abuseRows.flatMap((row) => row.scripts)
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([])
})

test('no test names a row that does not exist', () => {
  const letters = new Set(abuseGroups.map(({ letter }) => letter))
  const named = [...all.byRow.keys()].filter((id) => letters.has(id.charAt(0)))
  const known = new Set(abuseRows.map(({ id }) => id))
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('no requirement of the standard is listed twice', () => {
  const ids = requirements.flatMap((requirement) => requirement.ids)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every requirement belongs to a chapter, and every chapter has one', () => {
  const used = new Set(requirements.flatMap(({ ids }) => ids.map((id) => id.replace(/\..*/, ''))))
  expect(chapters.map(({ chapter }) => chapter).toSorted()).toEqual([...used].toSorted())
})

test('every test that guards a route or meets a requirement exists', () => {
  const named = [...guards, ...requirements].flatMap(({ tests }) => tests)
  expect(named.length).toBeGreaterThan(100)
  expect(named.map((one) => findTest(one, all)).length).toBe(named.length)
})

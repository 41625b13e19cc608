import { expect, test } from 'vitest'
import * as z from 'zod'

import { isSkillId } from '#quiz/skills.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

import { filled, readTable, words } from './read-table.ts'

/** The share of the topics of books and courses that questions have to ask about. */
const SHARE = 0.9

const ids: ReadonlySet<string> = new Set(templates.map(({ id }) => id))

/** Topics of books and courses, and the skills or templates that ask about each; none where nothing does. */
const rows = readTable(
  'open-bank-topics.tsv',
  z.strictObject({ topic: filled, 'listed in': filled, 'asked by': words }),
)

test('each topic of books and courses names skills or templates that are there', () => {
  const named = rows.flatMap((row) => row['asked by'])
  expect(named.filter((name) => !isSkillId(name) && !ids.has(name))).toEqual([])
  expect(new Set(rows.map(({ topic }) => topic)).size).toBe(rows.length)
})

test('nine of ten topics of books and courses can be asked', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((row) => row['asked by'].length > 0).length / rows.length).toBeGreaterThan(
    SHARE,
  )
})

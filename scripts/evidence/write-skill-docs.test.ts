import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { misconceptions } from '#quiz/misconceptions.ts'
import { skill } from '#quiz/skills.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

import { SKILL_PAGE, skillPage } from './write-skill-docs.ts'

const page = skillPage()
const rows = page.split('\n').map((line) => line.split(' | '))

test('the committed page is what node scripts/evidence/write-skill-docs.ts writes', () => {
  expect(readFileSync(SKILL_PAGE, 'utf8')).toBe(page)
})

test('every template stands in the row of its skill', () => {
  for (const template of templates) {
    const row = rows.find(([first]) => first === `| \`${template.skill}\``)
    expect(row?.[1]).toBe(skill(template.skill).label)
    expect(row?.[2]?.replace(' |', '').split(', ')).toContain(template.id)
  }
})

test('every misconception has a row with the idea and its correction', () => {
  for (const [id, { idea, correction }] of Object.entries(misconceptions)) {
    const row = rows.find(([first]) => first === `| ${id}`)
    expect(row?.slice(1, 3)).toEqual([idea, correction])
  }
})

test('a misconception names the templates whose options stand for it', () => {
  const row = rows.find(([first]) => first === '| AS4')
  expect(row?.[3]?.replace(' |', '').split(', ')).toEqual(
    expect.arrayContaining(['as-e3', 'as-e4', 'as-e41']),
  )
})

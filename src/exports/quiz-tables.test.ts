import { expect, test } from 'vitest'

import { wholeBank } from '#quiz/templates/whole-bank.ts'

import type { Item } from './item.ts'
import { itemsOf } from './items.ts'
import { blooketCsv, fitsKahoot, hasOptions, kahootSheet, waygroundSheet } from './quiz-tables.ts'
import { sampleItems } from './testing/samples.ts'

function items(...ids: readonly string[]): readonly Item[] {
  return ids.flatMap((id) => wholeBank.questionOf(id) ?? []).flatMap(itemsOf)
}

/** How many protons has boron, with 5 at the second place; and an order, which no such table has. */
const GIVEN = items('as-e1.1.7', 'ph-e25.1.7')

function sheetOf(files: readonly { readonly path: string; readonly text: string }[]): string {
  return files.find(({ path }) => path === 'xl/worksheets/sheet1.xml')?.text ?? ''
}

test('the table of Blooket has its two lines, the options and the place of the right one', () => {
  expect(blooketCsv(GIVEN)).toBe(
    [
      '"Blooket\nImport Template",,,,,,,',
      'Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"',
      '1,How many protons are in an atom of boron?,3,5,6,11,30,2',
      '',
    ].join('\r\n'),
  )
})

test('the sheet of Kahoot has its questions from the ninth line on', () => {
  const sheet = sheetOf(kahootSheet(GIVEN))
  expect(sheet).toContain(
    '<c r="B8" t="inlineStr"><is><t>Question - max 120 characters</t></is></c>',
  )
  expect(sheet).toContain(
    '<row r="9"><c r="A9"><v>1</v></c><c r="B9" t="inlineStr"><is><t>How many protons are in an atom of boron?</t></is></c>',
  )
  expect(sheet).toContain('<c r="G9"><v>30</v></c><c r="H9"><v>2</v></c></row></sheetData>')
})

test('the sheet of Wayground says which option is right, and why', () => {
  const sheet = sheetOf(waygroundSheet(GIVEN))
  expect(sheet).toContain('<c r="H2"><v>2</v></c><c r="I2"><v>30</v></c><c r="K2"')
  expect(sheet).toContain(GIVEN[0]?.explanation)
})

test('Kahoot gets only what is short enough for it', () => {
  const fitting = sampleItems.filter(fitsKahoot)
  const longest = Math.max(...fitting.map(({ text }) => text.length))
  expect([fitting.length > 100, longest <= 120]).toEqual([true, true])
  expect(fitting.every(hasOptions)).toBe(true)
  const [first] = GIVEN
  if (first === undefined) throw new Error('The question is not known.')
  expect(fitsKahoot({ ...first, text: 'x'.repeat(121) })).toBe(false)
})

test('J11 an option that begins like a formula is none in the tables of games', () => {
  const hostile = GIVEN.map((item): Item => {
    const options = ['=1+1', '+2', '-3', '@x'].map((text, place) => ({
      text,
      isRight: place === 0,
      feedback: null,
    }))
    return item.form.kind === 'choice' ? { ...item, form: { kind: 'choice', options } } : item
  })
  expect(blooketCsv(hostile)).toContain(',\u2060=1+1,\u2060+2,\u2060-3,\u2060@x,30,1')
  const sheets = [kahootSheet(hostile), waygroundSheet(hostile)].map(sheetOf)
  expect(sheets.map((sheet) => sheet.includes('<f'))).toEqual([false, false])
})

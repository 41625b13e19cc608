import { type GIFTQuestion, parse } from 'gift-pegjs'
import { expect, test } from 'vitest'

import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { fitsGift, gift } from './gift.ts'
import { itemsOf } from './items.ts'
import { HOSTILE_NAME, fewItems } from './testing/samples.ts'

function readOf(id: string): GIFTQuestion | undefined {
  const question = wholeBank.questionOf(id)
  return parse(gift('Set', question === null ? [] : itemsOf(question)))[1]
}

test('a reader of GIFT finds every question but the drawings, each of its type', () => {
  const found = parse(gift('Set', fewItems))
  const types = Map.groupBy(found, ({ type }) => type)
  const kinds = Map.groupBy(fewItems, ({ form }) => form.kind)
  const count = (kind: string) => [...kinds].find(([one]) => one === kind)?.[1].length ?? 0
  expect(Object.fromEntries([...types].map(([type, of]) => [type, of.length]))).toEqual({
    Category: 1,
    MC: count('choice'),
    Numerical: count('number'),
    Short: count('typed'),
    Matching: count('order') + count('pairs'),
  })
  expect(found.length - 1).toBe(fewItems.filter(fitsGift).length)
})

test('texts, options and corrections come back as they are', () => {
  expect(readOf('as-e1.1.7')).toMatchObject({
    type: 'MC',
    title: 'Use the atomic number to name an element (as-e1.1.7)',
    stem: { format: 'html', text: 'How many protons are in an atom of boron?' },
    choices: expect.arrayContaining([
      { isCorrect: true, weight: null, text: { format: 'html', text: '5' }, feedback: null },
    ]),
  })
})

test('a number has its room, written without an exponent', () => {
  expect(readOf('as-m26.1.7')).toMatchObject({
    type: 'Numerical',
    choices: expect.arrayContaining([
      expect.objectContaining({
        weight: null,
        text: { type: 'range', number: 2.98807e-22, range: 1.49403e-24 },
      }),
    ]),
  })
})

test('signs of GIFT in texts and spellings stay signs', () => {
  expect(readOf('ge-h30.1.7')).toMatchObject({
    type: 'Short',
    choices: expect.arrayContaining([
      expect.objectContaining({ text: expect.objectContaining({ text: 'BaCl₂·2H₂O' }) }),
    ]),
  })
})

test('J11 a name stays on its line and begins no question', () => {
  const [category, ...rest] = parse(gift(`${HOSTILE_NAME}\n\n::x::y{=z}`, []))
  expect(category).toMatchObject({ type: 'Category' })
  expect(rest).toEqual([])
})

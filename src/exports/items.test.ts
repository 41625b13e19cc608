import { expect, test } from 'vitest'

import { judged } from '#quiz/kinds/kinds.ts'
import type { Question } from '#quiz/question.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { itemsOf } from './items.ts'
import { sampleItems, sampleQuestions } from './testing/samples.ts'

function itemsFor(id: string) {
  const question = wholeBank.questionOf(id)
  return question === null ? [] : itemsOf(question)
}

function formOf(id: string) {
  return itemsFor(id)[0]?.form
}

test('a question with options keeps them in order, each wrong one with its correction', () => {
  const [item] = itemsFor('as-e1.1.7')
  expect(item).toEqual({
    id: 'as-e1.1.7',
    title: 'Use the atomic number to name an element (as-e1.1.7)',
    text: 'How many protons are in an atom of boron?',
    howTo: null,
    answer: '5',
    explanation: 'Boron has atomic number 5, and the atomic number counts the protons.',
    category: 'Atomic Structure',
    difficulty: 'easy',
    skill: 'Use the atomic number to name an element',
    form: {
      kind: 'choice',
      options: expect.arrayContaining([{ text: '5', isRight: true, feedback: null }]),
    },
  })
})

test('a number is given in the unit of its key, with the room that it leaves', () => {
  const [item] = itemsFor('ge-e81.1.7')
  expect({ howTo: item?.howTo, form: item?.form }).toEqual({
    howTo: 'Give the number in mol/L, without the unit.',
    form: {
      kind: 'number',
      value: 0.8,
      tolerance: 0.008,
      wrong: expect.arrayContaining([
        { given: 0.0008, tolerance: 0.000008, feedback: expect.stringContaining('250') },
      ]),
    },
  })
})

test('formulas, configurations and names are typed in any usual spelling', () => {
  expect(formOf('as-m21.1.7')).toMatchObject({
    kind: 'typed',
    accepted: ['Ca²⁺', 'Ca^2+', 'Ca2+', 'Ca 2+', 'Ca(2+)'],
    isCaseSensitive: true,
  })
  expect(formOf('ge-h30.1.7')).toMatchObject({
    accepted: ['BaCl₂·2H₂O', 'BaCl2·2H2O', 'BaCl2.2H2O', 'BaCl2*2H2O'],
  })
  expect(formOf('ec-h42.1.7')).toMatchObject({
    accepted: expect.arrayContaining([
      '[Ar] 3d⁵',
      '[Ar] 3d5',
      '[Ar]3d5',
      '1s2 2s2 2p6 3s2 3p6 3d5',
    ]),
    isCaseSensitive: false,
  })
  expect(formOf('ch-m61.1.7')).toMatchObject({
    accepted: ['iron(II) chloride', 'iron (II) chloride'],
  })
})

test('coefficients, elements and particles are typed in a row', () => {
  expect(itemsFor('ch-m42.1.7')[0]).toMatchObject({
    text: 'Balance the ionic equation Cu²⁺ + OH⁻ → Cu(OH)₂. Cu²⁺ + OH⁻ → Cu(OH)₂',
    form: { kind: 'typed', accepted: ['1, 2, 1', '1,2,1', '1 2 1'] },
  })
  expect(formOf('ph-e22.1.7')).toMatchObject({ accepted: ['Xe, Hg, Rn', 'Xe,Hg,Rn', 'Xe Hg Rn'] })
  expect(formOf('as-e41.1.7')).toMatchObject({
    accepted: ['80, 116, 80', '80,116,80', '80 116 80'],
  })
})

test('an order names its ends, and pairs keep what is shown on the right', () => {
  expect(itemsFor('ph-e25.1.7')[0]).toMatchObject({
    howTo: 'From lowest to highest.',
    form: { kind: 'order', cards: ['Fluorine', 'Chlorine', 'Iodine'], ends: ['lowest', 'highest'] },
  })
  expect(formOf('bo-m41.1.7')).toMatchObject({
    kind: 'pairs',
    pairs: expect.arrayContaining([{ left: 'Cyanide', right: 'CN⁻' }]),
  })
})

test('a problem in parts is a question for each part, which names the problem', () => {
  expect(itemsFor('ch-h71.1.7').map(({ id, text, answer }) => ({ id, text, answer }))).toEqual([
    {
      id: 'ch-h71.1.7-a',
      text: `${PROBLEM} Part a: How many electrons does each aluminum atom lose?`,
      answer: '3',
    },
    {
      id: 'ch-h71.1.7-b',
      text: `${PROBLEM} Part b: How many electrons does each Ag⁺ ion gain?`,
      answer: '1',
    },
    {
      id: 'ch-h71.1.7-c',
      text: `${PROBLEM} Part c: Balance the whole equation. Al + Ag⁺ → Al³⁺ + Ag`,
      answer: 'Al + 3 Ag⁺ → Al³⁺ + 3 Ag',
    },
  ])
})

const PROBLEM =
  'Metallic aluminum reacts with Ag⁺ ions and becomes Al³⁺. Balance the equation from its half-reactions, in three parts.'

test('a drawing stays a drawing', () => {
  expect(['bo-e51.1.7', 'ec-m44.1.7'].map((id) => formOf(id))).toEqual([
    { kind: 'drawn' },
    { kind: 'drawn' },
  ])
})

test('every question has an item whose form is complete', () => {
  const incomplete = sampleItems.filter(({ form }) => {
    switch (form.kind) {
      case 'choice':
        return form.options.filter(({ isRight }) => isRight).length !== 1
      case 'number':
        return !Number.isFinite(form.value) || form.tolerance < 0
      case 'typed':
        return form.accepted.length === 0 || form.accepted.includes('')
      case 'order':
        return form.shown.length !== form.cards.length
      case 'pairs':
        return form.shown.length !== form.pairs.length
      case 'drawn':
        return false
    }
  })
  expect(incomplete).toEqual([])
  expect(new Set(sampleItems.map(({ id }) => id)).size).toBe(sampleItems.length)
})

test('no answer that counts as wrong in a file is right here', () => {
  const mistaken = sampleQuestions.flatMap((question) => {
    if (question.type === 'mcq' || question.type === 'steps') return []
    return itemsOf(question).flatMap(({ form }) =>
      form.kind === 'typed' || form.kind === 'number'
        ? form.wrong
            .filter(
              ({ given }) => judged(question, givenIn(question, String(given)))?.isRight === true,
            )
            .map(({ given }) => `${question.id}: ${given}`)
        : [],
    )
  })
  expect(mistaken).toEqual([])
})

/** A number as it is meant in a file, in the unit of the answer: without one, 0.0066 may be 0.66%. */
function givenIn(question: Question, given: string): string {
  const unit = question.type === 'number' ? question.key.unit : null
  return unit === null ? given : `${given} ${unit}`
}

import { expect, test } from 'vitest'

import { elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'

import { builtAtoms } from './atoms.ts'

const SEEDS = 500

function drawn(id: string): readonly ProductionQuestionOf<'atom'>[] {
  const template = builtAtoms.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type === 'atom',
  )
}

/** The nuclide that a text names: 'iron-56'. */
function namedNuclide(text: string) {
  const [, name = '', mass = ''] = /([a-z]+)-(\d+)/.exec(text) ?? []
  const found = elements.find((one) => one.name.toLowerCase() === name)
  return { protons: found?.atomicNumber ?? NaN, mass: Number(mass) }
}

/** The nuclide and the charge of a symbol: '⁵⁶Fe³⁺'. */
function writtenSpecies(text: string) {
  const [, mass = '', symbol = '', size = '', sign = ''] =
    /([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([A-Z][a-z]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻]?)/.exec(text) ?? []
  const charge = sign === '' ? 0 : Number(plain(size) || '1') * (sign === '⁺' ? 1 : -1)
  const protons = elements.findIndex((one) => one.symbol === symbol) + 1
  return { protons, mass: Number(plain(mass)), charge }
}

test('as-e41 as-e42 as-m41: the counts follow from the nuclide and the charge of the text', () => {
  for (const { question, key } of drawn('as-e41')) {
    const { protons, mass } = namedNuclide(question)
    expect(key).toEqual({ protons, neutrons: mass - protons, electrons: protons })
    expect(question).toContain(`(atomic number ${protons})`)
  }
  for (const { question, key } of [...drawn('as-e42'), ...drawn('as-m41')]) {
    const { protons, mass, charge } = writtenSpecies(question)
    expect(key).toEqual({ protons, neutrons: mass - protons, electrons: protons - charge })
  }
})

test('as-e42: all 118 elements are asked for', () => {
  const template = builtAtoms.find(({ id }) => id === 'as-e42')
  const asked = new Set(
    Array.from({ length: 1500 }, (_, seed) => template && makeQuestion(template, seed).element),
  )
  expect(asked.size).toBe(118)
})

test('as-m42: the isotope is so many neutrons away from the one in the text', () => {
  for (const { question, key } of drawn('as-m42')) {
    const { protons, mass } = namedNuclide(question)
    const [, steps = '', direction] = /(\d+) neutrons? (more|fewer) than/.exec(question) ?? []
    const neutrons = mass - protons + (direction === 'more' ? 1 : -1) * Number(steps)
    expect(key).toEqual({ protons, neutrons, electrons: protons })
  }
})

test('as-h41: protons minus electrons is the charge, and the nucleus has the mass number', () => {
  for (const { question, key } of drawn('as-h41')) {
    const [, size = '', sign = '', mass = '', gas = ''] =
      /charge (\d)([+−]) and the mass number (\d+) has as many electrons as an atom of ([a-z]+)/.exec(
        question,
      ) ?? []
    expect(key.protons - key.electrons).toBe(Number(size) * (sign === '+' ? 1 : -1))
    expect(key.protons + key.neutrons).toBe(Number(mass))
    expect(elementByNumber(key.electrons)?.name.toLowerCase()).toBe(gas)
  }
})

test('as-h42: mass number and charge are kept by the decay', () => {
  for (const { question, key } of drawn('as-h42')) {
    const { protons, mass } = namedNuclide(question)
    const emitted = question.includes('alpha') ? { mass: 4, charge: 2 } : { mass: 0, charge: -1 }
    expect(key.protons + key.neutrons + emitted.mass).toBe(mass)
    expect(key.protons + emitted.charge).toBe(protons)
    expect(key.electrons).toBe(key.protons)
  }
})

test.each([
  ['as-e41', 'AS17'],
  ['as-e41', 'AS4'],
  ['as-m41', 'AS3'],
  ['as-m41', 'AS13'],
  ['as-m42', 'AS2'],
  ['as-h41', 'AS3'],
  ['as-h42', 'AS15'],
])('Q42 %s corrects %s', (id, misconception) => {
  const corrected = drawn(id).filter(({ corrections }) =>
    corrections.some((one) => one.misconception === misconception),
  )
  expect(corrected.length).toBeGreaterThan(SEEDS / 2)
})

test('Q42 as-m41: the wrong sign and the mass number for the neutrons get their own words', () => {
  const question = drawn('as-m41').find(({ question: text }) => text === 'Build the ion ⁵⁶Fe³⁺.')
  if (question === undefined) throw new RangeError('⁵⁶Fe³⁺ was not drawn.')
  expect(judged(question, '26, 30, 29')).toEqual({
    isRight: false,
    feedback: {
      misconception: 'AS3',
      text: 'That makes the opposite charge. A positive ion has 3 electrons fewer than protons: 26 − 3 = 23 electrons.',
    },
  })
  expect(judged(question, '26, 56, 23')?.feedback?.misconception).toBe('AS17')
  expect(judged(question, '26, 30, 23')).toEqual({ isRight: true, feedback: null })
})

function plain(run: string): string {
  return run.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
}

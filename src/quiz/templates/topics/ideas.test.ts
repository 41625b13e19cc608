import { expect, test } from 'vitest'

import { kinetics } from './kinetics.ts'
import { firstNumbers, questionsOfTopic } from './school/judging/topic-questions.ts'
import { metals } from './school/metals.ts'
import { nuclear } from './school/nuclear.ts'
import { separation } from './school/separation.ts'
import { solutions } from './solutions.ts'
import { structures } from './structures.ts'
import { thermochemistry } from './thermochemistry.ts'

/** Judges of questions about one idea. They derive each answer from the text of its question. */

const { of } = questionsOfTopic([
  ...kinetics,
  ...metals,
  ...nuclear,
  ...separation,
  ...solutions,
  ...structures,
  ...thermochemistry,
])

test('bo-m315: nitrates, carbonates and the like have resonance forms', () => {
  const resonant =
    'NO₂⁻ NO₃⁻ O₃ CO₃²⁻ CS₃²⁻ HCO₂⁻ HCO₃⁻ NO₂F NO₂Cl HNO₃ N₂O₄ C₂O₄²⁻ CH₃NO₂ CH₃CO₂⁻'.split(' ')
  for (const { question, options, correctAnswer } of of('bo-m315', 'mcq')) {
    const asksSeveral = question.includes('more than one') || question.includes('has several')
    const fitting = options.filter((one) => resonant.includes(one) === asksSeveral)
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

test('as-m258: twice as far is as good as a quarter of the time', () => {
  for (const { question, options, correctAnswer } of of('as-m258', 'mcq')) {
    const doses = options.map((option) => {
      const [minutes = 0, meters = 1] = firstNumbers(option)
      return minutes / (meters * meters)
    })
    const wanted = question.includes('smallest') ? Math.min(...doses) : Math.max(...doses)
    expect(options[doses.indexOf(wanted)]).toBe(correctAnswer)
    expect(doses.filter((dose) => dose === wanted)).toHaveLength(1)
  }
})

test('cl-m255: layers of atoms, equal or of two sizes, decide', () => {
  for (const { question, options, correctAnswer } of of('cl-m255', 'mcq')) {
    expect(options.filter((option) => option.toLowerCase().includes('layers'))).toEqual([
      correctAnswer,
    ])
    expect(/equal|one size|^No /.test(correctAnswer)).toBe(question.includes('softer'))
  }
})

test('ch-m531: the product of the concentrations is compared with Ksp', () => {
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
  for (const { question, correctAnswer } of of('ch-m531', 'mcq')) {
    const [one = 0, other = 0, constant = 0] = [
      ...question.matchAll(/([\d.]+)(?: × 10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?= mol|\. What)/g),
    ].map(([, mantissa, sign, power = '']) => {
      const size = Number(Array.from(power, (digit) => digits.indexOf(digit)).join(''))
      return Number(mantissa) * 10 ** (sign === '⁻' ? -size : size)
    })
    expect(constant).toBeGreaterThan(0)
    expect(correctAnswer).toBe(
      one * other > constant
        ? 'It precipitates: Q is above Ksp.'
        : 'It stays dissolved: Q is below Ksp.',
    )
  }
})

test('ge-m560: what parting takes less what hydration gives is ΔH, and a negative one warms', () => {
  for (const { question, options, correctAnswer } of of('ge-m560', 'mcq')) {
    const [parting = 0, hydration = 0] = firstNumbers(question)
    const fitting = options.filter((option) => {
      const [change] = firstNumbers(option)
      return change === parting - hydration && option.includes('warmer') === hydration > parting
    })
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

test('ge-m561: warmth, a catalyst, concentration and pieces each have their own reason', () => {
  const reasons: readonly (readonly [RegExp, string])[] = [
    [/warmer|warmed|°C/, 'energy'],
    [/manganese|iodide|catalyst/, 'barrier'],
    [/concentration/, 'closer'],
    [/powder|grains/, 'solid'],
  ]
  for (const { question, options, correctAnswer } of of('ge-m561', 'mcq')) {
    const [, word = ''] = reasons.find(([mark]) => mark.test(question)) ?? []
    expect(options.filter((option) => option.includes(word))).toEqual([correctAnswer])
  }
})

test('ph-m530: what nature mixes is no pure substance', () => {
  const mixed = /honey|mineral|milk|juice|air|oil|sea/
  for (const { question, options, correctAnswer } of of('ph-m530', 'mcq')) {
    const fitting = options.filter((option) => mixed.test(option) === question.includes('mixture'))
    expect(fitting).toEqual([correctAnswer])
  }
})

import { expect, test } from 'vitest'

import { parseConfiguration } from '#chemistry/electrons/configurations.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'

import { drawnConfigurations } from './drawn-configurations.ts'
import { typedConfigurations } from './typed-configurations.ts'

const SEEDS = 500
const templates = [...typedConfigurations, ...drawnConfigurations]

function drawn(id: string): readonly ProductionQuestionOf<'configuration'>[] {
  const template = templates.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type === 'configuration',
  )
}

/** The element that a text names, by name, atomic number, or group and period. */
function elementIn(text: string): Element | undefined {
  const [, group = '', period = ''] = /group (\d+) and period (\d)/.exec(text) ?? []
  const [, number = ''] = /atomic number (\d+)/.exec(text) ?? []
  return elements.find(
    (one) =>
      text.includes(`atom of ${one.name.toLowerCase()}`) ||
      one.atomicNumber === Number(number) ||
      (one.group === Number(group) && one.period === Number(period)),
  )
}

/** The subshells of a text in one order, whatever stands in brackets. */
function subshells(text: string): string {
  return (parseConfiguration(text) ?? [])
    .map(({ n, l, electrons }) => `${n}${l}${electrons}`)
    .join(' ')
}

test.each(['ec-e41', 'ec-m41', 'ec-m42', 'ec-h41', 'ec-m44'])(
  '%s: the configuration is the one of the element in the text, and its shells add up',
  (id) => {
    for (const { question, key } of drawn(id)) {
      const found = elementIn(question)
      expect(subshells(key.configuration)).toBe(subshells(found?.electronConfiguration ?? ''))
      const shells = found?.electronsPerShell.map((_, index) =>
        (parseConfiguration(key.configuration) ?? [])
          .filter(({ n }) => n === index + 1)
          .reduce((sum, { electrons }) => sum + electrons, 0),
      )
      expect(shells).toEqual(found?.electronsPerShell)
    }
  },
)

test('ec-h41: only exceptions that a course names are asked, as they were measured', () => {
  const asked = new Map(
    drawn('ec-h41').map(({ element, correctAnswer }) => [element, correctAnswer]),
  )
  expect(Object.fromEntries(asked)).toEqual({
    Cr: '[Ar] 3d⁵ 4s¹',
    Cu: '[Ar] 3d¹⁰ 4s¹',
    Mo: '[Kr] 4d⁵ 5s¹',
    Pd: '[Kr] 4d¹⁰',
    Ag: '[Kr] 4d¹⁰ 5s¹',
    Pt: '[Xe] 4f¹⁴ 5d⁹ 6s¹',
    Au: '[Xe] 4f¹⁴ 5d¹⁰ 6s¹',
  })
})

test('no template asks for an element whose configuration sources give differently, or that is only predicted', () => {
  const asked = new Set(templates.flatMap(({ id }) => drawn(id).map(({ element }) => element)))
  const doubtful = elements.filter(
    ({ symbol, configurationPredicted }) =>
      configurationPredicted || ['Lr', 'Ds', 'Rg'].includes(symbol),
  )
  expect(doubtful.filter(({ symbol }) => asked.has(symbol))).toEqual([])
})

test('ec-m43: the ion has the configuration of the noble gas with as many electrons', () => {
  for (const { question, key, element } of drawn('ec-m43')) {
    const [, size = '', sign = ''] = /[A-Z][a-z]?([²³]?)([⁺⁻])/.exec(question) ?? []
    const charge = (['', '', '²', '³'].lastIndexOf(size) || 1) * (sign === '⁺' ? 1 : -1)
    const protons = elements.find(({ symbol }) => symbol === element)?.protons ?? NaN
    const gas = elements.find(({ atomicNumber }) => atomicNumber === protons - charge)
    expect(gas?.category).toBe('noble gas')
    expect(subshells(key.configuration)).toBe(subshells(gas?.electronConfiguration ?? ''))
  }
})

/** The d electrons of the common ions, as tables of complexes list them. */
const dElectrons: Readonly<Record<string, number>> = {
  'Ti²⁺': 2,
  'V²⁺': 3,
  'Cr³⁺': 3,
  'Mn²⁺': 5,
  'Fe²⁺': 6,
  'Fe³⁺': 5,
  'Co²⁺': 7,
  'Ni²⁺': 8,
  'Cu⁺': 10,
  'Cu²⁺': 9,
  'Zn²⁺': 10,
  'Ag⁺': 10,
}

test.each(['ec-m575', 'ec-h43'])(
  '%s: the ion has its d electrons and no outer s electron',
  (id) => {
    const ions = drawn(id).filter(({ question }) => question.includes('⁺'))
    for (const { question, key } of ions) {
      const [ion = ''] = /[A-Z][a-z]?[²³]?⁺/.exec(question) ?? []
      const core = ion.startsWith('Ag') ? '[Kr] 4d' : '[Ar] 3d'
      expect(subshells(key.configuration)).toBe(subshells(`${core}${dElectrons[ion]}`))
    }
    expect(ions.length).toBeGreaterThan(SEEDS / 4)
  },
)

test('ec-h43: atoms have the configuration of the table', () => {
  for (const { question, key } of drawn('ec-h43').filter(({ question: text }) =>
    text.includes('atom'),
  )) {
    expect(subshells(key.configuration)).toBe(
      subshells(elementIn(question)?.electronConfiguration ?? ''),
    )
  }
})

test.each([
  ['ec-e41', 'EC5'],
  ['ec-m41', 'EC1'],
  ['ec-m42', 'EC2'],
  ['ec-h41', 'EC3'],
  ['ec-m43', 'EC10'],
  ['ec-m575', 'EC4'],
  ['ec-m44', 'EC6'],
  ['ec-h43', 'EC6'],
])('Q42 %s corrects %s', (id, misconception) => {
  const corrected = drawn(id).filter(({ corrections }) =>
    corrections.some((one) => one.misconception === misconception),
  )
  expect(corrected.length).toBeGreaterThan(SEEDS / 4)
})

test('Q42 the wrong configuration of Fe²⁺ is corrected in every spelling', () => {
  const question = drawn('ec-m575').find(({ question: text }) => text.includes('Fe²⁺'))
  if (question === undefined) throw new RangeError('Fe²⁺ was not drawn.')
  const wrong = ['[Ar] 3d4 4s2', '[Ar]4s²3d⁴', '1s2 2s2 2p6 3s2 3p6 3d4 4s2']
  expect(wrong.map((given) => judged(question, given)?.feedback?.misconception)).toEqual([
    'EC4',
    'EC4',
    'EC4',
  ])
  expect(judged(question, '[Ar]3d6')).toEqual({ isRight: true, feedback: null })
})

test('Q42 pairs drawn first get their own words in whichever boxes they are', () => {
  const question = drawn('ec-m44').find(({ element }) => element === 'C')
  if (question === undefined) throw new RangeError('Carbon was not drawn.')
  const drawings = ['2s[↑↓]2p[↑↓][ ][ ]', '2s[↑↓]2p[ ][ ][↓↑]']
  expect(drawings.map((given) => judged(question, given)?.feedback?.misconception)).toEqual([
    'EC6',
    'EC6',
  ])
  expect(judged(question, '2s[↑↓]2p[ ][↑][↑]')?.isRight).toBe(true)
})

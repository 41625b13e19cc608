import { expect, test } from 'vitest'

import { bestForm, bestForms } from './best-forms.ts'
import { formalCharges } from './electrons.ts'
import { layoutOf, type Place, turned } from './layout.ts'
import { likeness } from './likeness.ts'
import { emptyDrawing, formatDrawing, parseDrawing } from './notation.ts'
import { skeletonOf, skeletons } from './skeletons.ts'
import { atomName, atomWords, spokenStructure, structureText } from './words.ts'

const MEASURES = { size: 20, length: 44 }

test.each(skeletons)('$formula: each form is read as it is written', (skeleton) => {
  for (const form of bestForms(skeleton)) {
    const drawing = {
      orders: form.orders,
      pairs: form.pairs,
      charges: formalCharges(skeleton, form),
    }
    const written = formatDrawing(drawing)
    expect(parseDrawing(skeleton, written)).toEqual(drawing)
    expect(written.length).toBeLessThan(100)
  }
})

test('a drawing of nitrate in its notation', () => {
  const nitrate = skeletonOf('NO3^-')
  expect(parseDrawing(nitrate, ' 1 1 2;0+ 3- 3\u2212  2 ')).toEqual({
    orders: [1, 1, 2],
    pairs: [0, 3, 3, 2],
    charges: [1, -1, -1, 0],
  })
  expect(formatDrawing(emptyDrawing(nitrate))).toBe('0 0 0; 0 0 0 0')
  const unfit = ['', '1 1 2', '1 1; 0 3 3 2', '1 1 4; 0 3 3 2', '1 1 2; 0 3 3', '1 1 2; 0 3 3 5']
  expect(unfit.filter((given) => parseDrawing(nitrate, given) !== null)).toEqual([])
  expect(parseDrawing(nitrate, '1 1 2; 0 3 3 2; 1')).toBe(null)
})

test('forms that differ only in which like atom is which are alike', () => {
  for (const formula of ['NO3^-', 'C2O4^2-', 'HCO2^-', 'HNO3', 'SO3']) {
    const skeleton = skeletonOf(formula)
    const texts = bestForms(skeleton).map(({ orders, pairs }) =>
      likeness(skeleton, { bonds: orders, atoms: pairs }),
    )
    expect(new Set(texts).size).toBe(1)
  }
  const azide = skeletonOf('HN3')
  const forms = bestForms(azide).map(({ orders, pairs }) =>
    likeness(azide, { bonds: orders, atoms: pairs }),
  )
  expect(new Set(forms).size).toBe(2)
})

test.each([
  ['H2O', '2 O–H; lone pairs: O 2; no formal charges'],
  ['CH4', '4 C–H; no lone pairs; no formal charges'],
  ['NO3^-', 'N=O, 2 N–O; lone pairs: O (2, 3, 3); formal charges: N +1, O (0, \u22121, \u22121)'],
  ['HCN', 'C≡N, C–H; lone pairs: N 1; no formal charges'],
  ['SF6', '6 S–F; lone pairs: F 3 each; no formal charges'],
  ['CO', 'C≡O; lone pairs: C 1, O 1; formal charges: C \u22121, O +1'],
])('%s in a line', (formula, text) => {
  const skeleton = skeletonOf(formula)
  for (const form of bestForms(skeleton)) {
    expect(structureText(skeleton, form, formalCharges(skeleton, form))).toBe(text)
  }
})

test('a structure in words', () => {
  const nitrite = skeletonOf('NO2^-')
  expect(spokenStructure(nitrite, bestForm(nitrite))).toBe(
    'Nitrogen: single bond to oxygen 1, double bond to oxygen 2, one lone pair. Oxygen 1: single bond to nitrogen, three lone pairs, formal charge minus 1. Oxygen 2: double bond to nitrogen, two lone pairs.',
  )
  const monoxide = skeletonOf('NO')
  expect(spokenStructure(monoxide, bestForm(monoxide))).toBe(
    'Nitrogen: double bond to oxygen, one lone pair, one single electron. Oxygen: double bond to nitrogen, two lone pairs.',
  )
  expect(atomName(nitrite, 2)).toBe('oxygen 2')
  expect(atomWords(nitrite, emptyDrawing(nitrite), 1, 0)).toBe(
    'oxygen 1: no bond yet to nitrogen, no lone pairs, formal charge zero',
  )
})

test.each(skeletons)('$formula: letters, dots and charges do not touch each other', (skeleton) => {
  for (const form of bestForms(skeleton)) {
    const charges = formalCharges(skeleton, form)
    const {
      letters,
      lines,
      dots,
      singles,
      charges: signs,
      box,
    } = layoutOf(skeleton, { ...form, charges }, MEASURES)
    expect(lines).toHaveLength(form.orders.reduce((sum, order) => sum + order, 0))
    expect(dots).toHaveLength(2 * form.pairs.reduce((sum, count) => sum + count, 0))
    expect(signs).toHaveLength(charges.filter((charge) => charge !== 0).length)
    const points = [...dots, ...singles]
    const crowded = [
      ...points.flatMap((one, index) =>
        points.slice(index + 1).filter((other) => near(one, other) < 0.3 * MEASURES.size),
      ),
      ...points.filter((one) => letters.some((letter) => near(one, letter) < 0.6 * MEASURES.size)),
      ...signs.filter((sign) => points.some((one) => near(one, sign) < 0.45 * MEASURES.size)),
      ...signs.filter((sign) => letters.some((one) => near(one, sign) < 0.9 * MEASURES.size)),
    ]
    expect(crowded).toEqual([])
    const outside = [...letters, ...points, ...signs].filter(
      ({ x, y }) => x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height,
    )
    expect(outside).toEqual([])
  }
})

test('an ion stands in brackets with its charge, a molecule does not', () => {
  expect(['SO4^2-', 'NH4^+', 'H2O'].map(bracketText)).toEqual(['2\u2212', '+', undefined])
})

test('a wide skeleton that is turned is high', () => {
  const ethyne = skeletonOf('C2H2')
  const [wide, high] = [ethyne, turned(ethyne)].map(
    (skeleton) => layoutOf(skeleton, bestForm(skeleton), MEASURES).box,
  )
  expect(wide?.width).toBeCloseTo(high?.height ?? 0, 9)
  expect(wide?.height).toBeCloseTo(high?.width ?? 0, 9)
})

test('a bond without any line yet is a gap', () => {
  const water = skeletonOf('H2O')
  const { gaps, lines } = layoutOf(water, { orders: [0, 1], pairs: [0, 0, 0] }, MEASURES)
  expect([gaps.length, lines.length]).toEqual([1, 1])
})

function near(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function bracketText(formula: string): string | undefined {
  const skeleton = skeletonOf(formula)
  return layoutOf(skeleton, bestForm(skeleton), MEASURES).brackets?.text
}

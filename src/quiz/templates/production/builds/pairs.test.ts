import { expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { parseConfiguration } from '#chemistry/electrons/configurations.ts'
import { elementBySymbol, elements } from '#chemistry/elements/elements.ts'
import { judged } from '#quiz/kinds/kinds.ts'
import { makeQuestion, type ProductionQuestionOf } from '#quiz/question.ts'

import { chargePairs, electronPairs, outerElectronPairs } from './counted-pairs.ts'
import { familyPairs, ionPairs, symbolPairs } from './named-pairs.ts'
import { samplePairs } from './sample-pairs.ts'

const SEEDS = 500
const templates = [
  ...symbolPairs,
  ...ionPairs,
  ...familyPairs,
  ...electronPairs,
  ...outerElectronPairs,
  ...chargePairs,
  ...samplePairs,
]

function drawn(id: string): readonly ProductionQuestionOf<'match'>[] {
  const template = templates.find((one) => one.id === id)
  if (template === undefined) throw new RangeError(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type === 'match',
  )
}

/** All pairs that a template has ever asked for, each once. */
function pairsOf(id: string): readonly (readonly [string, string])[] {
  const all = drawn(id).flatMap(({ left, partners }) =>
    left.map((text, place) => [text, `${text}|${partners[place]}`, partners[place] ?? ''] as const),
  )
  return [...new Map(all.map(([left, both, partner]) => [both, [left, partner] as const])).values()]
}

function elementCalled(name: string) {
  return elements.find((one) => one.name.toLowerCase() === name.toLowerCase())
}

test.each(templates.map(({ id }) => id))(
  '%s: four to six pairs, no two alike, and the right side never lies in order',
  (id) => {
    for (const { key, left, partners, shown } of drawn(id)) {
      expect([4, 5, 6]).toContain(key.pairs)
      expect([left.length, new Set(left).size, new Set(partners).size]).toEqual([
        key.pairs,
        key.pairs,
        key.pairs,
      ])
      expect(shown.toSorted((a, b) => a - b)).toEqual(left.map((_, place) => place))
      expect(shown.every((partner, place) => partner === place)).toBe(false)
    }
  },
)

test('ge-e41: each symbol is that of the element', () => {
  const wrong = pairsOf('ge-e41').filter(([name, symbol]) => elementCalled(name)?.symbol !== symbol)
  expect(wrong).toEqual([])
})

test('bo-m41: each ion has its formula', () => {
  const known: Readonly<Record<string, string>> = {
    sulfate: 'SO₄²⁻',
    sulfite: 'SO₃²⁻',
    thiosulfate: 'S₂O₃²⁻',
    nitrate: 'NO₃⁻',
    nitrite: 'NO₂⁻',
    chlorate: 'ClO₃⁻',
    chlorite: 'ClO₂⁻',
    hypochlorite: 'ClO⁻',
    perchlorate: 'ClO₄⁻',
    chromate: 'CrO₄²⁻',
    dichromate: 'Cr₂O₇²⁻',
    cyanide: 'CN⁻',
    thiocyanate: 'SCN⁻',
    carbonate: 'CO₃²⁻',
    'hydrogen carbonate': 'HCO₃⁻',
    phosphate: 'PO₄³⁻',
    'hydrogen phosphate': 'HPO₄²⁻',
    hydroxide: 'OH⁻',
    peroxide: 'O₂²⁻',
    ammonium: 'NH₄⁺',
    hydronium: 'H₃O⁺',
    acetate: 'CH₃COO⁻',
    oxalate: 'C₂O₄²⁻',
  }
  const asked = pairsOf('bo-m41').map(([name, ion]) => [name.toLowerCase(), ion])
  expect(Object.fromEntries(asked)).toEqual(known)
})

test('cl-e41: each element belongs to its family', () => {
  const wrong = pairsOf('cl-e41').filter(
    ([name, family]) => elementCalled(name)?.category !== family,
  )
  expect(wrong).toEqual([])
})

test('as-m43: protons minus electrons is the charge', () => {
  const wrong = pairsOf('as-m43').filter(([species, electrons]) => {
    const { charge } = formula(species)
    const [symbol = ''] = composition(species).keys()
    return (
      (elementBySymbol(symbol)?.atomicNumber ?? NaN) - Number.parseInt(electrons, 10) !== charge
    )
  })
  expect(wrong).toEqual([])
})

test('ch-m41: the charge follows from the group', () => {
  const charges: Readonly<Record<number, string>> = {
    1: '1+',
    2: '2+',
    11: '1+',
    12: '2+',
    13: '3+',
    15: '3−',
    16: '2−',
    17: '1−',
  }
  const wrong = pairsOf('ch-m41').filter(
    ([name, charge]) => charges[elementCalled(name)?.group ?? 0] !== charge,
  )
  expect(wrong).toEqual([])
})

test('ec-m45: the outer electrons are those of the last shell', () => {
  const wrong = pairsOf('ec-m45').filter(([name, outer]) => {
    const found = elementCalled(name)
    const shell = parseConfiguration(outer) ?? []
    const electrons = shell.reduce((sum, one) => sum + one.electrons, 0)
    const isOneShell = shell.every(({ n }) => n === found?.period)
    return !isOneShell || electrons !== found?.electronsPerShell.at(-1)
  })
  expect(wrong).toEqual([])
})

test('ch-h41: the oxidation numbers of all atoms add up to the charge', () => {
  const fixed = new Map([
    ['O', -2],
    ['H', 1],
    ['Na', 1],
    ['K', 1],
  ])
  const wrong = pairsOf('ch-h41').filter(([species, number]) => {
    const value = Number(number.replace('−', '-'))
    const sum = [...composition(species)].reduce(
      (total, [symbol, count]) => total + count * (fixed.get(symbol) ?? value),
      0,
    )
    return sum !== formula(species).charge
  })
  expect(wrong).toEqual([])
})

test('ph-m41: state and class are those of the data, molecules those of the formulas', () => {
  const molecules: Readonly<Record<string, string>> = {
    'two-atom molecules': 'H N O F Cl Br I',
    'eight-atom molecules': 'S',
    'single atoms': 'He Ne Ar Kr Xe',
    metal: 'Na Al Fe Cu Ag Zn Pb Hg',
  }
  const wrong = pairsOf('ph-m41').filter(([name, text]) => {
    const { symbol = '', physicalState, classification } = elementCalled(name) ?? {}
    const [kind = '', symbols = ''] =
      Object.entries(molecules).find(([words]) => text.endsWith(words)) ?? []
    const isMetal = kind === 'metal'
    const state = isMetal ? text.replace(' metal', '') : text.replace(` of ${kind}`, '')
    return (
      state !== physicalState ||
      !symbols.split(' ').includes(symbol) ||
      isMetal !== (classification === 'metal')
    )
  })
  expect(wrong).toEqual([])
})

test.each([
  ['ge-e41', 'GE7'],
  ['bo-m41', 'BO19'],
  ['cl-e41', 'CL14'],
  ['as-m43', 'AS3'],
  ['ch-m41', 'CH5'],
  ['ch-h41', 'CH11'],
  ['ph-m41', 'PH8'],
  ['ch-h41', 'GE2'],
])('Q42 %s corrects %s', (id, misconception) => {
  const corrected = drawn(id).filter(({ corrections }) =>
    corrections.some((one) => one.misconception === misconception),
  )
  expect(corrected.length).toBeGreaterThan(SEEDS / 5)
})

test('Q42 two exchanged ions are corrected by their endings', () => {
  const question = drawn('bo-m41').find(
    ({ left }) => left.includes('Sulfate') && left.includes('Sulfite'),
  )
  if (question === undefined) throw new RangeError('Sulfate and sulfite were not drawn.')
  const [one, other] = ['Sulfate', 'Sulfite'].map((name) => question.left.indexOf(name))
  const places = question.left.map((_, place) =>
    place === one ? other : place === other ? one : place,
  )
  expect(judged(question, places.join(', '))).toEqual({
    isRight: false,
    feedback: {
      misconception: 'BO19',
      text: 'Sulfate and sulfite are exchanged. Sulfate is SO₄²⁻, sulfite is SO₃²⁻.',
    },
  })
})

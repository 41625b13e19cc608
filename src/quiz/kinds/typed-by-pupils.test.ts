import { expect, test } from 'vitest'

import type { ProductionQuestion } from '#quiz/question.ts'
import type { SingleTask } from '#quiz/task.ts'

import { judged, readingOf } from './kinds.ts'

/** Answers as pupils of several countries type them: each is right, wrong with a reason, or asked back. */
const RIGHT = 'right'

/** The beginning of the sentence behind a wrong answer. */
type Told = { readonly told: string }

/** The readings that are offered, or the beginning of the sentence where none is. */
type Asked = { readonly asked: readonly string[] | string }

type Case = readonly [given: string, outcome: typeof RIGHT | Told | Asked]

const told = (begin: string): Told => ({ told: begin })
const asked = (offers: readonly string[] | string): Asked => ({ asked: offers })

const mass = question({
  type: 'number',
  key: { value: 2500, unit: 'g', tolerance: 0.005, figures: null },
  units: ['mg', 'g', 'kg'],
})
const concentration = question({
  type: 'number',
  key: { value: 0.5, unit: 'mol/L', tolerance: 0.01, figures: null },
  units: ['mol/L', 'mmol/L'],
})
const volume = question({
  type: 'number',
  key: { value: 5, unit: 'L', tolerance: 0.01, figures: null },
  units: ['mL', 'L', 'm³'],
})
const molarMass = question({
  type: 'number',
  key: { value: 18, unit: 'g/mol', tolerance: 0.01, figures: null },
  units: ['g/mol', 'kg/mol'],
})
const warmth = question({
  type: 'number',
  key: { value: -25, unit: '°C', tolerance: 0.001, figures: null },
  units: ['°C', 'K'],
})
const energy = question({
  type: 'number',
  key: { value: -286, unit: 'kJ/mol', tolerance: 0.005, figures: null },
  units: ['kJ/mol', 'J/mol'],
})
const amount = question({
  type: 'number',
  key: { value: 0.0025, unit: 'mol', tolerance: 0.01, figures: null },
  units: ['mol', 'mmol'],
})
const particles = question({
  type: 'number',
  key: { value: 123_456, unit: null, tolerance: 0.001, figures: null },
  units: [],
})

test.each<Case>([
  ['2.500,0 g', RIGHT],
  ['2500', told('The number is right, but its unit is missing.')],
  ['2.500 g', told('Here a point is the decimal sign')],
  ['2,500 g', asked(['2.5', '2500'])],
  ['2 500 g', RIGHT],
  ['2’500 g', RIGHT],
  ['2,5 kg', RIGHT],
  ['2,5 Kg', asked(['kg'])],
  ['2,5 KG', asked(['kg'])],
  ['2,5 кг', RIGHT],
  ['2500 г', RIGHT],
  ['2500 Gramm', RIGHT],
  ['2500 grammes', RIGHT],
  ['2500 gramas', RIGHT],
  ['2,5 quilogramas', RIGHT],
  ['２５００ ｇ', RIGHT],
  ['2500克', asked('“克” is not a unit')],
  ['2.5·10^3g', RIGHT],
  ['2,5 х 10^3 г', RIGHT],
  ['2.5x10³ g', RIGHT],
  ['2.5\\cdot10^3 g', asked('“\\cdot10^3 g” is not a unit')],
  ['m(NaCl) = 2500g', RIGHT],
  ['zweitausend', asked('“zweitausend” cannot be read as a number.')],
  ['2500 mol', told('The number is right, but its unit is not.')],
  ['-2500 g', told('The size is right, but the sign is wrong.')],
])('a mass of 2500 g: %s', (given, outcome) => {
  expect(outcomeOf(mass, given, outcome)).toEqual(outcome)
})

test.each<Case>([
  ['0,5 mol/l', RIGHT],
  ['0.5 mol/L', RIGHT],
  ['0,5 mol/dm3', RIGHT],
  ['0,5 mol/dm^3', RIGHT],
  ['0,50 mol.L-1', RIGHT],
  ['0,5 mol·L⁻¹', RIGHT],
  ['0.5 M', RIGHT],
  ['0,5 моль/л', RIGHT],
  ['0,5 Mol/Liter', RIGHT],
  ['500 mmol/l', RIGHT],
  ['.5 mol / L', RIGHT],
  ['1/2 mol/L', asked('“1/2 mol/L” cannot be read')],
  ['0,5', told('The number is right, but its unit is missing.')],
  ['5 mol/L', told('Your answer is off by a power of ten.')],
])('a concentration of 0.5 mol/L: %s', (given, outcome) => {
  expect(outcomeOf(concentration, given, outcome)).toEqual(outcome)
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [volume, '5 Liter', RIGHT],
  [volume, '5 litros', RIGHT],
  [volume, '5 л', RIGHT],
  [volume, '5 ℓ', RIGHT],
  [volume, '5000 ㎤', RIGHT],
  [volume, '5 dm³', RIGHT],
  [volume, '0.005 m^3', RIGHT],
  [volume, '5 лит', asked('“лит” is not a unit')],
  [molarMass, '18 г/моль', RIGHT],
  [molarMass, '18 g.mol-1', RIGHT],
  [molarMass, '18 g mol^{-1}', RIGHT],
  [molarMass, '18 u', told('The number is right, but its unit is not.')],
  [warmth, '- 25 °C', RIGHT],
  [warmth, '−25℃', RIGHT],
  [warmth, '–25 °С', RIGHT],
  [warmth, '-25 Grad Celsius', RIGHT],
  [warmth, '25 °C', told('The size is right, but the sign is wrong.')],
  [energy, 'ΔH = –286 kJ/mol', RIGHT],
  [energy, '−286 кДж/моль', RIGHT],
  [energy, '-286 KJ/mol', asked(['kJ/mol'])],
  [energy, '-286000 J.mol-1', RIGHT],
  [amount, '2,5e-3 mol', RIGHT],
  [amount, '2,5×10⁻³ моль', RIGHT],
  [amount, '2.5 × 10^{-3} mol', RIGHT],
  [amount, '2,5 mmol', RIGHT],
  [particles, '123456 atoms', asked(['123456'])],
  [particles, '1,23,456', RIGHT],
  [particles, '१२३४५६', RIGHT],
  [particles, '123.456', told('Here a point is the decimal sign')],
  [particles, '123,456', asked(['123.456', '123\u202f456'])],
])('other quantities: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const acid = question({ type: 'formula', key: { formula: 'H2SO4', ordered: false } })
const iron = question({ type: 'formula', key: { formula: 'Fe^3+', ordered: false } })
const sulfate = question({ type: 'formula', key: { formula: 'SO4^2-', ordered: false } })
const vitriol = question({ type: 'formula', key: { formula: 'CuSO4·5H2O', ordered: false } })
const lime = question({ type: 'formula', key: { formula: 'Ca(OH)2', ordered: false } })

test.each<readonly [ProductionQuestion, ...Case]>([
  [acid, 'H₂SO₄ ', RIGHT],
  [acid, 'h2so4', asked(['H₂SO₄'])],
  [acid, 'Н2SО4', RIGHT],
  [acid, 'H2SO4(aq)', RIGHT],
  [acid, 'H_2SO_4', RIGHT],
  [acid, 'H2S04', asked(['H₂SO₄'])],
  [acid, 'H²SO⁴', asked('“H²SO⁴” cannot be read')],
  [acid, '2H2SO4', asked('A number in front is no part of a formula.')],
  [acid, 'Schwefelsäure', asked('“Schwefelsäure” cannot be read')],
  [acid, 'H2SO3', told('The elements are right, but not the numbers')],
  [iron, 'Fe3+', RIGHT],
  [iron, 'Fe+3', RIGHT],
  [iron, 'Fe³+', RIGHT],
  [iron, 'Fe 3+', RIGHT],
  [iron, 'Fe⁺³', RIGHT],
  [iron, 'Fe+++', RIGHT],
  [iron, 'Fe3＋', RIGHT],
  [iron, 'fe3+', asked(['Fe³⁺'])],
  [iron, 'Fe(III)', asked(['Fe³⁺'])],
  [iron, 'Fe', told('The atoms are right, but an ion is asked for.')],
  [iron, 'Fe2+', told('The atoms are right, but the charge is not.')],
  [iron, 'Fe3-', told('The atoms and the size of the charge are right')],
  [sulfate, 'SO4--', RIGHT],
  [sulfate, 'SO4²-', RIGHT],
  [sulfate, 'SO4 (2-)', RIGHT],
  [sulfate, 'so4^2-', asked(['SO₄²⁻'])],
  [sulfate, '(SO4)2-', asked('Write the charge behind the sign ^')],
  [vitriol, 'CuSO4 x 5 H2O', RIGHT],
  [vitriol, 'CuSO4*5H2O', RIGHT],
  [vitriol, 'CuSO4 5H2O', asked(['CuSO₄·5H₂O'])],
  [lime, 'Ca（OH）2', RIGHT],
  [lime, 'Са(ОН)2', RIGHT],
  [lime, 'CaOH2', told('A bracket is missing.')],
  [lime, 'Ca(OH2', asked('In “Ca(OH2” a bracket has no partner.')],
])('formulas: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const zinc = question({
  type: 'configuration',
  key: { configuration: '[Ar] 3d10 4s2' },
  boxes: null,
})
const beryllium = question({
  type: 'configuration',
  key: { configuration: '1s2 2s2' },
  boxes: null,
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [zinc, '[Ar]4s2 3d10', RIGHT],
  [zinc, '[Ar] 3d¹⁰ 4s²', RIGHT],
  [zinc, '[Аr] 3d10 4s2', RIGHT],
  [zinc, 'Ar 3d^10 4s^2', RIGHT],
  [zinc, '［Ar］３ｄ１０４ｓ２', RIGHT],
  [zinc, '1s22s22p63s23p63d104s2', RIGHT],
  [zinc, '[Zn]', asked('Only a noble gas stands in brackets')],
  [zinc, '2, 8, 18, 2', asked('“2, 8, 18, 2” cannot be read as a configuration.')],
  [zinc, '[Ar] 3d10', told('Your answer has 28 electrons')],
  [beryllium, '1s²2s²', RIGHT],
  [beryllium, '1S2 2S2', RIGHT],
  [beryllium, '1ѕ2 2ѕ2', RIGHT],
  [beryllium, '1s2 2s', asked('Write the number of electrons behind 2s')],
  [beryllium, '1s2 2p2', told('The number of electrons is right')],
])('configurations: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const sulfuric = nameQuestion('sulfuric acid', 'H2SO4')
const alumina = nameQuestion('aluminum oxide', 'Al2O3')
const chloride = nameQuestion('iron(III) chloride', 'FeCl3')
const salt = nameQuestion('sodium chloride', 'NaCl')
const octane = question({
  type: 'naming',
  key: { name: '2-methylpropane', formula: 'CH(CH3)3', nomenclature: 'organic' },
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [sulfuric, 'sulphuric acid', RIGHT],
  [sulfuric, 'Sulfuric Acid ', RIGHT],
  [sulfuric, 'sulfiric acid', asked(['sulfuric acid'])],
  [sulfuric, 'Schwefelsäure', asked('“schwefelsäure” is no word')],
  [sulfuric, 'серная кислота', asked('“серная” is no word')],
  [sulfuric, 'sulfurous acid', told('“sulfurous acid” is H₂SO₃.')],
  [alumina, 'aluminium oxide', RIGHT],
  [alumina, 'aluminum oxyde', asked(['aluminum oxide'])],
  [alumina, 'aluminium trioxide', told('')],
  [chloride, 'Iron(III)chloride', RIGHT],
  [chloride, 'iron（Ⅲ） chloride', RIGHT],
  [chloride, 'iron-III-chloride', RIGHT],
  [chloride, 'ferric chloride', told('That is the right substance by its former name.')],
  [chloride, 'iron chloride', told('The Roman numeral is missing.')],
  [chloride, 'iron(lll) chloride', asked('“(lll)” is no Roman numeral')],
  [chloride, 'Eisen(III)-chlorid', asked('“eisen” is no word')],
  [salt, 'natrium chloride', asked(['sodium chloride'])],
  [salt, 'sodium clorine', asked(['sodium chlorine'])],
  [salt, 'cloreto de sódio', asked('“cloreto” is no word')],
  [salt, 'NaCl', asked('“NaCl” is a formula.')],
  [octane, '2-Methyl propane', RIGHT],
  [octane, '２－ｍｅｔｈｙｌｐｒｏｐａｎｅ', RIGHT],
  [octane, 'isobutane', told('That is the right molecule by a common name')],
  [octane, '2-methylpropan', asked(['2-methylpropane'])],
])('names: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const water = question({ type: 'balance', key: { equation: 'H2 + O2 -> H2O' } })

test.each<Case>([
  ['2, 1, 2', RIGHT],
  ['２, １, ２', RIGHT],
  ['4, 2, 4', told('Both sides agree, but all numbers can be divided by 2.')],
  ['2, 1, 1', told('The atoms of hydrogen do not agree.')],
  ['2, , 2', asked('Give every substance its number')],
  ['1, 0.5, 1', asked('The numbers are whole')],
  ['2H2+O2=2H2O', asked('Give every substance its number')],
])('an equation: %s', (given, outcome) => {
  expect(outcomeOf(water, given, outcome)).toEqual(outcome)
})

/** What the judge says, as far as the expected outcome spells it out. */
function outcomeOf(one: ProductionQuestion, given: string, expected: Case[1]): Case[1] {
  const reading = readingOf(one, given)
  if (reading.status === 'unread') {
    if (judged(one, given) !== null) throw new Error(`${given} was judged, but cannot be read.`)
    if (reading.offers.length > 0) return asked(reading.offers.map(({ shown }) => shown))
    const problem = reading.problem ?? ''
    const begin = typeof expected === 'object' && 'asked' in expected ? expected.asked : ''
    return asked(typeof begin === 'string' && problem.startsWith(begin) ? begin : problem)
  }
  const verdict = judged(one, given)
  if (verdict?.isRight === true) return RIGHT
  const text = verdict?.feedback?.text ?? 'nothing'
  const begin = typeof expected === 'object' && 'told' in expected ? expected.told : ''
  return told(text.startsWith(begin) ? begin : text)
}

function nameQuestion(name: string, formula: string): ProductionQuestion {
  return question({ type: 'naming', key: { name, formula, nomenclature: 'inorganic' } })
}

function question(task: SingleTask): ProductionQuestion {
  return {
    id: 'ge-h21.1.1',
    question: 'Which is it?',
    explanation: 'It is this one.',
    difficulty: 'hard',
    category: 'general',
    element: 'Fe',
    badge: null,
    skill: 'stoichiometry',
    see: { elements: ['Fe'], article: null },
    correctAnswer: '',
    corrections: [],
    ...task,
  }
}

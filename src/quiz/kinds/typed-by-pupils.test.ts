import { expect, test } from 'vitest'

import type { ProductionQuestion } from '#quiz/question.ts'
import { questionWith } from '#quiz/testing/made-question.ts'

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

const mass = questionWith({
  type: 'number',
  key: { value: 2500, unit: 'g', tolerance: 0.005, figures: null },
  units: ['mg', 'g', 'kg'],
})
const concentration = questionWith({
  type: 'number',
  key: { value: 0.5, unit: 'mol/L', tolerance: 0.01, figures: null },
  units: ['mol/L', 'mmol/L'],
})
const volume = questionWith({
  type: 'number',
  key: { value: 5, unit: 'L', tolerance: 0.01, figures: null },
  units: ['mL', 'L', 'm³'],
})
const molarMass = questionWith({
  type: 'number',
  key: { value: 18, unit: 'g/mol', tolerance: 0.01, figures: null },
  units: ['g/mol', 'kg/mol'],
})
const warmth = questionWith({
  type: 'number',
  key: { value: -25, unit: '°C', tolerance: 0.001, figures: null },
  units: ['°C', 'K'],
})
const energy = questionWith({
  type: 'number',
  key: { value: -286, unit: 'kJ/mol', tolerance: 0.005, figures: null },
  units: ['kJ/mol', 'J/mol'],
})
const amount = questionWith({
  type: 'number',
  key: { value: 0.0025, unit: 'mol', tolerance: 0.01, figures: null },
  units: ['mol', 'mmol'],
})
const particles = questionWith({
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
  ['1/2 mol/L', asked('“1/2 mol/L” is a fraction.')],
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

const acid = questionWith({ type: 'formula', key: { formula: 'H2SO4', ordered: false } })
const iron = questionWith({ type: 'formula', key: { formula: 'Fe^3+', ordered: false } })
const sulfate = questionWith({ type: 'formula', key: { formula: 'SO4^2-', ordered: false } })
const vitriol = questionWith({ type: 'formula', key: { formula: 'CuSO4·5H2O', ordered: false } })
const lime = questionWith({ type: 'formula', key: { formula: 'Ca(OH)2', ordered: false } })

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

const zinc = questionWith({
  type: 'configuration',
  key: { configuration: '[Ar] 3d10 4s2' },
  boxes: null,
})
const beryllium = questionWith({
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
const octane = questionWith({
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

const waterFormed = questionWith({ type: 'balance', key: { equation: 'H2 + O2 -> H2O' } })

test.each<Case>([
  ['2, 1, 2', RIGHT],
  ['２, １, ２', RIGHT],
  ['4, 2, 4', told('Both sides agree, but all numbers can be divided by 2.')],
  ['2, 1, 1', told('The atoms of hydrogen do not agree.')],
  ['2, , 2', asked('Give every substance its number')],
  ['1, 0.5, 1', asked('The numbers are whole')],
  ['2H2+O2=2H2O', asked('Give every substance its number')],
])('an equation: %s', (given, outcome) => {
  expect(outcomeOf(waterFormed, given, outcome)).toEqual(outcome)
})

const acidity = questionWith({
  type: 'number',
  key: { value: 3.4, unit: null, tolerance: 0.01, figures: null },
  units: [],
})
const share = questionWith({
  type: 'number',
  key: { value: 25, unit: '%', tolerance: 0.01, figures: null },
  units: ['%'],
})
const kelvin = questionWith({
  type: 'number',
  key: { value: 298.15, unit: 'K', tolerance: 0.0001, figures: null },
  units: ['K'],
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [mass, '2500 gramos', RIGHT],
  [mass, '2500 grammi', RIGHT],
  [mass, '2,5 chilo', asked('“chilo” is not a unit')],
  [mass, '2500 gm', asked(['g'])],
  [mass, '2500 gr', asked(['g'])],
  [mass, '2,5 kgs', asked(['kg'])],
  [mass, '2.5 kilos', asked(['kg'])],
  [mass, '2500 g.', RIGHT],
  [mass, '+2500 g', RIGHT],
  [mass, '≈2500 g', RIGHT],
  [mass, '2,5E3g', RIGHT],
  [mass, '0,0025 t', RIGHT],
  [mass, '2½ kg', asked('“2½ kg” is a fraction.')],
  [mass, '5/2 kg', asked('“5/2 kg” is a fraction.')],
  [mass, '2.5 Mg', asked(['mg'])],
  [mass, '2500 g/mol', told('The number is right, but its unit is not.')],
  [mass, '2500 kcal', told('The number is right, but its unit is not.')],
  [mass, '2500 公克', asked('“公克” is not a unit')],
  [mass, '2500 γρ', asked('“γρ” is not a unit')],
  [mass, '(2500 g)', asked('“(2500 g)” cannot be read')],
  [concentration, '0,5 mol pro Liter', RIGHT],
  [concentration, '0,5 mol par litre', RIGHT],
  [concentration, '0,5 mol por litro', RIGHT],
  [concentration, '0.5 moles per liter', RIGHT],
  [concentration, '0.5 mol dm⁻³', RIGHT],
  [concentration, '500 µmol/mL', RIGHT],
  [concentration, '0.5 kmol/m³', RIGHT],
  [concentration, '0.5 molar', asked(['mol/L'])],
  [concentration, '½ mol/L', asked('“½ mol/L” is a fraction.')],
  [concentration, '0.5 L/mol', told('The number is right, but its unit is not.')],
  [warmth, '-25 C', asked(['°C'])],
  [warmth, '-25 c', asked(['°C'])],
  [warmth, '-25°', asked(['°C'])],
  [warmth, '-25 degrees C', asked(['°C'])],
  [warmth, '-25 ºC', RIGHT],
  [warmth, '248.15 K', RIGHT],
  [warmth, '248.15 kelvin', RIGHT],
  [warmth, '248,15 °K', asked(['K'])],
  [warmth, '-25', told('The number is right, but its unit is missing.')],
  [warmth, '-13 °F', asked('“°F” is not a unit')],
  [kelvin, '25 °C', RIGHT],
  [kelvin, '25 degrees Celsius', RIGHT],
  [kelvin, '25 Grad Celsius', RIGHT],
  [kelvin, '25 K', told('That is the temperature in °C.')],
  [energy, '-286 kJ/mole', RIGHT],
  [energy, '-286 kilojoules per mole', RIGHT],
  [energy, '-2,86e5 J/mol', RIGHT],
  [energy, '-68.4 kcal/mol', RIGHT],
  [energy, '-286 kcal/mol', told('The number is right, but its unit is not.')],
  [energy, '-286 kJ', told('The number is right, but its unit is not.')],
  [energy, '-286000', told('Your number is right in J/mol, but its unit is missing.')],
  [energy, '286', told('The size is right, but the sign is wrong.')],
  [acidity, 'pH 3,4', RIGHT],
  [acidity, 'pH = 3.40', RIGHT],
  [acidity, 'PH: 3.4', RIGHT],
  [acidity, '3.4 pH', asked(['3.4'])],
  [acidity, '3٫4', RIGHT],
  [acidity, '3..4', asked('“3..4” cannot be read')],
  [acidity, '3.4 mol/L', told('The number is right, but it has no unit.')],
  [share, '25 percent', RIGHT],
  [share, '25 por ciento', RIGHT],
  [share, '25 per cento', RIGHT],
  [share, '0,25', RIGHT],
  [share, '1/4', asked('“1/4” is a fraction.')],
  [share, '25', told('The number is right, but its unit is missing.')],
])('quantities of more countries: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const rust = questionWith({ type: 'formula', key: { formula: 'Fe2(SO4)3', ordered: false } })
const ammonium = questionWith({ type: 'formula', key: { formula: 'NH4^+', ordered: false } })
const water = questionWith({ type: 'formula', key: { formula: 'H2O', ordered: false } })
const phosphate = questionWith({ type: 'formula', key: { formula: 'PO4^3-', ordered: false } })
const bones = questionWith({ type: 'formula', key: { formula: 'Ca3(PO4)2', ordered: false } })
const nonane = questionWith({ type: 'formula', key: { formula: 'C9H20', ordered: false } })

test.each<readonly [ProductionQuestion, ...Case]>([
  [rust, 'Fe2[SO4]3', RIGHT],
  [rust, 'Fe2 (SO4)3', RIGHT],
  [rust, 'Fe_{2}(SO_{4})_{3}', RIGHT],
  [rust, 'Fe2(SO4)3 (aq)', RIGHT],
  [rust, 'Fe2(SO4)3.', RIGHT],
  [rust, 'FE2(SO4)3', asked(['Fe₂(SO₄)₃'])],
  [rust, 'Fe2(So4)3', asked(['Fe₂(SO₄)₃'])],
  [rust, 'Fe2(S04)3', asked(['Fe₂(SO₄)₃'])],
  [rust, 'Fe2SO43', told('A bracket is missing.')],
  [rust, 'Fe3(SO4)2', told('The elements are right, but not the numbers')],
  [rust, 'FeSO4', told('The elements are right, but not the numbers')],
  [rust, 'iron(III) sulfate', asked('“iron(III) sulfate” cannot be read')],
  [ammonium, 'NH4^{+}', RIGHT],
  [ammonium, 'NH4(+)', RIGHT],
  [ammonium, '[NH4]+', RIGHT],
  [ammonium, 'NH4+(aq)', RIGHT],
  [ammonium, 'NH4＋', RIGHT],
  [ammonium, 'NH4', told('The atoms are right, but an ion is asked for.')],
  [ammonium, 'NH4++', told('The atoms are right, but the charge is not.')],
  [ammonium, 'NH3+', told('The elements are right, but not the numbers')],
  [ammonium, 'Nh4+', asked(['NH₄⁺', 'Nh⁴⁺'])],
  [ammonium, 'Nh⁴⁺', told('Your formula does not have the elements of')],
  [water, 'Po2', asked(['PO₂', 'Po₂'])],
  [sulfate, 'SO4=', RIGHT],
  [sulfate, 'SO4^=', RIGHT],
  [phosphate, 'PO4≡', RIGHT],
  [bones, 'Ca3{PO4}2', RIGHT],
  [sulfate, 'SO4^{2-}', RIGHT],
  [water, 'water', asked('“water” is a name.')],
  [water, 'Sodium chloride', asked('“Sodium chloride” is a name.')],
  [water, 'sulfuric acid', asked('“sulfuric acid” is a name.')],
  [water, 'methane', asked('“methane” is a name.')],
  [water, 'naclo', asked(['NaClO'])],
  [vitriol, 'CuSO4·5H20', asked(['CuSO₄·5H₂O'])],
  [vitriol, 'CuSO4•5 H₂O', RIGHT],
  [vitriol, 'CuSO4(H2O)5', RIGHT],
  [vitriol, 'CuSO4·H2O', told('The elements are right, but not the numbers')],
  [vitriol, 'CuSO4', told('Your formula does not have the elements of')],
  [vitriol, '5H2O·CuSO4', asked('A number in front is no part of a formula.')],
  [water, 'H20', asked(['H₂O'])],
  [water, 'h2o', asked(['H₂O'])],
  [water, 'HOH', RIGHT],
  [nonane, 'C9H20', RIGHT],
])('formulas of more countries: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const chromium = questionWith({
  type: 'configuration',
  key: { configuration: '[Ar] 3d5 4s1' },
  boxes: null,
})

test.each<Case>([
  ['[ar] 3d5 4s1', RIGHT],
  ['[AR] 3D5 4S1', RIGHT],
  ['(Ar) 3d5 4s1', RIGHT],
  ['{Ar} 3d5 4s1', RIGHT],
  ['[Ar] 3d5, 4s1', RIGHT],
  ['[Ar] 3d5; 4s1', RIGHT],
  ['[Ar]3d5.4s1', RIGHT],
  ['[Ar] 3d 5 4s 1', RIGHT],
  ['[Ar] 3d^{5} 4s^{1}', RIGHT],
  ['[Ne] 3s2 3p6 3d5 4s1', RIGHT],
  ['1s(2)2s(2)2p(6)3s(2)3p(6)3d(5)4s(1)', RIGHT],
  ['1s2 2s2 2p6 3s2 3p6 4s1 3d5', RIGHT],
  ['[Ar] 3d4 4s2', told('That is the order of filling')],
  ['[Ar] 3d6', told('The number of electrons is right')],
  ['[Ar] 4d5 4s1', told('The number of electrons is right')],
  ['[Ar] 3d5 4s0', told('Your answer has 23 electrons')],
  ['[Ar] 3d5 4s', asked('Write the number of electrons behind 4s')],
  ['[Kr] 3d5 4s1', asked('The subshell 3d is there twice.')],
  ['K2 L8 M13 N1', asked('“K2 L8 M13 N1” cannot be read')],
  ['2,8,13,1', asked('“2,8,13,1” cannot be read')],
])('a configuration of more countries: %s', (given, outcome) => {
  expect(outcomeOf(chromium, given, outcome)).toEqual(outcome)
})

const oxide = nameQuestion('dinitrogen tetroxide', 'N2O4')
const branched = questionWith({
  type: 'naming',
  key: { name: '2-methylbutane', formula: 'CH3CH(CH3)CH2CH3', nomenclature: 'organic' },
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [chloride, 'IRON(III) CHLORIDE', RIGHT],
  [chloride, 'iron III chloride', RIGHT],
  [chloride, 'iron(3+) chloride', RIGHT],
  [chloride, 'iron[III] chloride', RIGHT],
  [chloride, 'iorn(III) chloride', asked(['iron(III) chloride'])],
  [chloride, 'iron(III) cloride', asked(['iron(III) chloride'])],
  [chloride, 'iron(II) chloride', told('The elements are right, but the charge is not.')],
  [
    chloride,
    'iron trichloride',
    told('That is the right compound, but prefixes are for molecules.'),
  ],
  [chloride, 'iron(III) chlorine', told('That is the name of the element, not of its ion.')],
  [chloride, 'iron(III) bromide', told('The first part of the name is right')],
  [chloride, 'iron(IIII) chloride', asked('“(iiii)” is no Roman numeral')],
  [chloride, 'chlorure de fer(III)', asked('“chlorure” is no word')],
  [oxide, 'dinitrogen tetraoxide', RIGHT],
  [oxide, 'di nitrogen tetroxide', RIGHT],
  [oxide, 'dinitrogen-tetroxide', RIGHT],
  [oxide, 'nitrogen dioxide', told('The elements are right, but not their numbers.')],
  [oxide, 'nitrogen(IV) oxide', told('That is the right compound, but a molecule')],
  [oxide, 'nitrogen oxide', told('The elements are right, but without prefixes')],
  [oxide, 'dinitrogen tetroxid', asked(['dinitrogen tetroxide'])],
  [branched, '2 methylbutane', RIGHT],
  [branched, '2-methyl butane', RIGHT],
  [branched, 'methyl-2-butane', RIGHT],
  [branched, '2–methylbutane', RIGHT],
  [branched, '3-methylbutane', told('That is the right molecule, but the numbers begin')],
  [branched, '2-ethylpropane', told('That is the right molecule, but another chain')],
  [branched, 'pentane', told('“pentane” is an isomer')],
  [branched, 'isopentane', told('That is the right molecule by a common name')],
  [branched, '2-mehtylbutane', asked(['2-methylbutane'])],
  [branched, '2-méthylbutane', asked(['2-methylbutane'])],
  [branched, '2-metilbutano', asked('“2-metilbutano” is no name')],
])('names of more countries: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const propane = questionWith({ type: 'balance', key: { equation: 'C3H8 + O2 -> CO2 + H2O' } })
const chlorine = questionWith({ type: 'atom', key: { protons: 17, neutrons: 18, electrons: 18 } })
const cadmium = questionWith({ type: 'table', key: { symbols: ['Cd'] } })
const metals = questionWith({
  type: 'order',
  key: { cards: 3 },
  cards: ['Li', 'Na', 'K'],
  shown: [2, 0, 1],
  ends: ['smallest', 'largest'],
})
const pairs = questionWith({
  type: 'match',
  key: { pairs: 3 },
  left: ['Sulfate', 'Nitrate', 'Phosphate'],
  partners: ['SO₄²⁻', 'NO₃⁻', 'PO₄³⁻'],
  shown: [2, 0, 1],
})
const ozone = questionWith({ type: 'lewis', key: { formula: 'O3', withCharges: true } })

test.each<readonly [ProductionQuestion, ...Case]>([
  [propane, ' 1 ,5 , 3,4', RIGHT],
  [propane, '01, 05, 03, 04', RIGHT],
  [propane, '１, ５, ３, ４', RIGHT],
  [propane, '١, ٥, ٣, ٤', RIGHT],
  [propane, '2, 10, 6, 8', told('Both sides agree, but all numbers can be divided by 2.')],
  [propane, '1, 10, 3, 4', told('The atoms of oxygen do not agree.')],
  [propane, '1, 5, 3, 3', told('The atoms of hydrogen do not agree.')],
  [propane, ', 5, 3, 4', asked('Give every substance its number, also where it is 1.')],
  [propane, '1, 5, 3, 0', asked('The numbers are whole')],
  [propane, '1/2, 5/2, 3/2, 2', asked('The numbers are whole')],
  [propane, '1, 5, 3, -4', asked('The numbers are whole')],
  [propane, 'I, V, III, IV', asked('The numbers are whole')],
  [chlorine, '017, 18, 18', RIGHT],
  [chlorine, '１７, １８, １８', RIGHT],
  [chlorine, '١٧, ١٨, ١٨', RIGHT],
  [chlorine, '17, 35, 18', told('The protons and the electrons are right, but 35')],
  [chlorine, '17, 18, 17', told('The nucleus is right, but as many electrons')],
  [chlorine, '17, 18, 16', told('The nucleus is right, but the charge has the wrong sign.')],
  [chlorine, '18, 17, 18', told('The electrons are right.')],
  [chlorine, '17, , 18', asked('Give all three numbers')],
  [chlorine, '17.0, 18, 18', asked('The numbers are whole')],
  [chlorine, '-17, 18, 18', asked('The numbers are whole')],
  [chlorine, '17, 18, 1-', asked('The numbers are whole')],
  [cadmium, ' Cd', RIGHT],
  [cadmium, 'Cd, Cd', RIGHT],
  [cadmium, 'Zn', told('Zn does not belong. Read the question once more.')],
  [cadmium, 'Cd, Zn', told('Zn does not belong. The other one does.')],
  [cadmium, 'Xx', asked('Pick elements of the table.')],
  [cadmium, '48', asked('Pick elements of the table.')],
  [metals, '0,1,2', RIGHT],
  [metals, '2, 1, 0', told('Your order is exactly reversed.')],
  [metals, '0, 2, 1', told('Only Na and K are exchanged.')],
  [metals, '0, 0, 1', asked('Put every card in its place.')],
  [metals, '1, 2', asked('Put every card in its place.')],
  [pairs, '0,1,2', RIGHT],
  [pairs, '1, 0, 2', told('Only two pairs are exchanged')],
  [pairs, '1, 2, 0', told('None of the 3 pairs is right.')],
  [pairs, '0, , 2', asked('Pair everything on the left')],
  [pairs, '0, 0, 2', asked('Pair everything on the left')],
  [ozone, '2 1; 1+ 2 3-', RIGHT],
  [ozone, '1 2; 1+ 3- 2', RIGHT],
  [ozone, '2 1; 1 2 3', told('The electrons are right, but not the formal charge')],
  [ozone, '2 2; 1 2 2', told('There are 10 electrons around the central oxygen')],
  [ozone, '1 1; 1+ 3- 3-', told('The number of electrons is right, but only 6')],
  [ozone, '3 1; 0 1 3', told('Your drawing has 16 electrons')],
  [ozone, '2 1; 1+ 2', asked('Draw the bonds and lone pairs.')],
  [ozone, 'O=O-O', asked('Draw the bonds and lone pairs.')],
])('answers that are built, as fields and cards give them: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
})

const sulfur = questionWith({
  type: 'configuration',
  key: { configuration: '[Ne] 3s2 3p4' },
  boxes: null,
})
const ironTwo = questionWith({ type: 'formula', key: { formula: 'Fe^2+', ordered: false } })
const oxygen = questionWith({ type: 'formula', key: { formula: 'O2', ordered: false } })
const alcohol = questionWith({
  type: 'naming',
  key: { name: '2-methylpropan-1-ol', formula: 'CH3CH(CH3)CH2OH', nomenclature: 'organic' },
})

test.each<readonly [ProductionQuestion, ...Case]>([
  [amount, '2,5.10^-3 mol', RIGHT],
  [amount, '2,5 . 10^-3 mol', RIGHT],
  [amount, '2.5 10^-3 mol', RIGHT],
  [amount, '2,5*10**-3 mol', RIGHT],
  [amount, '2,5 · 10⁻³ mol', RIGHT],
  [amount, 'ca. 0,0025 mol', RIGHT],
  [amount, 'about 2.5 mmol', RIGHT],
  [amount, '0.0025 mol NaCl', asked(['mol'])],
  [mass, '2500 g Fe', asked(['g'])],
  [mass, '2500 grams of iron', asked(['grams'])],
  [mass, '2500 mol Fe', asked('“mol Fe” is not a unit')],
  [mass, '0.10^-3 g', asked('“^-3 g” is not a unit')],
  [iron, 'Fe3', told('A number behind a symbol counts atoms.')],
  [iron, 'Fe₃⁺', told('A number behind a symbol counts atoms.')],
  [ironTwo, 'Fe3', told('A number behind a symbol counts atoms.')],
  [ironTwo, 'Fe3+', told('The atoms are right, but the charge is not.')],
  [oxygen, 'O', told('The ratio of the atoms is right, but not their numbers.')],
  [iron, 'iron(III)', asked('“iron(III)” is a name.')],
  [iron, 'Iron', asked('“Iron” is a name.')],
  [oxygen, 'oxygen', asked('“oxygen” is a name.')],
  [oxygen, 'o2', asked(['O₂'])],
  [sulfur, '[Ne]: 3s2, 3p4', RIGHT],
  [sulfur, '1s2-2s2-2p6-3s2-3p4', RIGHT],
  [sulfur, '1s2/2s2/2p6/3s2/3p4', RIGHT],
  [sulfur, 'S: [Ne]3s23p4', RIGHT],
  [sulfur, 'S = [Ne] 3s2 3p4', RIGHT],
  [sulfur, 'Ne: 3s2 3p4', RIGHT],
  [sulfur, '1s22s22p63s23p4', RIGHT],
  [sulfur, '2-8-6', asked('“2-8-6” cannot be read as a configuration.')],
  [sulfur, '[Ne] 3s2 3p3', told('Your answer has 15 electrons')],
  [alcohol, '2-Methyl-1-Propanol.', RIGHT],
  [alcohol, '2-methyl-1-propanol', RIGHT],
  [alcohol, 'isobutanol', told('That is the right molecule by a common name')],
  [alcohol, 'butan-1-ol', told('“butan-1-ol” is an isomer')],
])('points for times, names for formulas, signs between subshells: %#', (one, given, outcome) => {
  expect(outcomeOf(one, given, outcome)).toEqual(outcome)
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
  return questionWith({ type: 'naming', key: { name, formula, nomenclature: 'inorganic' } })
}

import { expect, test } from 'vitest'

import { formatFormula } from '#chemistry/compounds/formulas.ts'

import { describeFormula, judgeFormula, parseFormulaResponse } from './formula.ts'

function read(text: string): string {
  const parsed = parseFormulaResponse(text)
  if (!('problem' in parsed)) return describeFormula(parsed)
  return 'offers' in parsed
    ? `${parsed.offers.map((offer) => formatFormula(offer)).join(' or ')}?`
    : parsed.problem
}

test.each([
  ['H2SO4', 'H₂SO₄'],
  [' H2 SO4 ', 'H₂SO₄'],
  ['H₂SO₄', 'H₂SO₄'],
  ['SO4^2-', 'SO₄²⁻'],
  ['SO42-', 'SO₄²⁻'],
  ['SO4 2-', 'SO₄²⁻'],
  ['SO4--', 'SO₄²⁻'],
  ['SO4(2-)', 'SO₄²⁻'],
  ['SO4^{2-}', 'SO₄²⁻'],
  ['SO₄²⁻', 'SO₄²⁻'],
  ['SO4-2', 'SO₄²⁻'],
  ['Fe3+', 'Fe³⁺'],
  ['Fe+3', 'Fe³⁺'],
  ['Fe^3+', 'Fe³⁺'],
  ['Fe+++', 'Fe³⁺'],
  ['Na+', 'Na⁺'],
  ['NH4+', 'NH₄⁺'],
  ['NH4^+', 'NH₄⁺'],
  ['Cl−', 'Cl⁻'],
  ['Fe2(SO4)3', 'Fe₂(SO₄)₃'],
  ['CuSO4.5H2O', 'CuSO₄·5H₂O'],
  ['CuSO4*5H2O', 'CuSO₄·5H₂O'],
  ['CuSO4·5H2O', 'CuSO₄·5H₂O'],
  ['CuSO4 x 5 H2O', 'CuSO₄·5H₂O'],
  ['CuSO₄ × 5H₂O', 'CuSO₄·5H₂O'],
  ['CuSO4・5H2O', 'CuSO₄·5H₂O'],
  ['SO4²-', 'SO₄²⁻'],
  ['SO₄2-', 'SO₄²⁻'],
  ['SO42⁻', 'SO₄²⁻'],
  ['SO4 2⁻', 'SO₄²⁻'],
  ['SO4 -2', 'SO₄²⁻'],
  ['SO_4^{2-}', 'SO₄²⁻'],
  ['[SO4]2-', '[SO₄]²⁻'],
  ['Fe³+', 'Fe³⁺'],
  ['Fe⁺³', 'Fe³⁺'],
  ['Fe⁺⁺⁺', 'Fe³⁺'],
  ['Fe^{+3}', 'Fe³⁺'],
  ['Ca²⁺', 'Ca²⁺'],
  ['NO3⁻', 'NO₃⁻'],
  ['NO₃-', 'NO₃⁻'],
  ['O₂-', 'O₂⁻'],
  ['O₂⁻', 'O₂⁻'],
  ['O2-', 'O²⁻'],
  ['OH¯', 'OH⁻'],
  ['H_2O', 'H₂O'],
  ['H_{2}SO_{4}', 'H₂SO₄'],
  ['Н2О', 'H₂O'],
  ['СаСО3', 'CaCO₃'],
  ['Ｃａ（ＯＨ）２', 'Ca(OH)₂'],
  ['Fe3＋', 'Fe³⁺'],
  ['CO2(g)', 'CO₂'],
  ['Na+(aq)', 'Na⁺'],
  ['H2SO4.', 'H₂SO₄'],
  ['CH3-CH2-OH', 'CH₃CH₂OH'],
  ['CH2=CH2', 'CH₂CH₂'],
])('%j is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['h2so4', 'H₂SO₄?'],
  ['nacl', 'NaCl or NAcl?'],
])('%j is offered in the case that makes symbols', (text, expected) => {
  const [first = ''] = expected.split(' or ')
  expect(read(text).startsWith(first.replace('?', ''))).toBe(true)
  expect(read(text).endsWith('?')).toBe(true)
})

test.each([
  ['fe3+', 'letter-case', 'Fe³⁺'],
  ['so42-', 'letter-case', 'SO₄²⁻'],
  ['NACL', 'letter-case', 'NaCl'],
  ['caco3', 'letter-case', 'CaCO₃'],
  ['Fe(III)', 'numeral', 'Fe³⁺'],
  ['Fe III', 'numeral', 'Fe³⁺'],
  ['Fe(III)Cl3', 'numeral', 'FeCl₃'],
  ['CuSO4 5H2O', 'water', 'CuSO₄·5H₂O'],
])('%j is unclear (%s), and %s is offered', (text, problem, offered) => {
  const parsed = parseFormulaResponse(text)
  expect(parsed).toMatchObject({ problem })
  if (!('offers' in parsed)) throw new RangeError(`nothing is offered for ${text}`)
  expect(parsed.offers.map((offer) => formatFormula(offer))).toContain(offered)
})

test.each([
  ['H2S04', 'H₂SO₄'],
  ['N03-', 'NO₃⁻'],
  ['CaS0₃', 'CaSO₃'],
  ['0F2', 'OF₂'],
  ['h2s04', 'H₂SO₄'],
  ['CuS04·5H20', 'CuSO₄·5H₂O'],
])('in %j the digit 0 is not oxygen: %s is offered', (text, offered) => {
  const parsed = parseFormulaResponse(text)
  expect(parsed).toMatchObject({ problem: 'zero' })
  if (!('problem' in parsed) || parsed.problem !== 'zero') return
  expect(parsed.offers.map((offer) => formatFormula(offer))).toContain(offered)
})

test('a 0 within a number of atoms counts', () => {
  expect(read('C20H40')).toBe('C₂₀H₄₀')
  expect(read('C10H22')).toBe('C₁₀H₂₂')
})

test('CO is carbon monoxide and Co is cobalt: neither is taken for the other', () => {
  expect(read('CO')).toBe('CO')
  expect(read('Co')).toBe('Co')
  expect(read('co')).toContain('?')
})

test.each(['', 'Xx2', 'H2O)', '(OH2', '2H2', 'hello'])('%j is not an answer', (text) => {
  expect(['empty', 'unreadable']).toContain(read(text).replace(/^.*\?$/, 'unreadable'))
})

function verdict(key: string, text: string, ordered = false) {
  const parsed = parseFormulaResponse(text)
  if ('problem' in parsed) throw new RangeError(`${text}: ${parsed.problem}`)
  const judged = judgeFormula({ formula: key, ordered }, parsed)
  return judged.isRight ? 'right' : judged.nearMiss
}

test.each([
  ['Fe2(SO4)3', 'Fe2(SO4)3', 'right'],
  ['Fe2(SO4)3', 'Fe2S3O12', 'right'],
  ['Fe2(SO4)3', 'Fe2SO43', 'bracket-missing'],
  ['Ca(OH)2', 'CaOH2', 'bracket-missing'],
  ['Ca(OH)2', 'CaOH', 'counts'],
  ['MgO', 'Mg2O2', 'not-reduced'],
  ['SO4^2-', 'SO4', 'charge-missing'],
  ['SO4^2-', 'SO4^2+', 'charge-sign'],
  ['SO4^2-', 'SO4-', 'charge-size'],
  ['SO4^2-', 'SO3^2-', 'counts'],
  ['Co', 'CO', 'capitals'],
])('for %s, %s: %s', (key, text, expected) => {
  expect(verdict(key, text)).toBe(expected)
})

test('the order of groups counts only where the key says so', () => {
  expect(verdict('CH3COOH', 'C2H4O2')).toBe('right')
  expect(verdict('CH3COOH', 'C2H4O2', true)).toBe('order')
  expect(verdict('CH3COOH', 'CH3COOH', true)).toBe('right')
})

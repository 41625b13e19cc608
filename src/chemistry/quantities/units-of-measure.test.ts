import { expect, test } from 'vitest'

import { isSameDimension, parseUnit } from './units-of-measure.ts'

test.each([
  ['g/mol', 'g mol^-1'],
  ['g/mol', 'g·mol⁻¹'],
  ['g/mol', 'kg/kmol'],
  ['mol/L', 'mol dm-3'],
  ['mol/L', 'M'],
  ['mmol/mL', 'mol/L'],
  ['J/(g·K)', 'J g^-1 K^-1'],
  ['J/(g K)', 'kJ/kg/K'],
  ['cm³', 'mL'],
  ['cm^3', 'ml'],
  ['dm3', 'L'],
  ['µg', 'ug'],
  ['μm', 'µm'],
  ['1/s', 's^-1'],
  ['V', 'J/C'],
  ['g/cm3', 'kg/L'],
  ['g', 'grams'],
  ['kg', 'kilogram'],
  ['g/mol', 'grams per mole'],
  ['mol/L', 'moles per liter'],
  ['cm³', 'cubic centimeters'],
  ['mL', 'Millilitres'],
  ['kJ/mol', 'kilojoules per mole'],
  ['°C', 'degrees Celsius'],
  ['°C', 'deg C'],
  ['%', 'percent'],
  ['s', 'seconds'],
  ['Hz', 'hertz'],
  ['mol/L', 'Mol/Liter'],
  ['mol/L', 'mol.L-1'],
  ['J/(g·K)', 'J.g-1.K-1'],
  ['g/mol', 'g·mol^{-1}'],
  ['g', 'Gramm'],
  ['mL', 'Milliliter'],
  ['h', 'Stunden'],
  ['s', 'secondes'],
  ['L', 'litros'],
  ['mL', 'mililitros'],
  ['kg', 'quilogramas'],
  ['%', 'Prozent'],
  ['g/mol', 'г/моль'],
  ['kJ/mol', 'кДж/моль'],
  ['g/cm3', 'г/см³'],
  ['°C', '°С'],
  ['°C', '℃'],
  ['°C', '°c'],
  ['°C', 'Grad Celsius'],
  ['K', 'К'],
  ['cm³', '㎤'],
])('%s and %s are the same unit', (one, other) => {
  const [a, b] = [parseUnit(one), parseUnit(other)]
  if (a === null || b === null) throw new RangeError(`${one} or ${other} was not read`)
  expect(isSameDimension(a, b)).toBe(true)
  expect(a.factor / b.factor).toBeCloseTo(1, 9)
})

test.each([
  ['kPa', 1000],
  ['atm', 101_325],
  ['mmHg', 133.322],
  ['kcal', 4184],
  ['min', 60],
  ['nm', 1e-9],
  ['mmol', 1e-3],
])('%s is %d of its base units', (text, factor) => {
  expect((parseUnit(text)?.factor ?? 0) / factor).toBeCloseTo(1, 5)
})

test.each([
  '',
  'x',
  'gg',
  'kmin',
  'mol//L',
  'hasOwnProperty',
  'constructor',
  'mg/',
  'kilo',
  'kilominus',
  'per',
])('%j is not a unit', (text) => {
  expect(parseUnit(text)).toBeNull()
})

test('degrees Celsius are not kelvin, and mass is not amount', () => {
  const [celsius, kelvin, gram, mole] = ['°C', 'K', 'g', 'mol'].map((text) => parseUnit(text))
  if (!celsius || !kelvin || !gram || !mole) throw new RangeError('A unit was not read.')
  expect(isSameDimension(celsius, kelvin)).toBe(false)
  expect(isSameDimension(gram, mole)).toBe(false)
})

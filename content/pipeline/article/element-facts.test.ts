import { expect, test } from 'vitest'

import { classCount, classShare, contradictions, elementFact } from './element-facts.ts'

test('facts have their unit, and what is unknown has no text', () => {
  expect(elementFact('Cs', 'meltingPoint')).toBe('28.5\u00a0°C')
  expect(elementFact('H', 'atomicNumber')).toBe('1')
  expect(elementFact('F', 'electronegativity')).toBe('3.98')
  expect(elementFact('Au', 'discoveryYear')).toBeNull()
  expect(elementFact('Xx', 'density')).toBeNull()
  expect(elementFact('H', 'taste')).toBeNull()
})

function count(name: string): number {
  return classCount(name) ?? 0
}

test('the classes of the table add up to 118', () => {
  expect(count('metals') + count('metalloids') + count('nonmetals')).toBe(118)
  expect(classShare('noble-gases')).toBe(`${((count('noble-gases') / 118) * 100).toFixed(1)}%`)
  expect(classCount('crystals')).toBeNull()
})

test.each([
  'Cesium melts at 28.5 °C.',
  'Cesium melts at about 29 °C.',
  'The melting point of cesium is low.',
  'Water melts at 0 °C.',
  'Compilations differ: older tables let cesium boil at 641 °C.',
  'Mercury boils at 357 °C and freezes at −38.8 °C.',
])('%j is no contradiction', (sentence) => {
  expect(contradictions(sentence)).toEqual([])
})

test.each([
  ['Cesium melts at 30 °C.', '28.5'],
  ['Gold’s melting point is 1000 °C.', '1064.18'],
  ['Fluorine has an electronegativity of 4.2 here.', '3.98'],
  ['Helium has a density of 5 g/cm³.', '0.0001785'],
])('%j contradicts the data', (sentence, value) => {
  expect(contradictions(sentence).join()).toContain(`contradicts the element data: ${value}`)
})

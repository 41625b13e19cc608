import { expect, test } from 'vitest'

import { element, elements } from './elements.ts'
import { publicRecord } from './public-record.ts'

test('the record begins with the 21 public fields in their order', () => {
  expect(Object.entries(publicRecord(element('Br'))).slice(0, 21)).toStrictEqual([
    ['atomicNumber', 35],
    ['symbol', 'Br'],
    ['name', 'Bromine'],
    ['atomicMass', 79.904],
    ['electronConfiguration', '[Ar] 3d10 4s2 4p5'],
    ['electronsPerShell', [2, 8, 18, 7]],
    ['ionizationEnergy', 1139.9],
    ['protons', 35],
    ['neutrons', 44],
    ['electrons', 35],
    ['physicalState', 'liquid'],
    ['classification', 'non-metal'],
    ['radioactive', false],
    ['discoveredBy', 'Antoine-Jérôme Balard'],
    ['discoveryYear', 1826],
    ['block', 'p'],
    ['period', 4],
    ['group', 17],
    ['density', 3.1028],
    ['meltingPoint', -7.2],
    ['boilingPoint', 58.8],
  ])
})

test('the basis of the values follows, and nothing is lost', () => {
  for (const entry of elements) expect(publicRecord(entry)).toStrictEqual(entry)
  expect(
    Object.keys(publicRecord(element('H')))
      .slice(21)
      .toSorted(),
  ).toStrictEqual([
    'category',
    'classPredicted',
    'configurationPredicted',
    'densityNote',
    'ionizationEnergyBasis',
    'massInterval',
    'massIsStandard',
    'massText',
    'nameIUPAC',
    'statePredicted',
    'sublimes',
    'temperatureNote',
    'typicalIsotope',
  ])
})

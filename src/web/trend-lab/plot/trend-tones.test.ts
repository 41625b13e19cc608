import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'
import { heatMapOf } from '#web/trend-lab/paint/heat-paint.ts'

import { atomicNumbers, plotPoints } from './plot-points.ts'
import { trendTones } from './trend-tones.ts'

test('helium sounds highest and cesium lowest, and each tone begins where the last one ends', () => {
  const energies = propertiesOf(trendData(readLibrary())).get('ionizationEnergy')
  if (energies === undefined) throw new Error('There are no ionization energies')
  const up = heatMapOf(energies, 'linear', 'C')
  const tones = trendTones(plotPoints(heatMapOf(atomicNumbers, null, 'C'), up), up)
  const pitches = new Map(tones.map(({ symbol, pitch }) => [symbol, Math.round(pitch)]))
  expect([pitches.get('Cs'), pitches.get('He')]).toStrictEqual([220, 1760])
  expect((pitches.get('N') ?? 0) > (pitches.get('O') ?? 0)).toBe(true)
  expect(tones.slice(0, 3).map(({ start }) => start)).toStrictEqual([0, 0.09, 0.18])
})

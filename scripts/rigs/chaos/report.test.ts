import { expect, test } from 'vitest'

import { faultLines } from './report.ts'

test('the report has, for each kind of fault, its effect on players until the next one', () => {
  const struck = [
    { name: 'a kill', kills: 1, at: 1000, overAt: 1500 },
    { name: 'a cut', kills: 0, at: 5000, overAt: 5000 },
    { name: 'a kill', kills: 1, at: 9000, overAt: 9500 },
  ]
  const acknowledgements = [900, 1400, 3000, 5100, 9050, 9150].map((at) => ({ at, waited: 100 }))
  const outages = [
    { lostAt: 1001, servedAt: 1701 },
    { lostAt: 1002, servedAt: 1602 },
    { lostAt: 9001, servedAt: 9301 },
  ]
  const lines = faultLines(struck, { acknowledgements, outages })
  expect(lines.slice(1, 3).map((line) => line.split(/\s{2,}/))).toEqual([
    ['a kill', '2', '1600 / 1600', '701 / 701', '100 / 100'],
    ['a cut', '1', '100 / 100', '-', '100 / 100'],
  ])
})

test('a line that never came back counts until the next fault', () => {
  const struck = [
    { name: 'a kill', kills: 1, at: 1000, overAt: 1500 },
    { name: 'a cut', kills: 0, at: 5000, overAt: 5000 },
  ]
  const felt = { acknowledgements: [], outages: [{ lostAt: 1001, servedAt: null }] }
  expect(faultLines(struck, felt)[1]?.split(/\s{2,}/)).toEqual([
    'a kill',
    '1',
    '0 / 0',
    '4000 / 4000',
    '0 / 0',
  ])
})

import { expect, test } from 'vitest'

import { toolAnswer } from './tool-answers.ts'

test.each([
  ['molar mass of CaCO3', '/tools/molar-mass?formula=CaCO3'],
  ['What is the molecular weight of Ca(NO3)2?', '/tools/molar-mass?formula=Ca%28NO3%292'],
  ['molar mass of water', '/tools/molar-mass'],
  ['percent composition of C6H12O6', '/tools/percent-composition?formula=C6H12O6'],
  ['balance C3H8 + O2 -> CO2 + H2O', '/tools/balancer?equation=C3H8+%2B+O2+-%3E+CO2+%2B+H2O'],
  ['Fe + O2 → Fe2O3', '/tools/balancer?equation=Fe+%2B+O2+%E2%86%92+Fe2O3'],
  ['balance an equation', '/tools/balancer'],
  ['pH of 0.1 M HCl', '/tools/ph'],
  ['what is the pKa of acetic acid', '/tools/acids'],
  ['is AgCl soluble', '/tools/solubility'],
  ['does zinc displace copper', '/tools/reactivity'],
  ['what is the name of Fe2O3?', '/tools/namer?text=Fe2O3'],
  ['ideal gas law', '/tools/gas-law'],
  ['how to dilute an acid', '/tools/dilution'],
  ['list of polyatomic ions', '/tools/polyatomic-ions'],
  ['empirical formula', '/tools/empirical-formula'],
])('%s leads to %s', (query, href) => {
  expect(toolAnswer(query)?.href).toBe(href)
})

test.each(['price of gold', 'phosphorus', 'name of element 5', 'strongest metal'])(
  '%s is no question for a tool',
  (query) => {
    expect(toolAnswer(query)).toBe(null)
  },
)

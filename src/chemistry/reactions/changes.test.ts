import { expect, test } from 'vitest'

import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { materialChanges } from './changes.ts'

test.each(materialChanges)('the changes of $material are either physical or chemical', (entry) => {
  const { element, chemical, physical } = entry
  expect(elementBySymbol(element)).toBeDefined()
  expect(chemical.filter((change) => physical.includes(change))).toEqual([])
  expect(physical.length).toBeGreaterThanOrEqual(3)
})

test('melting, freezing, dissolving, grinding and bending are physical', () => {
  const chemical = materialChanges.flatMap((entry) => entry.chemical).join(', ')
  expect(chemical).not.toMatch(/melt|freez|boil|evaporat|condens|dissolv|grind|bend|cut|mix/)
})

test('burning, rusting, fermenting and tarnishing are chemical', () => {
  const physical = materialChanges.flatMap((entry) => entry.physical).join(', ')
  expect(physical).not.toMatch(/burn|rust|ferment|tarnish|react|explod|electrolysis|fizz/)
})

import { expect, test } from 'vitest'

import { explainedSearch } from './explained-search.ts'

test.each([
  ['oro', 'Gold', 'Oro: gold in Spanish and Italian'],
  ['eisen', 'Iron', 'Eisen: iron in German'],
  ['ferrum', 'Iron', 'Ferrum: the name behind the symbol'],
  ['liquid metals', 'Mercury', 'Liquid at 25 °C, metal'],
  ['d-block period 4', 'Scandium', 'D block, period 4'],
  ['group 17', 'Fluorine', 'Group 17'],
  ['cavendish', 'Hydrogen', 'Discovered by Henry Cavendish'],
  ['sodum', 'Sodium', 'Spelled almost like this'],
  ['iron', 'Iron', null],
])('%s finds %s: %s', (query, name, reason) => {
  const [first] = explainedSearch(query)
  expect([first?.identity.name, first?.reason]).toEqual([name, reason])
})

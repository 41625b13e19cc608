import { expect, test } from 'vitest'

import { cardLink, cardOfFragment } from './card-link.ts'

test('the card of a QR code is read from the part of the address that no server sees', () => {
  const scanned = { code: 'BCDFGH', card: 'brave bromine 48213' }
  const link = new URL(cardLink('https://chem.example', scanned))
  expect([link.pathname, link.search]).toEqual(['/join', ''])
  expect(cardOfFragment(link.hash)).toEqual(scanned)
  expect(['', '#', '#BCDFGH', '#aeiou1.brave'].map(cardOfFragment)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

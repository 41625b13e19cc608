import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'
import { readLibrary } from '#content/elements/read-library.ts'

import { isotopeSentence } from './isotope-sentence.ts'

const { details } = readLibrary()

test.each([
  [
    'Fe',
    '4 isotopes are stable: iron-54, iron-56, iron-57, and iron-58. In nature iron-56 is the most common, 91.75 % of the atoms.',
  ],
  [
    'Tc',
    'No isotope of technetium is stable; the longest-lived confirmed one is technetium-97, with a half-life of 4.21 My. It has no natural isotopic composition.',
  ],
  [
    'Og',
    'No isotope of oganesson is stable; the longest-lived confirmed one is oganesson-294, with a half-life of 0.7 ms. It has no natural isotopic composition.',
  ],
  [
    'Bi',
    'No isotope is stable in the strict sense, but bismuth-209 is practically stable: its half-life is 20.1 Ey. All natural bismuth is bismuth-209.',
  ],
  [
    'U',
    'No isotope of uranium is stable; the longest-lived confirmed one is uranium-238, with a half-life of 4.463 Gy. In nature uranium-238 is the most common, 99.27 % of the atoms.',
  ],
])('the isotopes of %s in words', (symbol, text) => {
  const isotopes = details.find((detail) => detail.symbol === symbol)?.isotopes ?? []
  const sentence = isotopeSentence(element(symbol), isotopes).replaceAll('\u00A0', ' ')
  expect(sentence.slice(sentence.indexOf('. ') + 2)).toBe(text)
})

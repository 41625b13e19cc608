import { expect, test } from 'vitest'

import { segments } from '#chemistry/speech/spoken.ts'

import { tiedUnits } from './tied-units.ts'

function drawn(text: string): string {
  return tiedUnits(segments(text))
    .map((segment) =>
      segment.kind === 'text' ? segment.text : segment.parts.map((part) => part.text).join(''),
    )
    .join('')
    .replaceAll('\u00A0', '_')
}

test.each([
  ['1246 °C', '1246_°C'],
  ['It melts at 1246 °C, at 1519 K.', 'It melts at 1246_°C, at 1519_K.'],
  ['7.2 g/cm³ and 717 kJ/mol', '7.2_g/cm³ and 717_kJ/mol'],
  ['1 g of it', '1_g of it'],
  ['2 NaCl', '2_NaCl'],
])('no line of %j ends between a number and its unit', (text, tied) => {
  expect(drawn(text)).toBe(tied)
})

test.each(['2 → 3', '26 protons', 'Group 2 Known', 'of 12 Mg'])(
  'in %j nothing has to stay together',
  (text) => {
    expect(drawn(text)).toBe(text)
  },
)

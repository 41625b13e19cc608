import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ChemicalText } from './chemical-text.tsx'

test.each([
  ['CH₃COOH', 'whitespace-nowrap'],
  ['CuSO₄·5H₂O', 'whitespace-nowrap'],
  ['CH₃CH₂CH₂CH₂CHO', 'wrap-anywhere'],
  ['CH₃CH₂CH=CH₂', 'wrap-anywhere'],
])('%s: only a formula that may be wider than an option on a phone can break', (text, look) => {
  const [, found] =
    /class="(whitespace-nowrap|wrap-anywhere)"/.exec(
      renderToStaticMarkup(<ChemicalText text={text} />),
    ) ?? []
  expect(found).toBe(look)
})

test.each([
  ['CH₃C(CH₃)₂C(CH₃)₂CH₃', 'CH3|C(CH3)2|C(CH3)2|CH3'],
  ['CH₃CH(CH₃)CHO', 'CH3|CH(CH3)|CHO'],
  ['CH₃CH(OH)CH₂CH₃', 'CH3|CH(OH)|CH2|CH3'],
])('%s breaks before a group of atoms, and never before its number', (text, groups) => {
  const shown = renderToStaticMarkup(<ChemicalText text={text} />)
  const drawn = (shown.split('<span class="sr-only"')[0] ?? '')
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span class="copied">[^<]*<\/span>|<[^>]*>/g, '')
  expect(drawn).toBe(groups)
})

test('a fraction of concentrations breaks behind its slash', () => {
  const shown = renderToStaticMarkup(<ChemicalText text="[CO][H₂]/([C][H₂O])" />)
  expect(shown.replaceAll(/<(?!wbr)[^>]*>/g, '')).toContain('/<wbr/>(')
})

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

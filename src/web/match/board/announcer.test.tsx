import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Announcer } from './announcer.tsx'

test('formulas of a verdict are spoken as words', () => {
  const markup = renderToStaticMarkup(<Announcer text="Not quite. The answer is B, SO₄²⁻." />)
  expect(markup).toContain('<span class="sr-only">S O 4 2 minus</span>')
})

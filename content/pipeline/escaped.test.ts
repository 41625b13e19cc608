import { expect, test } from 'vitest'

import { escaped } from './escaped.ts'

test('markup characters become text', () => {
  expect(escaped('"pH < 7" & \'pH > 0\' &amp;')).toBe(
    "&quot;pH &lt; 7&quot; &amp; 'pH &gt; 0' &amp;amp;",
  )
})

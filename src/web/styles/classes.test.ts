import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Classes of our colors, as in `border-accent` and `bg-accent/70`. */
const COLOR_CLASS =
  /'[^']*\b(?:bg|border|fill|stroke|text)-(?:accent|correct|incorrect|ink|line|link|muted|outline|sunken|surface)\b[^']*'/

test('only components name classes: the style sheet is made from these files alone', () => {
  const files = globSync('src/web/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const named = files.filter((file) => COLOR_CLASS.test(readFileSync(file, 'utf8')))
  expect([files.length > 100, named]).toEqual([true, []])
})

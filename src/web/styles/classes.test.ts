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

/** A summary that is laid out as a row, which takes its arrow away, up to what follows it. */
const ROW_SUMMARY = /<summary\s+className="[^"]*\b(?:inline-)?flex\b[^"]*">\s*\S+/g

test('what opens on a tap has the arrow of all others, or a picture of its own', () => {
  const summaries = globSync('src/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ROW_SUMMARY)].map(([summary]) => ({ file, summary })),
  )
  const bare = summaries.filter(
    ({ summary }) => !summary.includes('"disclosure ') && !/<(?:Share2|Download)$/.test(summary),
  )
  expect([summaries.length > 10, bare]).toEqual([true, []])
})

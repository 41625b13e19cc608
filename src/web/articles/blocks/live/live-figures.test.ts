import { globSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { liveFigures } from './live-figures.ts'

test('every figure that leads on is one of an article, and its property is one of the table', () => {
  const drawn = new Set(
    globSync('content/articles/figures/*/*.tsx').map((file) => basename(file, '.tsx')),
  )
  const properties = propertiesOf(trendData(readLibrary()))
  const lost = [...liveFigures].filter(
    ([name, live]) => !drawn.has(name) || (live.kind === 'table' && !properties.has(live.property)),
  )
  expect(lost).toEqual([])
})

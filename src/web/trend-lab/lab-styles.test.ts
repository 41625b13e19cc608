import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { heatColors, inkOn } from '#web/trend-pages/heat-colors.ts'

test('the styles hold the 21 colors, each with the ink that stands out more', () => {
  const styles = readFileSync('src/web/trend-lab/lab.css', 'utf8')
  const rules = [
    ...styles.matchAll(/\[data-fill='(\d+)'\] \{\s*background-color: (#\w+);\s*color: (#\w+);/g),
  ]
  expect(rules.map(([, step, fill, ink]) => [step, fill, ink])).toStrictEqual(
    heatColors.map((color, index) => [
      String(index + 1),
      color,
      inkOn(color) === '#000000' ? '#000' : '#fff',
    ]),
  )
})

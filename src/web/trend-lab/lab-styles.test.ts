import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { heatColors, inkOn } from '#web/trend-pages/heat-colors.ts'

const styles = readFileSync('src/web/trend-lab/lab.css', 'utf8')

test('the styles hold the 21 colors with black ink, and those for white ink as their opposites', () => {
  const rules = [
    ...styles.matchAll(/\[data-fill='(\d+)'\] \{\s*background-color: (#\w+);\s*color: (#\w+);/g),
  ]
  expect(rules.map(([, step, fill, ink]) => [step, fill, ink])).toStrictEqual(
    heatColors.map((color, index) => [
      String(index + 1),
      inkOn(color) === '#000000' ? color : opposite(color),
      '#000',
    ]),
  )
})

test('a cover inverts exactly the steps with white ink', () => {
  const [, cover = ''] = /\.pt-mark:is\(([^)]*)\):not\([^)]*\)::after/.exec(styles) ?? []
  expect(Array.from(cover.matchAll(/'(\d+)'/g), ([, step]) => Number(step))).toStrictEqual(
    heatColors.flatMap((color, index) => (inkOn(color) === '#ffffff' ? [index + 1] : [])),
  )
})

function opposite(color: string): string {
  const rest = 0xff_ff_ff - Number.parseInt(color.slice(1), 16)
  return `#${rest.toString(16).padStart(6, '0')}`
}

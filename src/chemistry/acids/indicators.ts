/** A dye that has one color below its range of pH and another one above. */
export type Indicator = {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly acidColor: string
  readonly baseColor: string
}

/**
 * Indicators and their ranges, as "Common Indicators" of easychem.com.au prints them. Those of methyl orange and
 * phenolphthalein are also in the table of the University of Wisconsin-Madison (CHEM 109), and the colors there
 * are those taken here. Ranges depend on the eye and on the solution, so questions keep a distance from them.
 */
export const indicators: readonly Indicator[] = [
  { name: 'methyl orange', low: 3.1, high: 4.4, acidColor: 'red', baseColor: 'yellow' },
  { name: 'methyl red', low: 4.4, high: 6.2, acidColor: 'red', baseColor: 'yellow' },
  { name: 'bromocresol purple', low: 5.2, high: 6.8, acidColor: 'yellow', baseColor: 'purple' },
  { name: 'bromothymol blue', low: 6, high: 7.6, acidColor: 'yellow', baseColor: 'blue' },
  { name: 'phenol red', low: 6.8, high: 8.4, acidColor: 'yellow', baseColor: 'red' },
  { name: 'thymol blue', low: 8, high: 9.6, acidColor: 'yellow', baseColor: 'blue' },
  { name: 'phenolphthalein', low: 8.2, high: 10, acidColor: 'colorless', baseColor: 'pink' },
]

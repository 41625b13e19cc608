/** A dye that has one color below its range of pH and another one above. */
export type Indicator = {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly acidColor: string
  readonly baseColor: string
}

/**
 * Indicators and their ranges. Tables differ by a few tenths, because ranges depend on the eye and on the solution:
 * the limits here are within 0.2 of those in OpenStax Chemistry 2e, section 14.7
 * (https://openstax.org/books/chemistry-2e/pages/14-7-acid-base-titrations), with 0.5 for the upper limit of thymol
 * blue, and of those that the chapter "Indicators" of the United States Pharmacopeia 32 lists, with 0.4 for that
 * limit. Questions keep a distance of 0.8 from a range.
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

import { properties } from '#chemistry/element-properties.ts'
import { elements } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

/** Radius of a nucleus in femtometers: 1.2 times the cube root of the mass number. */
const NUCLEON_RADIUS_FM = 1.2
const FM_PER_PM = 1000

/**
 * Elements, uranium and no other of the f-block, of which the atom is 20 000 to 65 000 times as wide
 * as the nucleus.
 */
const modelElements = elements.flatMap(({ symbol, typicalIsotope, block }) => {
  const radius = properties(symbol).covalentRadius
  if (radius === null || (block === 'f' && symbol !== 'U')) return []
  const ratio = (radius * FM_PER_PM) / (NUCLEON_RADIUS_FM * Math.cbrt(typicalIsotope))
  return ratio > 20_000 && ratio < 65_000 ? [{ symbol, ratio }] : []
})

/** A model nucleus, the width of its atom, and other widths with how many times the nucleus they are. */
const models = [
  {
    object: 'a pinhead 1 mm wide',
    right: 'Tens of meters',
    wrong: [
      ['A few centimeters', 'tens of'],
      ['A few meters', 'some thousands of'],
      ['A few kilometers', 'millions of'],
      ['Hundreds of kilometers', 'hundreds of millions of'],
    ],
  },
  {
    object: 'a marble 1 cm wide',
    right: 'Hundreds of meters',
    wrong: [
      ['Tens of centimeters', 'tens of'],
      ['A few meters', 'hundreds of'],
      ['Tens of kilometers', 'millions of'],
      ['Thousands of kilometers', 'hundreds of millions of'],
    ],
  },
  {
    object: 'a ball 10 cm wide',
    right: 'A few kilometers',
    wrong: [
      ['A few meters', 'tens of'],
      ['Tens of meters', 'hundreds of'],
      ['Hundreds of kilometers', 'millions of'],
      ['Thousands of kilometers', 'tens of millions of'],
    ],
  },
] as const

export const atomAsModel = template('as-h7', 'atom-size', (random) => {
  const { symbol, ratio } = pick(random, modelElements)
  const { object, right, wrong } = pick(random, models)
  const name = nameOf(symbol)
  const times = formatNumber(ratio, { significant: 1 })
  return statement(random, {
    element: symbol,
    stem: `If the nucleus of an atom of ${name} were ${object}, how wide would the atom be?`,
    answers: [right],
    lures: wrong.map(([value, factor]) => ({
      value,
      misconception: 'AS7',
      why: `That would be ${factor} times as wide. An atom of ${name} is roughly ${times} times as wide as its nucleus.`,
    })),
    right: `An atom of ${name} is roughly ${times} times as wide as its nucleus: with ${object} as the nucleus that makes ${right.toLowerCase()}.`,
    see: { article: 'what-is-an-atom' },
  })
})

import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { atomAsModel, modelElements } from './hard-species.ts'

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

/** As before, with wrong widths that are named in the manner of the right one. */
export const atomAsScaleModel: Template = {
  ...atomAsModel,
  version: 2,
  draw(random) {
    const { symbol, ratio } = pick(random, modelElements)
    const { object, right, wrong } = pick(random, models)
    const times = formatNumber(ratio, { significant: 1 })
    const solution = `An atom of ${nameOf(symbol)} is roughly ${times} times as wide as its nucleus`
    return questionOfFacet(random, {
      element: symbol,
      stem: `If the nucleus of an atom of ${nameOf(symbol)} were ${object}, how wide would the atom be?`,
      answers: [right],
      lures: wrong.map(([value, factor]) => ({
        value,
        misconception: 'AS7',
        why: `That would be ${factor} times as wide. ${solution}.`,
      })),
      right: `${solution}: with ${object} as the nucleus that makes ${right.toLowerCase()}.`,
      see: { article: 'what-is-an-atom' },
    })
  },
}

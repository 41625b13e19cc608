import { element } from '#chemistry/elements.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, WRONG_OPTIONS } from '#quiz/template.ts'
import { whichElement } from '#quiz/which-element.ts'

import { LIQUID_AT, liquidAt, notLiquid, withBothPoints } from './medium.ts'
import { degrees, familiarSamples, type Sample, stateAt } from './states.ts'

/** Solids, or gases, that are nearest to being liquid, of which some are offered. */
const NEAREST = 6

/**
 * As before, but any number of the other three are gases, so that the liquid is not known by its place
 * among the melting points.
 */
export const liquidAmong: Template = {
  ...liquidAt,
  version: 4,
  draw(random) {
    const temperature = pick(random, LIQUID_AT)
    const inState = (state: string): Sample[] =>
      familiarSamples.filter((entry) => stateAt(entry, temperature) === state)
    const [answer] = shuffle(random, inState('liquid'))
    const gases = inState('gas').toSorted((a, b) => b.boilingPoint - a.boilingPoint)
    const solids = inState('solid').toSorted((a, b) => a.meltingPoint - b.meltingPoint)
    const gaseous = integer(random, 0, WRONG_OPTIONS)
    if (answer === undefined || gases.length < gaseous) return null
    const others = [
      ...sample(random, gases.slice(0, NEAREST), gaseous),
      ...sample(random, solids.slice(0, NEAREST), WRONG_OPTIONS - gaseous),
    ]
    return whichElement(random, {
      stem: `Melting and boiling points are given in brackets. Which of these elements is liquid at ${degrees(temperature)}?`,
      answer: answer.symbol,
      label: withBothPoints,
      isRight: (symbol) => {
        const { meltingPoint, boilingPoint } = element(symbol)
        return (meltingPoint ?? 0) < temperature && temperature < (boilingPoint ?? 0)
      },
      lures: others.map((other) => ({
        symbol: other.symbol,
        misconception: temperature < 0 ? 'PH5' : 'PH6',
        why: notLiquid(other, temperature),
      })),
      right: `${degrees(temperature)} lies between the melting point ${degrees(answer.meltingPoint)} and the boiling point ${degrees(answer.boilingPoint)} of ${answer.name.toLowerCase()}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

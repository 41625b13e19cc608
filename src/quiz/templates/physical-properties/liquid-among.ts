import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, WRONG_OPTIONS } from '#quiz/template.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { LIQUID_AT, liquidAt, questionOfLiquid } from './medium.ts'
import { familiarSamples, type Sample, stateAt } from './states.ts'
import { liquids, statesOfElements } from './wordings.ts'

/** Solids, or gases, that are nearest to being liquid, of which some are offered. */
const NEAREST = 6

const amongGasesAndSolids: Template = {
  ...liquidAt,
  version: 3,
  draw(random) {
    const temperature = pick(random, LIQUID_AT)
    const inState = (state: string): Sample[] =>
      familiarSamples.filter((entry) => stateAt(entry, temperature) === state)
    const [answer] = shuffle(random, inState('liquid'))
    const gases = inState('gas').toSorted((a, b) => b.boilingPoint - a.boilingPoint)
    const solids = inState('solid').toSorted((a, b) => a.meltingPoint - b.meltingPoint)
    const gaseous = integer(random, 0, WRONG_OPTIONS)
    if (answer === undefined || gases.length < gaseous) return null
    return questionOfLiquid(random, temperature, answer, [
      ...sample(random, gases.slice(0, NEAREST), gaseous),
      ...sample(random, solids.slice(0, NEAREST), WRONG_OPTIONS - gaseous),
    ])
  },
}

/**
 * As before, but any number of the other three are gases, so that the liquid is not known by its place
 * among the melting points.
 */
export const liquidAmong = reworded({
  ...liquids,
  of: amongGasesAndSolids,
  article: statesOfElements,
})

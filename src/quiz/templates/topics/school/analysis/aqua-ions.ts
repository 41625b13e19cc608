import { aquaReactions } from '#chemistry/analysis/aqua-ions.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  balancingTask,
  leftExchanged,
  onesEverywhere,
  shownPlain,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

/** The numbers of a reaction of a metal-aqua ion. */
export const equationOfAquaIon = production('ch-m712', 'balance', 'precipitates', (random) => {
  const { equation: text, metal, reagent } = pick(random, aquaReactions)
  const equation = equationOf(text)
  return balancingTask(equation, {
    element: metal,
    stem: `${!text.startsWith('[') && !text.startsWith('2 [') ? `A precipitate with ${nameOf(metal)} meets` : `Aqua ions of ${nameOf(metal)} meet`} ${reagent}. Balance ${shownPlain(equation)}.`,
    corrections: [onesEverywhere(equation), leftExchanged(equation), twiceAsMuch(equation)],
  })
})

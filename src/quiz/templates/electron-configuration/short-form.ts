import { configurationOf, formatNobleGasForm, nobleGasForm } from '#chemistry/configurations.ts'
import { element, elements } from '#chemistry/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import type { Lure, Template } from '#quiz/template.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { beyondArgon, questionOfShortForm, shortForm, shortFormLures } from './medium.ts'
import { singular } from './wordings.ts'

const nobleGases = elements.filter(({ group }) => group === 18)

const byHalves: Template = {
  ...shortForm,
  version: 3,
  draw(random) {
    const entry = pick(random, beyondArgon)
    const subshells = configurationOf(entry.symbol)
    const { core } = nobleGasForm(subshells)
    if (core === null) return null
    const answer = formatNobleGasForm(subshells)
    const gas = element(core)
    const otherGas = nobleGases[nobleGases.indexOf(gas) + (random() < 0.5 ? 1 : -1)]
    const rest = shuffle(random, shortFormLures(entry, subshells, answer)).find(({ value }) =>
      value.startsWith(`[${core}] `),
    )
    if (otherGas === undefined || rest === undefined) return null
    const wrongBracket: Lure<string> = {
      value: answer.replace(core, otherGas.symbol),
      misconception: 'EC14',
      why: `${otherGas.name} has ${otherGas.atomicNumber} electrons. The bracket is the last noble gas before the element, ${gas.name.toLowerCase()} with ${gas.atomicNumber}: ${answer}.`,
    }
    const bothWrong = { ...wrongBracket, value: rest.value.replace(core, otherGas.symbol) }
    return questionOfShortForm(entry, core, { lures: [rest, wrongBracket, bothWrong] })
  },
}

/**
 * As before, but a wrong bracket and a wrong rest are each offered with the right and with the wrong
 * other half: the right form is no longer the one that has most in common with the rest.
 */
export const shortFormByHalves = reworded({ ...singular, of: byHalves })

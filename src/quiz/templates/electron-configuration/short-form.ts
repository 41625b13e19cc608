import { configurationOf, formatNobleGasForm, nobleGasForm } from '#chemistry/configurations.ts'
import { element, elements } from '#chemistry/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'

import { beyondArgon, isGroundState, outerPath, shortForm, shortFormLures } from './medium.ts'

const nobleGases = elements.filter(({ group }) => group === 18)

/**
 * As before, but a wrong bracket and a wrong rest are each offered with the right and with the wrong
 * other half: the right form is no longer the one that has most in common with the rest.
 */
export const shortFormByHalves: Template = {
  ...shortForm,
  version: 4,
  draw(random) {
    const entry = pick(random, beyondArgon)
    const { symbol, name, atomicNumber, period } = entry
    const subshells = configurationOf(symbol)
    const { core } = nobleGasForm(subshells)
    if (core === null) return null
    const answer = formatNobleGasForm(subshells)
    const gas = element(core)
    const place = nobleGases.indexOf(gas)
    const otherGas = nobleGases[place + (random() < 0.5 ? 1 : -1)]
    const rest = shuffle(random, shortFormLures(entry, subshells, answer)).find(({ value }) =>
      value.startsWith(`[${core}] `),
    )
    if (otherGas === undefined || rest === undefined) return null
    const left = atomicNumber - gas.atomicNumber
    const wrongBracket: Lure<string> = {
      value: answer.replace(core, otherGas.symbol),
      misconception: 'EC14',
      why: `${otherGas.name} has ${otherGas.atomicNumber} electrons. The bracket is the last noble gas before the element, ${gas.name.toLowerCase()} with ${gas.atomicNumber}: ${answer}.`,
    }
    return worded({
      element: symbol,
      stem: `Which short form is the ground-state electron configuration of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
      answer,
      isRight: (value) => isGroundState(value, atomicNumber),
      lures: [
        rest,
        wrongBracket,
        { ...wrongBracket, value: rest.value.replace(core, otherGas.symbol) },
      ],
      right:
        `[${core}] stands for the ${gas.atomicNumber} electrons of ${gas.name.toLowerCase()}. ` +
        `${left === 1 ? 'The one that is left fills' : `The other ${left} fill`} ${outerPath(atomicNumber, period)}: ${answer}.`,
      see: { article: 'electron-shells-and-orbitals' },
    })
  },
}

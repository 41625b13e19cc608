import { formatIon } from '#chemistry/formulas.ts'
import { ionizationEnergies } from '#chemistry/ionization-energies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

import { outerElectrons } from './ions.ts'

/** Metals whose ions have the electrons of a noble gas, with all ionization energies needed. */
const ionized = ['Li', 'Na', 'K', 'Be', 'Mg', 'Ca', 'Al']

/** Energies are in kJ/mol, positive where the step requires them and negative where it releases them. */
export const energyOfStep = template('ch-h2', 'reactivity-reasons', (random) => {
  const symbol = pick(random, ionized)
  const energies = ionizationEnergies(symbol)
  const charge = outerElectrons(symbol)
  const step = pick(random, [charge, charge, 1])
  const energy = energies[step - 1]
  const other = pick(
    random,
    [energies[step - 2], energies[step]].filter((neighbor) => neighbor !== undefined),
  )
  if (energy === undefined) return null
  const before = step === 1 ? symbol : formatIon(symbol, step - 1)
  const ion = formatIon(symbol, step)
  const shown = kilojoules(energy)
  const core = step === charge ? ` although ${ion} has the electrons of a noble gas` : ''
  const belongs =
    other < energy
      ? `${kilojoules(other)} belongs to the step before, which ends with ${before}`
      : `${kilojoules(other)} belongs to the next step, from ${ion} on`
  return choice({
    element: symbol,
    stem: pick(random, [
      `Which statement about the step ${before}(g) → ${ion}(g) + e⁻ is right?`,
      `How is energy involved in the step ${before}(g) → ${ion}(g) + e⁻?`,
    ]),
    answer: energy,
    isRight: (value) => value === energy,
    show: (value) =>
      value > 0 ? `It requires ${kilojoules(value)}.` : `It releases ${kilojoules(-value)}.`,
    lures: [
      {
        value: -energy,
        misconception: 'CH4',
        why: `The electron is attracted by the positive nucleus. So removing it requires energy: ${shown}${core}.`,
      },
      {
        value: other,
        misconception: 'PE6',
        why: `${belongs}. The step asked for requires ${shown}.`,
      },
      {
        value: -other,
        misconception: 'CH4',
        why: `Removing an electron from an atom or a positive ion requires energy, and ${belongs}. This one requires ${shown}.`,
      },
    ],
    right: `Removing an electron requires energy${core}: ${shown} here.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** Writes a molar energy, given in kJ/mol: '496 kJ/mol'. */
export function kilojoules(energy: number): string {
  return `${formatNumber(energy, { decimals: 0 })} kJ/mol`
}

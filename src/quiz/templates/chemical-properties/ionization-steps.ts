import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, law, calculated } from '#quiz/worked/solutions.ts'

import { outerElectrons } from './ions.ts'

/** Metals whose ions have the electrons of a noble gas, with all ionization energies needed. */
const ionized = ['Li', 'Na', 'K', 'Be', 'Mg', 'Ca', 'Al']

/** Energy in kJ/mol, positive where it is required and negative where it is released. */
export const energyOfIonization = template('ch-m11', 'reactivity-reasons', (random) => {
  const symbol = pick(random, ionized)
  const energies = ionizationEnergies(symbol).map((energy) => Math.round(energy))
  const [start, end] = pick(random, spansOf(Math.min(outerElectrons(symbol) + 1, energies.length)))
  const given = energies.slice(0, end + (end < energies.length ? pick(random, [0, 1]) : 0))
  const parts = energies.slice(start, end)
  const answer = sum(parts)
  const [before, after] = [start, end].map((charge) =>
    charge === 0 ? symbol : formatIon(symbol, charge),
  )
  const solution =
    parts.length === 1
      ? `This step requires ${kilojoules(answer)}`
      : `Each step requires energy: ${parts.map((energy) => formatNumber(energy)).join(' + ')} = ${kilojoules(answer)}`
  const wrong = pick(random, [
    { value: energies[end - 1] ?? 0, why: `That is the last step alone. ${solution}.` },
    { value: sum(given), why: `That adds all energies that are given. ${solution}.` },
    { value: sum(energies.slice(0, end)), why: `That begins with the neutral atom. ${solution}.` },
  ])
  if (wrong.value === answer) return null
  return choice({
    element: symbol,
    stem: `The successive ionization energies of ${nameOf(symbol)} are ${listed(given.map((energy) => formatNumber(energy)))} kJ/mol. How is energy involved in ${before}(g) → ${after}(g) + ${end - start === 1 ? '' : `${end - start} `}e⁻?`,
    answer,
    isRight: (value) => value === sum(parts),
    show: (value) =>
      value > 0 ? `It requires ${kilojoules(value)}.` : `It releases ${kilojoules(-value)}.`,
    lures: [
      {
        value: -answer,
        misconception: 'CH4',
        why: `Electrons are attracted by the positive nucleus, so removing them requires energy. ${solution}.`,
      },
      { value: wrong.value, misconception: null, why: wrong.why },
      {
        value: -wrong.value,
        misconception: 'CH4',
        why: `Removing electrons requires energy. ${wrong.why}`,
      },
    ],
    solution: () =>
      solved(
        'the energy of the whole process',
        law('Each electron costs the ionization energy of its step'),
        calculated(
          'Energy',
          added(...parts.map((energy) => exact(energy))),
          exact(answer, 'kJ/mol'),
        ),
      ),
    right: `${solution}.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** From one charge to a higher one, up to a highest charge. */
function spansOf(highest: number): readonly (readonly [start: number, end: number])[] {
  return Array.from({ length: highest }, (_, start) => start).flatMap((start) =>
    Array.from({ length: highest - start }, (_, step) => [start, start + step + 1] as const),
  )
}

function sum(energies: readonly number[]): number {
  return energies.reduce((total, energy) => total + energy, 0)
}

/** Writes a molar energy, given in kJ/mol: '496 kJ/mol'. */
export function kilojoules(energy: number): string {
  return `${formatNumber(energy, { decimals: 0 })} kJ/mol`
}

import { element, elementByNumber } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, naturalNuclides, type Nuclide } from '#chemistry/elements/isotopes.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'

import { familiarNuclides, neutronCount } from './species.ts'

/** One mistake in counting, the real atoms that it takes for the right one, and what it did. */
type Slip = {
  readonly misconception: MisconceptionId
  readonly atoms: readonly Nuclide[]
  readonly why: string
}

/** The atom of a mass number, of which the electrons tell the protons. All options are real atoms. */
export const atomOfMassNumber = template('as-m701', 'mass-number', (random) => {
  const answer = pick(random, familiarNuclides)
  const { massNumber } = answer
  const { protons } = element(answer.symbol)
  if (protons < 3) return null
  const account = `A neutral atom with ${protons} electrons has ${protons} protons, and ${protons} + ${neutronCount(answer)} = ${massNumber}`
  return choice<Nuclide>({
    element: answer.symbol,
    badge: null,
    stem: `${pick(random, ['Which neutral atom has the mass number', 'Which of these neutral atoms has the mass number'])} ${massNumber}?`,
    answer,
    isRight: (atom) => element(atom.symbol).atomicNumber + neutronCount(atom) === massNumber,
    lures: slipsOf(massNumber).flatMap((slip) => lureOf(random, slip, account)),
    show: (atom) =>
      `${counted(element(atom.symbol).protons, 'electron')}, ${counted(neutronCount(atom), 'neutron')}`,
    right: `${account}.`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
})

function slipsOf(massNumber: number): readonly Slip[] {
  return [
    {
      misconception: 'AS17',
      atoms: naturalNuclides.filter((atom) => neutronCount(atom) === massNumber),
      why: `That has ${massNumber} neutrons, and the protons count as well.`,
    },
    {
      misconception: 'AS18',
      atoms: isotopesOf(massNumber),
      why: `That has ${massNumber} protons, and the neutrons count as well.`,
    },
    {
      misconception: 'AS9',
      atoms: naturalNuclides.filter(
        (atom) => atom.massNumber + element(atom.symbol).protons === massNumber,
      ),
      why: `That comes to ${massNumber} only with the electrons, which do not count.`,
    },
  ]
}

function isotopesOf(protons: number): readonly Nuclide[] {
  const symbol = elementByNumber(protons)?.symbol
  return symbol === undefined
    ? []
    : naturalIsotopes(symbol).map(({ massNumber }) => ({ symbol, massNumber }))
}

function lureOf(random: Random, slip: Slip, account: string): readonly Lure<Nuclide>[] {
  if (slip.atoms.length === 0) return []
  const { misconception, why } = slip
  return [{ value: pick(random, slip.atoms), misconception, why: `${why} ${account}.` }]
}

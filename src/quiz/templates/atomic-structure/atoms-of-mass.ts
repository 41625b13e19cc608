import { element, elementByNumber } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, naturalNuclides, type Nuclide } from '#chemistry/elements/isotopes.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Lure, nextDraw, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'

import { familiarNuclides, neutronCount } from './species.ts'

/** One mistake in counting, the real atoms that it takes for the right one, and what it did. */
type Slip = {
  readonly misconception: MisconceptionId
  readonly atoms: readonly Nuclide[]
  readonly why: string
}

/** The lures of an atom, with the account of the right one. */
type LuresOf = (random: Random, answer: Nuclide, account: string) => readonly Lure<Nuclide>[]

/** The atom of a mass number, of which the electrons tell the protons. All options are real atoms. */
export const atomOfMassNumber = template('as-m701', 'mass-number', (random) =>
  atomAmong(random, (chance, { massNumber }, account) =>
    slipsOf(massNumber).flatMap((slip) => lureOf(chance, slip, account)),
  ),
)

/** The same, with the right atom as often first, last or between the others by its electrons. */
export const atomAtAnyPlace = nextDraw(atomOfMassNumber, (random) =>
  atomAmong(random, (chance, answer, account) => {
    const own = element(answer.symbol).protons
    const slips = slipsOf(answer.massNumber).flatMap((slip) => lureOf(chance, slip, account))
    const neighbors = shuffle(chance, familiarNuclides)
      .filter((atom) => {
        const distance = Math.abs(atom.massNumber - answer.massNumber)
        return distance > 0 && distance < 8 && element(atom.symbol).protons !== own
      })
      .map((atom): Lure<Nuclide> => {
        const { protons } = element(atom.symbol)
        return {
          value: atom,
          misconception: null,
          why: `That comes to ${protons} + ${neutronCount(atom)} = ${atom.massNumber}. ${account}.`,
        }
      })
    const isFewer = ({ value }: Lure<Nuclide>): boolean => element(value.symbol).protons < own
    const fewer = pick(chance, [0, 1, 2, 3])
    const all = [...slips, ...neighbors]
    const chosen = [
      ...all.filter(isFewer).slice(0, fewer),
      ...all.filter((lure) => !isFewer(lure)).slice(0, WRONG_OPTIONS - fewer),
    ]
    return chosen.some(({ misconception }) => misconception !== null) ? chosen : []
  }),
)

function atomAmong(random: Random, luresOf: LuresOf): Draft | null {
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
    lures: luresOf(random, answer, account),
    show: (atom) =>
      `${counted(element(atom.symbol).protons, 'electron')}, ${counted(neutronCount(atom), 'neutron')}`,
    right: `${account}.`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
}

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

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { bondCurve, bondGroups, type DiatomicBond } from '#chemistry/electrons/bond-curves.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, less } from '#quiz/worked/expressions.ts'

/** Depths and distances that lie on lines of the drawing. */
const depths = [100, 150, 200, 300, 400, 600, 800]
const lengths = [100, 150, 200]
const UNTIL = 350

const names = ['A', 'E', 'L', 'M', 'R', 'T', 'X', 'Z'] as const

function drawnBond(random: Random) {
  const atom = pick(random, names)
  const molecule = `${atom}₂`
  const bond = { length: pick(random, lengths), energy: pick(random, depths) }
  const figure: Figure = {
    kind: 'curves',
    of: 'potential-energy',
    curves: [{ name: molecule, points: bondCurve(bond, UNTIL) }],
  }
  return { atom, molecule, ...bond, figure }
}

/** The radius of an atom: half of the bond length that a curve of potential energy shows. */
export const radiusFromCurve = production('bo-e821', 'number', 'potential-curves', (random) => {
  const { atom, molecule, length, energy, figure } = drawnBond(random)
  const value = length / 2
  return workedNumber({
    element: 'H',
    stem: `The curve shows the potential energy of two atoms ${atom} by their distance. What covalent radius, half of the bond length of ${molecule}, has ${atom}?`,
    value,
    unit: 'pm',
    units: ['pm', 'nm'],
    tolerance: 0.05,
    apart: 0.11,
    figure,
    account: `The energy is lowest at ${quantity(length, 'pm')}, which is the bond length, and half of it is ${quantity(value, 'pm')}`,
    wrong: [
      [length, null, 'That is the whole bond length.'],
      [UNTIL / 2, 'ST23', 'Far to the right the atoms hardly attract each other any more.'],
      [
        Math.round(value * (1 - Math.LN2 / 2.4)),
        'ST24',
        'Where the curve crosses zero the atoms are pressed together, and the energy is not the lowest.',
      ],
      [energy, null, 'That is an energy, read from the axis on the left.'],
    ],
    solution: () => ({
      asked: `the radius of ${atom}`,
      given: { 'Distance of the lowest point': exact(length, 'pm') },
      relation:
        'A molecule rests where its potential energy is lowest, and the radius is half of this distance',
      numbers: [['Radius', divided(exact(length, 'pm'), exact(2)), 'pm', {}]],
    }),
  })
})

/** The energy of a bond, read from a curve of potential energy. */
export const energyFromCurve = production('bo-m821', 'number', 'potential-curves', (random) => {
  const { atom, molecule, length, energy, figure } = drawnBond(random)
  return workedNumber({
    element: 'H',
    stem: `The curve shows the potential energy of two atoms ${atom} by their distance. How much energy breaks the bonds of one mole of ${molecule}?`,
    value: energy,
    unit: 'kJ/mol',
    units: ['kJ/mol', 'J/mol'],
    tolerance: 0.05,
    apart: 0.11,
    figure,
    account: `The lowest point lies at −${quantity(energy, 'kJ/mol')} and atoms far apart at 0, so breaking the bond takes ${quantity(energy, 'kJ/mol')}`,
    wrong: [
      [-energy, 'ST23', 'Breaking a bond takes energy up, so the sign is plus.'],
      [length, null, 'That is the distance, read from the axis below.'],
      [
        0.3 * energy,
        'ST24',
        'On the left the atoms are pressed together; that height is not the energy of the bond.',
      ],
      [1.3 * energy, 'ST24', 'That goes from the lowest point to the left end of the curve.'],
    ],
    solution: () => ({
      asked: 'the energy of the bond',
      given: { 'Lowest energy': exact(-energy, 'kJ/mol'), 'Atoms far apart': exact(0, 'kJ/mol') },
      relation: 'Breaking the bond leads from the lowest point to atoms that are far apart',
      numbers: [['Energy', less(exact(0, 'kJ/mol'), exact(-energy, 'kJ/mol')), 'kJ/mol', {}]],
    }),
  })
})

const letters = ['A', 'B', 'C'] as const

type Lettered = { readonly bond: DiatomicBond; readonly letter: string }

function textOf({ bond: { formula, length, energy }, letter }: Lettered): string {
  return `${formatFormula(formula)} has a bond of ${length} pm and ${energy} kJ/mol: curve ${letter}.`
}

/** Curves of three molecules, and which is which. */
export const moleculesOfCurves = production('bo-m822', 'match', 'potential-curves', (random) => {
  const group = pick(random, bondGroups)
  const drawn = shuffle(random, group).map((bond, place) => ({
    bond,
    letter: letters[place] ?? 'A',
  }))
  const until = 10 * Math.ceil((2.2 * Math.max(...group.map(({ length }) => length))) / 10)
  return pairDraft(random, {
    stem: `The curves show the potential energy of two atoms by their distance. Pair each molecule with its curve.`,
    pairs: drawn.map(({ bond, letter }) => ({
      left: formatFormula(bond.formula),
      partner: `curve ${letter}`,
      element: bond.element,
    })),
    exchanges: couplesOf(drawn).map(([one, other]) => ({
      of: [formatFormula(one.bond.formula), formatFormula(other.bond.formula)] as const,
      misconception: 'ST25' as const,
      text: `The deeper the curve, the stronger the bond, and the shorter bond has its lowest point further left. ${textOf(one)} ${textOf(other)}`,
    })),
    right: drawn.map(textOf).join(' '),
    article: null,
    figure: {
      kind: 'curves',
      of: 'potential-energy',
      curves: drawn
        .map(({ bond, letter }) => ({ name: letter, points: bondCurve(bond, until) }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    },
    asked: 'the curve of each molecule',
    rule: 'More bonds between two atoms, and smaller atoms, mean a shorter and stronger bond, so a lowest point that is deeper and further left',
  })
})

import { element as elementOf, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, type Nuclide } from '#chemistry/elements/isotopes.ts'
import {
  bindingEnergy,
  massDefect,
  MEV_PER_U,
  NEUTRON_MASS,
} from '#chemistry/nuclear/binding-energy.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, nuclideName } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'

const light: readonly Nuclide[] = nuclides(['H', 2], ['He', 3], ['Li', 6], ['Li', 7], ['Be', 9])
const heavy: readonly Nuclide[] = nuclides(['U', 238], ['U', 235], ['Th', 232], ['Bi', 209])
const middle: readonly Nuclide[] = nuclides(
  ['Fe', 56],
  ['Ni', 58],
  ['Ni', 60],
  ['Cr', 52],
  ['Fe', 54],
)

const asked: readonly Nuclide[] = nuclides(
  ['He', 4],
  ['Li', 7],
  ['Be', 9],
  ['B', 11],
  ['C', 12],
  ['C', 13],
  ['N', 14],
  ['O', 16],
  ['F', 19],
  ['Ne', 20],
  ['Na', 23],
  ['Mg', 24],
  ['Al', 27],
  ['Si', 28],
  ['P', 31],
  ['S', 32],
  ['Cl', 35],
  ['Ar', 40],
  ['Ca', 40],
  ['Fe', 56],
  ['Co', 59],
  ['Cu', 63],
)

function nuclides(...pairs: readonly (readonly [ElementSymbol, number])[]): readonly Nuclide[] {
  return pairs.map(([symbol, massNumber]) => ({ symbol, massNumber }))
}

/** The masses of a nuclide and of its parts, in u. */
function partsOf({ symbol, massNumber }: Nuclide) {
  const hydrogen = naturalIsotopes('H')[0]?.mass
  const mass = naturalIsotopes(symbol).find((one) => one.massNumber === massNumber)?.mass
  const defect = massDefect(symbol, massNumber)
  if (hydrogen === undefined || mass === undefined || defect === null) return null
  const { protons } = elementOf(symbol)
  const shownHydrogen = Number(hydrogen.toFixed(6))
  const neutrons = massNumber - protons
  return {
    hydrogen: shownHydrogen,
    mass,
    protons,
    neutrons,
    defect: protons * shownHydrogen + neutrons * NEUTRON_MASS - mass,
  }
}

/** The mass that an atom lacks against its parts, or the binding energy for each particle of its nucleus. */
function bindingDraft(nuclide: Nuclide, isEnergy: boolean) {
  const parts = partsOf(nuclide)
  if (parts === null) return null
  const { symbol, massNumber } = nuclide
  const { hydrogen, mass, protons, neutrons, defect } = parts
  const name = nuclideName(symbol, massNumber)
  const energy = defect * MEV_PER_U
  const value = isEnergy ? energy / massNumber : defect
  const six = (number: number) => `${formatNumber(number, { decimals: 6 })} u`
  const sum = `${protons} × ${six(hydrogen)} + ${neutrons} × ${six(NEUTRON_MASS)} − ${six(mass)} = ${quantity(defect, 'u')}`
  const account = isEnergy
    ? `${sum}, which is ${quantity(energy, 'MeV')}, and divided by ${massNumber} particles ${quantity(value, 'MeV')}`
    : sum
  const masses = `An atom of ${name} has ${six(mass)}, one of hydrogen-1 ${six(hydrogen)}, a neutron ${six(NEUTRON_MASS)}.`
  return workedNumber({
    element: symbol,
    stem: isEnergy
      ? `${masses} With ${formatNumber(MEV_PER_U)} MeV for 1 u, what is its binding energy per particle?`
      : `${masses} By how much is the atom lighter than its parts?`,
    value,
    unit: isEnergy ? 'MeV' : 'u',
    units: isEnergy ? ['keV', 'MeV'] : ['u', 'kg'],
    tolerance: 0.01,
    account,
    wrong: isEnergy
      ? [
          [energy, 'NU11', 'That is the binding energy of the whole nucleus.'],
          [energy / protons, 'NU11', 'That divides by the protons alone.'],
          [defect / massNumber, null, 'That is a mass in u; an energy in MeV is asked for.'],
          [energy / (massNumber + protons), 'NU11', 'That counts the electrons as well.'],
        ]
      : [
          [
            protons * hydrogen + neutrons * NEUTRON_MASS,
            'NU12',
            'That is the mass of the parts; the atom is a little lighter.',
          ],
          [mass - massNumber, 'NU12', 'The mass number is no mass; the parts have their own.'],
          [
            massNumber * hydrogen - mass,
            'NU12',
            'That takes all particles for hydrogen atoms, but some are neutrons.',
          ],
          [
            massNumber * NEUTRON_MASS - mass,
            'NU12',
            'That takes all particles for neutrons, but some are protons with electrons.',
          ],
        ],
    apart: 0.02,
    solution: () => ({
      asked: isEnergy ? 'the binding energy for each particle' : 'the mass that is missing',
      given: {
        [capitalized(name)]: decimal(mass, 'u', 6),
        'Hydrogen-1': decimal(hydrogen, 'u', 6),
        Neutron: decimal(NEUTRON_MASS, 'u', 6),
      },
      begin: `The atom has ${protons} protons with as many electrons, and ${neutrons} neutrons`,
      relation: 'What the atom lacks is the mass of its parts less its own',
      numbers: isEnergy
        ? [
            defectStep(parts),
            ['Energy', multiplied(measured(defect, 'u'), exact(MEV_PER_U, 'MeV/u')), 'MeV'],
            ['For each particle', divided(measured(energy, 'MeV'), exact(massNumber)), 'MeV'],
          ]
        : [defectStep(parts)],
    }),
  })
}

function defectStep({
  hydrogen,
  mass,
  protons,
  neutrons,
}: NonNullable<ReturnType<typeof partsOf>>) {
  return [
    'Missing mass',
    less(
      added(
        multiplied(exact(protons), decimal(hydrogen, 'u', 6)),
        multiplied(exact(neutrons), decimal(NEUTRON_MASS, 'u', 6)),
      ),
      decimal(mass, 'u', 6),
    ),
    'u',
  ] as const
}

/** The mass that an atom lacks against its parts. */
export const missingMass = production('as-m621', 'number', 'binding-energy', (random) =>
  bindingDraft(pick(random, asked), false),
)

/** The binding energy for each particle of a nucleus, from masses. */
export const energyOfBinding = production('as-h621', 'number', 'binding-energy', (random) =>
  bindingDraft(pick(random, asked), true),
)

/** Nuclei by their binding energy for each particle. */
export const orderOfBinding = production('as-e621', 'order', 'binding-energy', (random) => {
  const [first, second, third] = [pick(random, light), pick(random, heavy), pick(random, middle)]
  const items = [first, second, third]
  const shown = ({ symbol, massNumber }: Nuclide) => nuclideName(symbol, massNumber)
  const energy = ({ symbol, massNumber }: Nuclide) =>
    `${formatNumber(bindingEnergy(symbol, massNumber) ?? 0, { decimals: 1 })} MeV`
  const account = `Nuclei near iron are bound best: ${shown(first)} has ${energy(first)}, ${shown(second)} ${energy(second)} and ${shown(third)} ${energy(third)} for each particle`
  return orderedCards(random, {
    element: third.symbol,
    items,
    card: shown,
    ends: ['least bound', 'most bound'],
    stemOf: () => 'Order these nuclei by the binding energy for each of their particles.',
    wrong: [
      {
        order: [first, third, second],
        misconception: 'NU13',
        why: `The heaviest nucleus is not bound best; it can split. ${account}.`,
      },
      {
        order: [second, third, first],
        misconception: 'NU13',
        why: `The lightest nucleus is not bound best; it can fuse. ${account}.`,
      },
      {
        order: items.toReversed(),
        misconception: null,
        why: `That is the other way around. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})

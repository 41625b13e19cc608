import { molarMass } from '#chemistry/compounds/formulas.ts'
import {
  type HeavyAtom,
  hydrogensOf,
  type Molecule,
  withAtom,
  withOrder,
} from '#chemistry/organic/molecules/molecule.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

import { asNamed, type NamedMolecule, once, pools, straight } from './pool.ts'
import { rankOf, withAcid, withCarbonyl } from './reactions.ts'

/** A step of a route: what is done, what comes of it, and what a learner may take for it. */
type Step = {
  readonly done: string
  readonly product: NamedMolecule
  readonly mistaken: readonly Mistaken[]
}

type Mistaken = {
  readonly product: NamedMolecule | null | undefined
  readonly misconception: 'OG13' | 'OG15' | 'OG25' | null
  readonly why: string
}

/** Bromoalkanes that alkali turns into alcohols: not those with a bulky neighbor of the carbon atom with Br. */
const halides = once(() =>
  pools.bromoalkane().filter(({ parts, name }) => parts.length > 1 && !name.includes('dimethyl')),
)

/** Alkenes without branches, in which nothing moves while something is added. */
const alkenes = once(() => pools.alkene().filter(({ parts }) => parts.prefixes.length === 0))

/** Two steps from a bromoalkane or an alkene. */
export const productOfRoute = production('ch-h711', 'naming', 'organic-routes', (random) => {
  const molecule = pick(random, pick(random, [halides, alkenes])())
  const first = firstStep(random, molecule)
  if (first === null) return null
  const second = secondStep(random, first.product)
  if (second === null) return null
  const stem = `${capitalized(molecule.name)} ${first.done}; the product ${second.done}. Type the name of the final product.`
  if (isTooLong(stem)) return null
  const account = `${capitalized(molecule.name)} gives ${first.product.name}, and that gives ${second.product.name}`
  const mistaken: readonly Mistaken[] = [
    ...second.mistaken,
    { product: first.product, misconception: null, why: 'That is the product of the first step.' },
    ...first.mistaken.flatMap(({ product, ...slip }) => {
      const after = product === null || product === undefined ? null : sameStep(second, product)
      return after === null ? [] : [{ ...slip, product: after }]
    }),
    ...first.mistaken,
  ]
  return typedName({
    element: second.product.element,
    elements: ['C', second.product.element],
    stem,
    name: second.product.name,
    formula: second.product.condensed,
    nomenclature: 'organic',
    corrections: mistaken.flatMap(({ product, misconception, why }): readonly Correction[] =>
      product === null || product === undefined
        ? []
        : [{ given: product.name, misconception, text: `${why} ${account}.` }],
    ),
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the name of the final product',
        law(
          'Alkali replaces Br by OH, H goes to the carbon atom of C=C with more H, and the place of OH decides what oxidation gives',
        ),
        known('Start', molecule.condensed),
        known('After the first step', first.product.condensed),
        known('After the second step', second.product.condensed),
        outcome(second.product.name),
      ),
  })
})

function firstStep(random: Random, { molecule, element }: NamedMolecule): Step | null {
  if (element === 'Br') return hydrolyzed(molecule)
  const atom = pick(random, ['O', 'Br'] as const)
  const [main, other] = additions(molecule, atom)
  if (main === null) return null
  return {
    done: atom === 'O' ? 'reacts with steam over an acid catalyst' : 'reacts with hydrogen bromide',
    product: main,
    mistaken: [
      {
        product: other,
        misconception: 'OG13',
        why: 'In the first step H goes to the carbon atom of C=C with more H.',
      },
    ],
  }
}

function hydrolyzed(molecule: Molecule): Step | null {
  const product = asNamed(withOxygen(molecule), 'O')
  if (product === null || rankOf(product.molecule) > 2) return null
  return { done: 'is warmed with sodium hydroxide in water', product, mistaken: [] }
}

function secondStep(random: Random, { molecule, element }: NamedMolecule): Step | null {
  if (element === 'Br') return hydrolyzed(molecule)
  const rank = rankOf(molecule)
  if (rank > 2) return null
  const carbonyl = asNamed(withCarbonyl(molecule), 'O')
  const acid = rank === 1 ? asNamed(withAcid(molecule), 'O') : null
  const isGentle = rank === 1 && random() < 0.5
  const product = isGentle || rank === 2 ? carbonyl : acid
  if (product === null) return null
  const length = product.parts.length
  return {
    done: isGentle
      ? 'is warmed with a little acidified dichromate(VI) and distilled off'
      : 'is refluxed with excess acidified dichromate(VI)',
    product,
    mistaken:
      rank === 2
        ? [
            {
              product: straight('acid', length),
              misconception: 'OG15',
              why: 'A secondary alcohol does not become an acid.',
            },
            {
              product: straight('aldehyde', length),
              misconception: null,
              why: 'Only an OH at the end of a chain becomes CHO.',
            },
          ]
        : [
            {
              product: isGentle ? acid : carbonyl,
              misconception: isGentle ? 'OG15' : 'OG25',
              why: isGentle
                ? 'What is distilled off at once is not oxidized further.'
                : 'Under reflux the oxidation goes on to the acid.',
            },
          ],
  }
}

/** What the second step would make of another product of the first one. */
function sameStep({ done }: Step, { molecule, element }: NamedMolecule): NamedMolecule | null {
  if (element === 'Br') return asNamed(withOxygen(molecule), 'O')
  const rank = rankOf(molecule)
  if (rank > 2) return null
  return asNamed(
    rank === 1 && done.includes('excess') ? withAcid(molecule) : withCarbonyl(molecule),
    'O',
  )
}

function withOxygen({ atoms, bonds }: Molecule): Molecule {
  return { atoms: atoms.map((atom) => (atom === 'Br' ? 'O' : atom)), bonds }
}

/** The main product of an addition to an alkene and the other one; none where both ends have as much hydrogen. */
function additions(
  molecule: Molecule,
  atom: HeavyAtom & ('O' | 'Br'),
): readonly [main: NamedMolecule | null, other: NamedMolecule | null] {
  const bond = molecule.bonds.findIndex(({ order }) => order === 2)
  const ends = molecule.bonds[bond]
  if (ends === undefined) return [null, null]
  const hydrogens = hydrogensOf(molecule)
  const [from = 0, to = 0] = [hydrogens[ends.from], hydrogens[ends.to]]
  const open = withOrder(molecule, bond, 1)
  const [one, two] = [ends.from, ends.to].map((end) => asNamed(withAtom(open, end, atom), atom))
  if (one === undefined || two === undefined) return [null, null]
  if (one?.name === two?.name) return [one, null]
  if (from === to) return [null, null]
  return from < to ? [one, two] : [two, one]
}

/** The families along a route, each unbranched, with their group at the end of the chain. */
const routes = [
  ['bromoalkane', 'alcohol', 'acid'],
  ['bromoalkane', 'alcohol', 'aldehyde'],
  ['alcohol', 'aldehyde', 'acid'],
] as const

type Route = readonly [start: NamedMolecule, middle: NamedMolecule, end: NamedMolecule]

function routeOf(random: Random): Route | null {
  const [start, middle, end] = pick(random, routes)
  const length = integer(random, 2, 5)
  const [one, two, three] = [
    straight(start, length),
    straight(middle, length),
    straight(end, length),
  ]
  if (one === undefined || two === undefined || three === undefined) return null
  return [one, two, three]
}

/** The yield of a whole route. */
export const yieldOfRoute = production('ch-m711', 'number', 'organic-routes', (random) => {
  const route = routeOf(random)
  const [first, second] = [5 * integer(random, 11, 18), 5 * integer(random, 9, 19)]
  if (route === null || first === second) return null
  const [start, middle, end] = route
  const value = (first * second) / 100
  return workedNumber({
    element: 'C',
    stem: `${capitalized(start.name)} gives ${middle.name} with a yield of ${first}%, and this gives ${end.name} with a yield of ${second}%. What is the yield of the whole route?`,
    value,
    unit: '%',
    units: ['%'],
    account: `The shares are multiplied: ${first / 100} × ${second / 100} = ${formatNumber(value / 100)}, or ${quantity(value, '%')}`,
    wrong: [
      [(first + second) / 2, 'OG29', 'The yields of steps are not averaged.'],
      [Math.min(first, second), 'OG29', 'The worse step is not the only one that loses something.'],
      [first + second - 100, 'OG29', 'The losses are not added: the second step loses from less.'],
      [100 - value, 'GE15', 'That is the share that is lost.'],
    ],
    solution: () => ({
      asked: 'the yield of the whole route',
      given: { 'First step': exact(first, '%'), 'Second step': exact(second, '%') },
      relation: 'Each step keeps its share of what the step before has left',
      numbers: [
        ['Yield', divided(multiplied(exact(first, '%'), exact(second, '%')), exact(100, '%')), '%'],
      ],
    }),
  })
})

/** The mass that a route of two steps gives. */
export const massOfRoute = production('ch-h710', 'number', 'organic-routes', (random) => {
  const route = routeOf(random)
  const [first, second] = [5 * integer(random, 11, 18), 5 * integer(random, 9, 19)]
  const mass = integer(random, 20, 180) / 2
  if (route === null) return null
  const [start, middle, end] = route
  const [before, after] = [molarMass(start.formula), molarMass(end.formula)]
  const amount = mass / before
  const value = (amount * first * second * after) / 10_000
  const shown = `${formatNumber(mass, { decimals: 1 })} g`
  return workedNumber({
    element: 'C',
    stem: `${shown} of ${start.name} give ${middle.name} with a yield of ${first}%, and this gives ${end.name} with a yield of ${second}%. What mass of ${end.name} forms?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    account: `${shown} are ${quantity(amount, 'mol')}; ${first}% of it and ${second}% of that are ${quantity((amount * first * second) / 10_000, 'mol')}, times ${quantity(after, 'g/mol', 4)} is ${quantity(value, 'g')}`,
    wrong: [
      [amount * after, 'GE15', 'That is the mass without any loss.'],
      [
        (mass * first * second) / 10_000,
        'GE3',
        'Yields are shares of moles, and the molar mass changes.',
      ],
      [(amount * first * after) / 100, 'OG29', 'The second step loses something, too.'],
      [(amount * second * after) / 100, 'OG29', 'The first step loses something, too.'],
      [
        (amount * (first + second) * after) / 200,
        'OG29',
        'The yields of steps are multiplied, not averaged.',
      ],
    ],
    solution: () => ({
      asked: `the mass of ${end.name}`,
      given: { [`Mass of ${start.name}`]: measured(mass, 'g') },
      relation: 'Each step keeps its share of the amount; mass = amount × molar mass',
      conversions: [
        molarMassStep(start.formula),
        [
          `Amount of ${start.name}`,
          divided(measured(mass, 'g'), measured(before, 'g/mol', 4)),
          'mol',
        ],
        molarMassStep(end.formula),
      ],
      numbers: [
        [
          `Amount of ${end.name}`,
          multiplied(
            measured(amount, 'mol'),
            divided(exact(first, '%'), exact(100, '%')),
            divided(exact(second, '%'), exact(100, '%')),
          ),
          'mol',
        ],
        [
          `Mass of ${end.name}`,
          multiplied(
            measured((amount * first * second) / 10_000, 'mol'),
            measured(after, 'g/mol', 4),
          ),
          'g',
        ],
      ],
    }),
  })
})

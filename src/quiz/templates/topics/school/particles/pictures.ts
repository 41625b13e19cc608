import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  equation as equationOf,
  formatEquation,
  type Term,
} from '#chemistry/reactions/equations.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

type Picture = {
  readonly picture: string
  readonly samples: readonly (readonly [name: string, element: ElementSymbol])[]
  readonly state: 'solid' | 'liquid' | 'gas'
  /** The reason, behind the name. */
  readonly because: string
  /** Absent for samples of one substance. */
  readonly isMixture?: true
}

/** Samples at room temperature and pressure, in words instead of boxes. */
export const pictures: readonly Picture[] = [
  {
    picture: 'single atoms, all alike, far apart',
    samples: [
      ['helium', 'He'],
      ['neon', 'Ne'],
      ['argon', 'Ar'],
    ],
    state: 'gas',
    because: 'is a gas of single atoms',
  },
  {
    picture: 'pairs of like atoms, far apart',
    samples: [
      ['oxygen', 'O'],
      ['nitrogen', 'N'],
      ['hydrogen', 'H'],
    ],
    state: 'gas',
    because: 'is a gas of molecules of two like atoms, and an element',
  },
  {
    picture: 'pairs of unlike atoms, all alike, far apart',
    samples: [
      ['carbon monoxide', 'C'],
      ['hydrogen chloride', 'Cl'],
    ],
    state: 'gas',
    because: 'is a gaseous compound of molecules of two unlike atoms',
  },
  {
    picture: 'pairs of one kind and pairs of another kind, far apart',
    samples: [
      ['a mixture of oxygen and nitrogen', 'O'],
      ['a mixture of hydrogen and nitrogen', 'N'],
    ],
    state: 'gas',
    because: 'has two kinds of molecules side by side',
    isMixture: true,
  },
  {
    picture: 'single atoms, all alike, touching in rows',
    samples: [
      ['copper', 'Cu'],
      ['iron', 'Fe'],
      ['silver', 'Ag'],
    ],
    state: 'solid',
    because: 'is a solid element, so its atoms touch in order',
  },
  {
    picture: 'single atoms, all alike, touching without order',
    samples: [['mercury', 'Hg']],
    state: 'liquid',
    because: 'is a liquid element, so its atoms touch without order',
  },
  {
    picture: 'bent groups of three atoms, touching without order',
    samples: [['water', 'H']],
    state: 'liquid',
    because: 'is a liquid compound, so its molecules touch without order',
  },
  {
    picture: 'pairs of like atoms, touching without order',
    samples: [['bromine', 'Br']],
    state: 'liquid',
    because: 'is a liquid of molecules of two like atoms',
  },
]

/** Particles in words and the samples that they belong to. */
export const picturesAndSamples = production('ph-e251', 'match', 'particle-diagrams', (random) => {
  const drawn = sample(random, pictures, pick(random, [4, 5]))
  const facts = drawn.map(({ picture, samples, because, state }) => {
    const [name, element] = pick(random, samples)
    const left = capitalized(name)
    return { left, partner: picture, element, state, reason: `${left} ${because}.` }
  })
  return factsDraft(random, {
    stem: 'Pair each sample at room temperature with the picture of its particles.',
    facts,
    mistake: (one, other) => (one.state === other.state ? 'PA6' : 'PA5'),
  })
})

const reactions: readonly (readonly [equation: string, element: ElementSymbol])[] = [
  ['2 H2 + O2 -> 2 H2O', 'H'],
  ['N2 + 3 H2 -> 2 NH3', 'N'],
  ['H2 + Cl2 -> 2 HCl', 'Cl'],
  ['2 CO + O2 -> 2 CO2', 'C'],
  ['N2 + O2 -> 2 NO', 'O'],
  ['CH4 + 2 O2 -> CO2 + 2 H2O', 'C'],
]

function shownTerm({ formula }: Term): string {
  return formatFormula(formula)
}

/** The molecules in a box after a reaction. */
export const moleculesInBox = production('ph-m252', 'number', 'particle-diagrams', (random) => {
  const [text, element] = pick(random, reactions)
  const equation = equationOf(text)
  const [first, second] = equation.reactants
  const [product] = equation.products
  if (first === undefined || second === undefined || product === undefined) return null
  const runs = integer(random, 1, 4)
  const more = integer(random, 1, 4)
  const isFirstShort = random() < 0.5
  const [short, other] = isFirstShort ? [first, second] : [second, first]
  const there = runs * short.coefficient
  const rest = runs * other.coefficient + more
  const asksLeft = random() < 0.4
  const value = asksLeft ? more : runs * product.coefficient
  const wanted = asksLeft ? other : product
  const account = `${there} ${shownTerm(short)} ${there === 1 ? 'reacts' : 'react'} with ${runs * other.coefficient} of ${rest} ${shownTerm(other)} and ${there === 1 ? 'gives' : 'give'} ${runs * product.coefficient} ${shownTerm(product)}; ${more} ${shownTerm(other)} ${more === 1 ? 'stays' : 'stay'}`
  const counts = isFirstShort ? [there, rest] : [rest, there]
  return workedNumber({
    element,
    stem: `A box has ${counts[0] ?? 0} ${shownTerm(first)} and ${counts[1] ?? 0} ${shownTerm(second)} molecules, which react by ${formatEquation(equation)}. How many ${shownTerm(wanted)} molecules are there at the end?`,
    value,
    unit: null,
    tolerance: 0,
    show: String,
    apart: 0,
    solution: () => ({
      asked: `the number of ${shownTerm(wanted)} molecules`,
      given: { [shownTerm(short)]: exact(there), [shownTerm(other)]: exact(rest) },
      relation: `The ${shownTerm(short)} runs out first`,
      conversions: [
        ['Times that the equation runs', divided(exact(there), exact(short.coefficient)), null, {}],
      ],
      numbers: [
        asksLeft
          ? [
              `${shownTerm(other)} left over`,
              less(exact(rest), multiplied(exact(runs), exact(other.coefficient))),
              null,
              {},
            ]
          : [
              `${shownTerm(product)} made`,
              multiplied(exact(runs), exact(product.coefficient)),
              null,
              {},
            ],
      ],
    }),
    account,
    wrong: [
      [
        asksLeft ? 0 : there + rest,
        'GE22',
        asksLeft
          ? 'There is more of it than the other molecules can take.'
          : 'Molecules of the start are used up, and the products are counted by the equation.',
      ],
      [asksLeft ? rest : rest * product.coefficient, 'GE22', 'The other molecules run out before.'],
      [
        asksLeft ? Math.abs(rest - there) : there,
        'GE21',
        'The numbers in front of the formulas were left out.',
      ],
    ],
    article: null,
  })
})

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  catalyticMechanisms,
  type Mechanism,
  mechanisms,
} from '#chemistry/rates/step-mechanisms.ts'
import {
  equation as equationOf,
  formatEquation,
  type Equation,
} from '#chemistry/reactions/equations.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { powerText } from '#quiz/templates/made/powers.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

type Exponents = ReadonlyMap<string, number>

/** The reactants of a step with their numbers, by formula in Unicode. */
export function reactantsOf({ reactants }: Equation): Exponents {
  return new Map(reactants.map(({ formula, coefficient }) => [formatFormula(formula), coefficient]))
}

/** Writes a rate constant with powers of concentrations: 'k[NO]²[O₂]'. */
export function shownLaw(exponents: Exponents): string {
  const powers = [...exponents].map(([name, exponent]) => powerText(`[${name}]`, exponent))
  return `k${powers.join('')}`
}

/** The substances that all steps together use up. */
function overallReactants(steps: readonly Equation[]): Exponents {
  const net = new Map<string, number>()
  for (const { reactants, products } of steps) {
    for (const [terms, sign] of [
      [reactants, 1],
      [products, -1],
    ] as const) {
      for (const { formula, coefficient } of terms) {
        const name = formatFormula(formula)
        net.set(name, (net.get(name) ?? 0) + sign * coefficient)
      }
    }
  }
  return new Map([...net].filter(([, count]) => count > 0))
}

function stepsOf({ steps }: Mechanism): string {
  return steps
    .map(({ equation, pace }) => `${formatEquation(equationOf(equation))} (${pace})`)
    .join('; ')
}

type Wrong = readonly [exponents: Exponents, misconception: MisconceptionId | null, slip: string]

/** The rate law that a mechanism leads to. */
export const lawOfMechanism = template('ge-h56', 'mechanisms', (random) => {
  const mechanism = pick(random, mechanisms)
  const { element, steps, rateLaw } = mechanism
  const equations = steps.map(({ equation }) => equationOf(equation))
  const right: Exponents = new Map(
    Object.entries(rateLaw).map(([plain, exponent]) => [formatFormula(plain), exponent]),
  )
  const place = steps.findIndex(({ pace }) => pace === 'slow')
  const slow = equations[place]
  if (slow === undefined) return null
  const answer = shownLaw(right)
  const names = [...right.keys()]
  const fast = equations.filter((_, other) => other !== place)
  const account = `The slow step decides${place === 0 ? '' : ', with its intermediate replaced by what it is formed from'}: rate = ${answer}`
  const candidates: readonly Wrong[] = [
    [
      overallReactants(equations),
      'KI2',
      'Those are the numbers of the overall equation, which do not tell the orders.',
    ],
    [reactantsOf(slow), 'KI17', 'That keeps an intermediate, which has to be replaced.'],
    ...fast.map((step): Wrong => [
      reactantsOf(step),
      'KI12',
      'That is a fast step, which does not decide about the rate.',
    ]),
    ...names.map((name): Wrong => [
      new Map([...right].map(([other, n]) => [other, other === name ? (n === 2 ? 1 : 2) : n])),
      'KI3',
      'One of the exponents does not fit the molecules that meet.',
    ]),
    ...(names.length > 1
      ? names.map((name): Wrong => [
          new Map([...right].filter(([other]) => other !== name)),
          'KI12',
          'A substance that takes part up to the slow step is missing.',
        ])
      : []),
  ]
  return choice<string>({
    element,
    badge: null,
    stem: `Mechanism: ${stepsOf(mechanism)}. Which rate law agrees with it?`,
    answer,
    isRight: (value) => value === answer,
    lures: shuffle(random, candidates)
      .filter(([exponents]) => shownLaw(exponents) !== answer)
      .map(([exponents, misconception, slip]) => ({
        value: shownLaw(exponents),
        misconception,
        why: `${slip} ${account}.`,
      })),
    right: `${account}.`,
    see: { article: null },
    solution: () =>
      solved(
        'the rate law',
        known('Slow step', formatEquation(slow)),
        law(
          'The molecules that meet up to the slow step are in the rate law, and an intermediate is replaced by what it is formed from',
        ),
        outcome(answer),
      ),
  })
})

function namesOf(terms: Equation['reactants']): readonly string[] {
  return terms.map(({ formula }) => formatFormula(formula))
}

type Role = 'reactant' | 'product' | 'intermediate' | 'catalyst'

/** Species of a mechanism and their roles. */
export const rolesOfSpecies = production('ge-h57', 'match', 'mechanisms', (random) => {
  const { element, steps } = pick(random, catalyticMechanisms)
  const [first, second] = steps.map((step) => equationOf(step))
  if (first === undefined || second === undefined) return null
  const returned = namesOf(second.products)
  const made = namesOf(first.products)
  const catalyst = namesOf(first.reactants).find((name) => returned.includes(name))
  const intermediate = made.find((name) => namesOf(second.reactants).includes(name))
  if (catalyst === undefined || intermediate === undefined) return null
  const others = new Set([catalyst, intermediate])
  const free = (list: readonly string[]) => list.filter((name) => !others.has(name))
  const reactant = pick(random, free([...namesOf(first.reactants), ...namesOf(second.reactants)]))
  const product = pick(random, free([...made, ...returned]))
  const pair = (left: string, partner: Role) => ({ left, partner, element })
  return pairDraft(random, {
    stem: `Mechanism: ${steps.map((step) => formatEquation(equationOf(step))).join('; ')}. Pair each species with its role.`,
    pairs: [
      pair(reactant, 'reactant'),
      pair(product, 'product'),
      pair(intermediate, 'intermediate'),
      pair(catalyst, 'catalyst'),
    ],
    exchanges: [
      {
        of: [intermediate, catalyst],
        misconception: 'KI11',
        text: `${intermediate} is formed first and then used up, an intermediate. ${catalyst} is used first and then formed again, a catalyst.`,
      },
      {
        of: [reactant, catalyst],
        misconception: null,
        text: `${reactant} is used up and does not come back. ${catalyst} is formed again in the second step.`,
      },
      {
        of: [product, intermediate],
        misconception: null,
        text: `${intermediate} is used up again in the second step. ${product} is left at the end.`,
      },
      {
        of: [reactant, product],
        misconception: null,
        text: `${reactant} is used up and ${product} is formed. The two are exchanged.`,
      },
    ],
    right: `${reactant} is used up and ${product} is formed; ${intermediate} is formed and used up again, and ${catalyst} is used and formed again.`,
    article: null,
    asked: 'the roles of the species',
    rule: 'An intermediate is formed and then used up; a catalyst is used and then formed again',
  })
})

import { type Equation, formatEquation } from '#chemistry/equations.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { type Reaction, type ReactionKind, reactions } from '#chemistry/reactions.ts'
import { pick } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

const category = 'general'
const difficulty = 'easy'

const kinds: readonly ReactionKind[] = [
  'synthesis',
  'decomposition',
  'single replacement',
  'double replacement',
  'combustion',
]

/** What each kind looks like, in words that follow 'is'. */
const patterns: Readonly<Record<ReactionKind, string>> = {
  synthesis: 'two substances joining to one product',
  decomposition: 'one compound breaking up into several substances',
  'single replacement': 'an element taking the place of another in a compound',
  'double replacement': 'two compounds exchanging their parts',
  combustion: 'a fuel burning with oxygen to carbon dioxide and water',
}

export const kindOfReaction: Template = {
  id: 'ge-e6',
  version: 1,
  category,
  difficulty,
  skill: 'reaction-types',
  fitsMatch: false,
  draw(random) {
    const kind = pick(random, kinds)
    const reaction = pick(
      random,
      reactions.filter((other) => other.kind === kind),
    )
    const others = kinds.filter((other) => other !== kind && !isArguable(reaction, other))
    const skipped = others.length > 3 ? pick(random, others) : null
    return worded({
      element: reaction.element,
      stem: `Which type of reaction is ${formatEquation(reaction.equation)}?`,
      answer: kind,
      isRight: (text) => text === kindByPattern(reaction.equation),
      lures: others
        .filter((other) => other !== skipped)
        .map((other) => ({
          value: other,
          misconception: 'GE14',
          why: `A ${other} is ${patterns[other]}. This reaction is ${patterns[kind]}: a ${kind}.`,
        })),
      right: `It is ${patterns[kind]}, a ${kind}.`,
      see: { article: 'types-of-chemical-reactions' },
    })
  },
}

/** A synthesis with oxygen may also be called a combustion, so the two are not offered together. */
function isArguable({ equation, kind }: Reaction, other: ReactionKind): boolean {
  return (
    kind === 'synthesis' &&
    other === 'combustion' &&
    equation.reactants.some(({ formula }) => formatFormula(formula) === 'O₂')
  )
}

/** The kind, found by counting substances instead of looking it up. */
function kindByPattern({ reactants, products }: Equation): ReactionKind {
  if (products.length === 1) return 'synthesis'
  if (reactants.length === 1) return 'decomposition'
  if (products.some(isElement)) return 'single replacement'
  return reactants.some(isElement) ? 'combustion' : 'double replacement'
}

function isElement({ formula }: Equation['reactants'][number]): boolean {
  return composition(formula).size === 1
}

export const equalOnBothSides: Template = {
  id: 'ge-e7',
  version: 1,
  category,
  difficulty,
  skill: 'balancing',
  fitsMatch: false,
  draw(random) {
    const { equation, element: symbol } = pick(random, reactions)
    const left = coefficientSum(equation.reactants)
    const right = coefficientSum(equation.products)
    const shared = [...composition(equation.reactants[0]?.formula ?? 'H')].map(([part]) => part)
    const counted = shared.includes(symbol) ? symbol : (shared[0] ?? symbol)
    const atoms = atomsOf(equation.reactants, counted)
    if (left === right || equation.reactants.length === equation.products.length) return null
    return worded({
      element: symbol,
      stem: `What is equal on both sides of ${formatEquation(equation)}?`,
      answer: `the number of ${counted} atoms`,
      isRight: (text) => text.endsWith('atoms') && atomsOf(equation.products, counted) === atoms,
      lures: [
        {
          value: 'the moles of substances',
          misconception: 'GE4',
          why: `The left side has ${left} mol of substances, the right side ${right} mol. Atoms are only regrouped: ${atoms} ${counted} on each side.`,
        },
        {
          value: 'the sum of coefficients',
          misconception: 'GE1',
          why: `The numbers in front add up to ${left} on the left and ${right} on the right. They are chosen so that the atoms agree: ${atoms} ${counted} on each side.`,
        },
        {
          value: 'the number of substances',
          misconception: 'GE1',
          why: `The left side has ${countWord(equation.reactants.length)}, the right side ${countWord(equation.products.length)}. The atoms agree: ${atoms} ${counted} on each side.`,
        },
      ],
      right: `Atoms are only regrouped: there are ${atoms} ${counted} ${atoms === 1 ? 'atom' : 'atoms'} on each side.`,
      see: { article: 'how-to-balance-chemical-equations' },
    })
  },
}

export function coefficientSum(side: Equation['reactants']): number {
  return side.reduce((sum, { coefficient }) => sum + coefficient, 0)
}

export function countWord(count: number): string {
  return `${count} ${count === 1 ? 'substance' : 'substances'}`
}

export function atomsOf(side: Equation['reactants'], symbol: string): number {
  return side.reduce(
    (sum, { coefficient, formula }) => sum + coefficient * (composition(formula).get(symbol) ?? 0),
    0,
  )
}

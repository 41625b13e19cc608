import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { type Reaction, type ReactionKind, reactions } from '#chemistry/reactions/reactions.ts'
import { pick } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'

/** The pattern of each kind of reaction, in words that follow 'is'. A fuel may contain no carbon. */
const patterns: Readonly<Record<ReactionKind, string>> = {
  synthesis: 'two substances joining to form one product',
  decomposition: 'one compound breaking up into several substances',
  'single replacement': 'an element taking the place of another in a compound',
  'double replacement': 'two compounds exchanging their parts',
  combustion: 'a fuel burning with oxygen',
}

const kinds: readonly ReactionKind[] = [
  'synthesis',
  'decomposition',
  'single replacement',
  'double replacement',
  'combustion',
]

export const kindOfReaction = template('ge-e6', 'reaction-types', (random) => {
  const kind = pick(random, kinds)
  const reaction = pick(
    random,
    reactions.filter((other) => other.kind === kind),
  )
  const others = kinds.filter((other) => other !== kind && !isArguable(reaction, other))
  const skipped = others.length > WRONG_OPTIONS ? pick(random, others) : null
  return choice({
    element: reaction.element,
    stem: `Which type of reaction is ${formatEquation(reaction.equation)}?`,
    answer: kind,
    isRight: (value) => value === kindByPattern(reaction.equation),
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
})

/** A synthesis with oxygen may also be called a combustion, so the two are not offered together. */
function isArguable({ equation, kind }: Reaction, other: ReactionKind): boolean {
  return kind === 'synthesis' && other === 'combustion' && equation.reactants.some(isOxygen)
}

/** The kind, found by counting substances instead of looking it up. */
function kindByPattern({ reactants, products }: Equation): ReactionKind {
  if (products.length === 1) return 'synthesis'
  if (reactants.length === 1) return 'decomposition'
  if (products.some(isElement)) return 'single replacement'
  return reactants.some(isElement) ? 'combustion' : 'double replacement'
}

function isOxygen({ formula }: Term): boolean {
  return composition(formula).size === 1 && composition(formula).get('O') === 2
}

function isElement({ formula }: Term): boolean {
  return composition(formula).size === 1
}

/** Reactions whose reactants alone tell the kind. */
const predictable = reactions.filter(
  ({ equation, kind }) => kindByReactants(equation.reactants) === kind,
)

/** The kind of reaction to expect from the reactants alone. */
export const kindFromReactants = template('ge-m363', 'reaction-types', (random) => {
  const kind = pick(random, kinds)
  const reaction = pick(
    random,
    predictable.filter((other) => other.kind === kind),
  )
  const { reactants } = reaction.equation
  const [first = '', second = ''] = reactants.map(({ formula }) => formatFormula(formula))
  const others = kinds.filter((other) => other !== kind && !isArguable(reaction, other))
  const skipped = others.length > WRONG_OPTIONS ? pick(random, others) : null
  return choice({
    element: reaction.element,
    badge: null,
    stem:
      second === ''
        ? `${first} reacts without any other substance. Which type of reaction is that?`
        : `${first} and ${second} react with each other. Which type of reaction is that?`,
    answer: kind,
    isRight: (value) => value === kindByPattern(reaction.equation),
    lures: others
      .filter((other) => other !== skipped)
      .map((other) => ({
        value: other,
        misconception: 'GE14',
        why: `A ${other} is ${patterns[other]}. Here ${cluesOf(reactants)}: a ${kind}.`,
      })),
    right: `Here ${cluesOf(reactants)}, so it is ${patterns[kind]}, a ${kind}.`,
    see: { article: 'types-of-chemical-reactions' },
  })
})

/** The kind that the reactants tell; null where the products decide. */
function kindByReactants(reactants: readonly Term[]): ReactionKind | null {
  const elementary = reactants.filter(isElement).length
  if (reactants.length === 1) return 'decomposition'
  if (elementary === 2) return 'synthesis'
  if (elementary === 0) return 'double replacement'
  const isBurning = reactants.some(isOxygen) && reactants.some(({ formula }) => isFuel(formula))
  if (isBurning) return 'combustion'
  return reactants.some(isOxygen) ? null : 'single replacement'
}

/** Carbon and hydrogen together burn. */
function isFuel(formula: Term['formula']): boolean {
  return composition(formula).has('C') && composition(formula).has('H')
}

function cluesOf(reactants: readonly Term[]): string {
  switch (kindByReactants(reactants)) {
    case 'decomposition':
      return 'a single compound reacts'
    case 'synthesis':
      return 'two elements react with each other'
    case 'double replacement':
      return 'two compounds of ions react with each other'
    case 'combustion':
      return 'a compound of carbon and hydrogen reacts with oxygen'
    case 'single replacement':
    case null:
      return 'an element meets a compound'
  }
}

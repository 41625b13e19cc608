import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { catalyticMechanisms, mechanisms } from '#chemistry/rates/step-mechanisms.ts'
import {
  type Equation,
  equation as equationOf,
  formatEquation,
} from '#chemistry/reactions/equations.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'

type Role = 'reactant' | 'product' | 'intermediate' | 'catalyst'

type Species = { readonly name: string; readonly role: Role }

type Path = {
  readonly element: ElementSymbol
  readonly steps: readonly Equation[]
  readonly species: readonly Species[]
}

/** Each mechanism with the roles of its species; those with a catalyst come from their own list. */
const paths: readonly Path[] = [
  ...mechanisms
    .filter(({ element }) => element !== 'I')
    .map(({ element, steps }) => ({ element, steps: steps.map(({ equation }) => equation) })),
  ...catalyticMechanisms,
].map(({ element, steps }) => {
  const equations = steps.map((step) => equationOf(step))
  return { element, steps: equations, species: speciesOf(equations) }
})

function speciesOf(steps: readonly Equation[]): readonly Species[] {
  const net = new Map<string, number>()
  const isFirstMade = new Map<string, boolean>()
  for (const { reactants, products } of steps) {
    for (const [terms, sign] of [
      [reactants, -1],
      [products, 1],
    ] as const) {
      for (const { formula, coefficient } of terms) {
        const name = formatFormula(formula)
        if (!isFirstMade.has(name)) isFirstMade.set(name, sign > 0)
        net.set(name, (net.get(name) ?? 0) + sign * coefficient)
      }
    }
  }
  return [...net].map(([name, change]) => ({
    name,
    role:
      change < 0
        ? 'reactant'
        : change > 0
          ? 'product'
          : isFirstMade.get(name) === true
            ? 'intermediate'
            : 'catalyst',
  }))
}

const questions: Readonly<Record<Role, string>> = {
  reactant: 'Which species does the whole reaction use up?',
  product: 'Which species does the whole reaction form?',
  intermediate: 'Which species is an intermediate?',
  catalyst: 'Which species is a catalyst?',
}

const roles = ['reactant', 'product', 'intermediate', 'intermediate', 'catalyst'] as const

/** The species of a mechanism with a role that is asked for. */
export const speciesOfRole = template('ge-m523', 'mechanisms', (random) => {
  const role = pick(random, roles)
  const { element, steps, species } = pick(
    random,
    paths.filter((path) => path.species.some((one) => one.role === role)),
  )
  const answer = pick(
    random,
    species.filter((one) => one.role === role),
  )
  // The badge of an answered question shows the element, which is then no wrong option.
  const others = species.filter((one) => one.role !== role && one.name !== element)
  if (others.length < 3) return null
  const stem = `Mechanism: ${steps.map((step) => formatEquation(step)).join('; ')}. ${questions[role]}`
  if (isTooLong(stem)) return null
  const account = sentenceOf(answer)
  return choice<Species>({
    element,
    badge: null,
    stem,
    answer,
    isRight: (value) => value.role === role,
    lures: sample(random, others, 3).map((value): Lure<Species> => ({
      value,
      misconception: 'KI11',
      why: `${sentenceOf(value)} ${account}`,
    })),
    show: ({ name }) => name,
    right: account,
    see: { article: null },
  })
})

function sentenceOf({ name, role }: Species): string {
  return {
    reactant: `All steps together use up ${name}, which is a reactant.`,
    product: `All steps together leave ${name} behind, a product.`,
    intermediate: `A step forms ${name} and a later one uses it up again, so it is an intermediate.`,
    catalyst: `A step uses up ${name} and a later one forms it again, so it is a catalyst.`,
  }[role]
}

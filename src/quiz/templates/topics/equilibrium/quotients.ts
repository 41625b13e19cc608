import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'

import { anyConstant, bare, quotientOf } from './reversible.ts'

type Course = 'products' | 'reactants' | 'stays' | 'constant'

const courses: Readonly<Record<Course, string>> = {
  products: 'More products form.',
  reactants: 'More reactants form.',
  stays: 'No amount changes.',
  constant: 'K changes until it is Q.',
}

/** What happens in a mixture whose Q and K are given. */
export const courseOfMixture = template('ge-e520', 'reaction-quotient', (random) => {
  const reaction = pick(random, anyConstant)
  const answer = pick(random, ['products', 'reactants', 'stays'] as const)
  const quotient = (integer(random, 11, 99) / 10) * 10 ** integer(random, -2, 2)
  const factor = integer(random, 3, 40)
  const k = { products: quotient * factor, reactants: quotient / factor, stays: quotient }[answer]
  // Powers of ten would be a step of their own.
  if (k < 0.002 || k > 9000) return null
  const relation = { products: 'smaller than', reactants: 'greater than', stays: 'equal to' }[
    answer
  ]
  const account = `Q is ${relation} K, so ${answer === 'stays' ? 'the mixture is at equilibrium' : `${answer} form until Q = K`}`
  return choice<Course>({
    element: reaction.element,
    badge: null,
    stem: `Suppose ${bare(reaction)} has K = ${quantity(k, null, 2)}. In a mixture at this temperature Q is ${quantity(quotient, null, 2)}. What happens?`,
    answer,
    isRight: (value) => value === answer,
    lures: (['products', 'reactants', 'stays', 'constant'] as const)
      .filter((value) => value !== answer)
      .map((value): Lure<Course> => ({
        value,
        misconception: value === 'constant' ? 'EQ6' : value === 'stays' ? 'EQ1' : 'EQ11',
        why: `${
          value === 'constant'
            ? 'Only another temperature gives another K.'
            : value === 'stays'
              ? 'The amounts stay the same only where Q = K.'
              : answer === 'stays'
                ? 'Nothing is in excess here.'
                : 'That would take Q still farther from K.'
        } ${account}.`,
      })),
    show: (value) => courses[value],
    right: `${account}.`,
    see: { article: null },
  })
})

/** A value of Q, right or wrong, and the side that forms. */
type Verdict = { readonly quotient: number; readonly formsProducts: boolean }

/** The direction in which a mixture reacts, from Q and K. */
export const directionOfMixture = template('ge-m66', 'reaction-quotient', (random) => {
  const reaction = pick(random, anyConstant)
  const { parts, element } = reaction
  const values = parts.map(() => integer(random, 5, 60) / 100)
  const quotient = quotientOf(parts, values)
  const formsProducts = pick(random, [true, false])
  const factor = integer(random, 3, 12)
  const k = Number((formsProducts ? quotient * factor : quotient / factor).toPrecision(2))
  if (quotient > 1000 || quotient < 0.002 || k > 5000 || k < 0.001) return null
  const bases = parts.map((part) => ({ ...part, power: Math.sign(part.power) }))
  const isTurned = pick(random, [true, false])
  const slip = isTurned ? 1 / quotient : quotientOf(bases, values)
  const ratio = slip / quotient
  if (ratio > 0.8 && ratio < 1.25) return null
  const list = parts
    .map(({ name }, place) => `[${name}] = ${quantity(values[place] ?? 0, null, 2)}`)
    .join(', ')
  const account = `Q = ${quantity(quotient, null)} is ${formsProducts ? 'smaller' : 'greater'} than K, so that ${formsProducts ? 'products' : 'reactants'} form until Q = K`
  const flaw = isTurned
    ? 'Q is products over reactants, not the reverse.'
    : 'In Q each concentration is raised to its number.'
  return choice<Verdict>({
    element,
    badge: null,
    stem: `Suppose ${bare(reaction)} has K = ${quantity(k, null, 2)}. A mixture has, in mol/L, ${list}. Which statement is right?`,
    answer: { quotient, formsProducts },
    isRight: (value) => value.quotient === quotient && value.formsProducts === formsProducts,
    lures: [
      {
        value: { quotient, formsProducts: !formsProducts },
        misconception: 'EQ11',
        why: `Q is right, but the direction is the other one. ${account}.`,
      },
      {
        value: { quotient: slip, formsProducts: slip < k },
        misconception: 'EQ8',
        why: `${flaw} ${account}.`,
      },
      {
        value: { quotient: slip, formsProducts: slip >= k },
        misconception: 'EQ11',
        why: `${flaw} ${account}.`,
      },
    ],
    show: (value) =>
      `Q = ${quantity(value.quotient, null)}, so ${value.formsProducts ? 'products' : 'reactants'} form`,
    right: `${account}.`,
    see: { article: null },
  })
})

import { integer, pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'

import { anyConstant, bare, quotientOf } from './reversible.ts'

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
    stem: `${bare(reaction)} has K = ${quantity(k, null, 2)}. A mixture has, in mol/L, ${list}. Which statement is right?`,
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

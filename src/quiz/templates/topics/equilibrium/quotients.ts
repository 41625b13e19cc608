import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'

import { anyConstant, bare, quotientOf } from './reversible.ts'

type Verdict = { readonly isSmaller: boolean; readonly formsProducts: boolean }

const verdicts: readonly Verdict[] = [true, false].flatMap((isSmaller) =>
  [true, false].map((formsProducts) => ({ isSmaller, formsProducts })),
)

/** The direction in which a mixture reacts, from Q and K. */
export const directionOfMixture = template('ge-m66', 'reaction-quotient', (random) => {
  const reaction = pick(random, anyConstant)
  const { parts, element } = reaction
  const values = parts.map(() => integer(random, 5, 60) / 100)
  const quotient = quotientOf(parts, values)
  const isSmaller = pick(random, [true, false])
  const constant = Number(
    ((isSmaller ? quotient : 1 / quotient) * integer(random, 3, 12)).toPrecision(2),
  )
  const k = isSmaller ? constant : Number((1 / constant).toPrecision(2))
  if (quotient > 1000 || quotient < 0.002 || k > 5000 || k < 0.001) return null
  const answer = verdicts.find(
    (value) => value.isSmaller === isSmaller && value.formsProducts === isSmaller,
  )
  if (answer === undefined) return null
  const list = parts
    .map(({ name }, place) => `[${name}] = ${quantity(values[place] ?? 0, null, 2)}`)
    .join(', ')
  const account = `Q = ${quantity(quotient, null)} is ${isSmaller ? 'smaller' : 'greater'} than K, so that ${isSmaller ? 'products' : 'reactants'} form until Q = K`
  return choice<Verdict>({
    element,
    badge: null,
    stem: `${bare(reaction)} has K = ${quantity(k, null, 2)}. A mixture has, in mol/L, ${list}. Which statement is right?`,
    answer,
    isRight: (value) => value.isSmaller === isSmaller && value.formsProducts === isSmaller,
    lures: verdicts
      .filter((value) => value !== answer)
      .map((value): Lure<Verdict> => ({
        value,
        misconception: value.isSmaller === value.formsProducts ? 'EQ8' : 'EQ11',
        why: `${
          value.isSmaller === isSmaller
            ? 'Q is compared rightly, but the direction is the other one.'
            : 'Q is products over reactants, each raised to its number.'
        } ${account}.`,
      })),
    show: (value) =>
      `Q ${value.isSmaller ? '<' : '>'} K, so ${value.formsProducts ? 'products' : 'reactants'} form`,
    right: `${account}.`,
    see: { article: null },
  })
})

import { type Equation, equation, formatEquation, isBalanced } from '#chemistry/equations.ts'
import { writtenEquations } from '#chemistry/written-equations.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded, WRONG_OPTIONS } from '#quiz/template.ts'

import {
  balancedEquation,
  foreign,
  formulasIn,
  imbalance,
  singleAtomsOnly,
  withCoefficients,
} from './balancing.ts'

/** As before, with wrong equations that have as many numbers in front as the right one. */
export const equationOfReaction: Template = {
  ...balancedEquation,
  version: 2,
  draw(random) {
    const reaction = pick(random, writtenEquations)
    const right = equation(reaction.right)
    const answer = formatEquation(right)
    const substances = formulasIn(reaction.right)
    const others: Lure<string>[] = [
      ...reaction.otherSubstance.map((text) => ({
        value: formatEquation(equation(text)),
        misconception: 'GE1' as const,
        why: `The atoms agree, but a changed small number made another substance: ${foreign(text, substances)}. Only the numbers in front may change, as in ${answer}.`,
      })),
      ...reaction.singleAtoms.map((text) => ({
        value: formatEquation(equation(text)),
        misconception: 'PH8' as const,
        why: `${singleAtomsOnly(foreign(text, substances))} With them the equation is ${answer}.`,
      })),
      ...reaction.unbalanced.map((text) => unbalanced(equation(text))),
    ]
    const long = sample(random, miscounted(right), pick(random, [0, 1, 1, 2]))
    return worded({
      element: reaction.element,
      stem: `Which equation correctly describes how ${reaction.words}?`,
      answer,
      isRight: (text) =>
        isBalanced(equation(text)) &&
        formulasIn(text).every((formula) => substances.includes(formula)),
      lures: withBoth(random, long.map(unbalanced), others),
      right: `${answer} has the right substances and equal numbers of each kind of atom on both sides.`,
      see: { article: 'how-to-balance-chemical-equations' },
    })
  },
}

/** The long equations, and as many of the others as there is room for. */
function withBoth(
  random: Random,
  long: readonly Lure<string>[],
  others: readonly Lure<string>[],
): readonly Lure<string>[] {
  const values = new Set(long.map(({ value }) => value))
  const rest = shuffle(random, others).filter(({ value }) => !values.has(value))
  return [...long, ...rest].slice(0, WRONG_OPTIONS)
}

function unbalanced(wrong: Equation): Lure<string> {
  return { value: formatEquation(wrong), misconception: 'GE13', why: imbalance(wrong) }
}

/** The equation with one number in front that is too large, at least as long in print. */
function miscounted(right: Equation): readonly Equation[] {
  const counts = [...right.reactants, ...right.products].map(({ coefficient }) => coefficient)
  return counts.flatMap((count, place) =>
    [count + 1, 2 * count]
      .filter((more, index, both) => both.indexOf(more) === index)
      .map((more) => withCoefficients(right, counts.with(place, more)))
      .filter((wrong) => !isBalanced(wrong)),
  )
}

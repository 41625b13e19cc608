import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** A reaction that is the sum of two others; or the first of them less the second one. */
type Sum = {
  readonly first: string
  readonly second: string
  readonly sum: string
  readonly isTurned: boolean
  readonly element: 'N' | 'C' | 'S' | 'Cl'
}

const sums: readonly Sum[] = [
  {
    first: 'N₂ + O₂ ⇌ 2 NO',
    second: '2 NO + O₂ ⇌ 2 NO₂',
    sum: 'N₂ + 2 O₂ ⇌ 2 NO₂',
    isTurned: false,
    element: 'N',
  },
  {
    first: '2 NO + O₂ ⇌ 2 NO₂',
    second: '2 NO₂ ⇌ N₂O₄',
    sum: '2 NO + O₂ ⇌ N₂O₄',
    isTurned: false,
    element: 'N',
  },
  {
    first: 'CH₄ + H₂O ⇌ CO + 3 H₂',
    second: 'CO + H₂O ⇌ CO₂ + H₂',
    sum: 'CH₄ + 2 H₂O ⇌ CO₂ + 4 H₂',
    isTurned: false,
    element: 'C',
  },
  {
    first: 'CO₂ + H₂ ⇌ CO + H₂O',
    second: 'CO + 2 H₂ ⇌ CH₃OH',
    sum: 'CO₂ + 3 H₂ ⇌ CH₃OH + H₂O',
    isTurned: false,
    element: 'C',
  },
  {
    first: '2 SO₂ + O₂ ⇌ 2 SO₃',
    second: '2 NO + O₂ ⇌ 2 NO₂',
    sum: '2 SO₂ + 2 NO₂ ⇌ 2 SO₃ + 2 NO',
    isTurned: true,
    element: 'S',
  },
  {
    first: 'PCl₃ + Cl₂ ⇌ PCl₅',
    second: 'CO + Cl₂ ⇌ COCl₂',
    sum: 'PCl₃ + COCl₂ ⇌ PCl₅ + CO',
    isTurned: true,
    element: 'Cl',
  },
  {
    first: 'CH₄ + H₂O ⇌ CO + 3 H₂',
    second: 'CO₂ + H₂ ⇌ CO + H₂O',
    sum: 'CH₄ + 2 H₂O ⇌ CO₂ + 4 H₂',
    isTurned: true,
    element: 'C',
  },
]

/** K of a reaction that is the sum or the difference of two others. */
export const constantOfSum = production('ge-m711', 'number', 'equilibrium-constant', (random) => {
  const { first, second, sum, isTurned, element } = pick(random, sums)
  const [one, two] = [constant(), constant()]
  const value = isTurned ? one / two : one * two
  // A product in three figures would look like a slip where it is a whole number of four.
  if (value >= 1000) return null
  const [shown, other] = [quantity(one, null, 2), quantity(two, null, 2)]
  const stem = `Suppose K of ${first} is ${shown}, of ${second} ${other}. What is K of ${sum}?`
  if (isTooLong(stem)) return null
  const account = isTurned
    ? `The equation is the first one and the second one turned around: ${shown} ÷ ${other} = ${quantity(value, null)}`
    : `The equation is the sum of both: ${shown} × ${other} = ${quantity(value, null)}`
  return workedNumber({
    element,
    stem,
    value,
    unit: null,
    account,
    wrong: [
      [one + two, 'EQ21', 'Where equations are added, constants are multiplied.'],
      [one - two, 'EQ21', 'Constants are not subtracted where equations are.'],
      [
        isTurned ? one * two : one / two,
        isTurned ? 'EQ14' : null,
        isTurned
          ? 'The second equation is turned around here.'
          : 'No equation is turned around here.',
      ],
      [1 / value, 'EQ14', 'That is K of the reverse.'],
    ],
    solution: () => ({
      asked: `K of ${sum}`,
      given: { 'First K': measured(one, null, 2), 'Second K': measured(two, null, 2) },
      relation:
        'Where equations are added, their constants are multiplied; one that is turned around has 1/K',
      numbers: isTurned
        ? [['K', divided(measured(one, null, 2), measured(two, null, 2)), null]]
        : [['K', multiplied(measured(one, null, 2), measured(two, null, 2)), null]],
    }),
  })

  function constant(): number {
    return pick(random, [1, 10, 100, 0.1]) * (integer(random, 12, 95) / 10)
  }
})

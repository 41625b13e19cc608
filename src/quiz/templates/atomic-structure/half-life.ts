import { radionuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { counted, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, raised, log2 } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const BILLION = 1e9

/** Masses in mg that may be left at the end. */
const lastMasses = [10, 15, 20, 25, 30, 40, 50]

/** The mass of a nuclide after a time, from the mass left at an earlier time. */
export const massLeft = template(
  'as-h5',
  'nuclear-decay',
  withLureBeside((random) => {
    const { symbol, massNumber, halfLife } = pick(random, radionuclides)
    const earlier = integer(random, 1, 3)
    const further = integer(random, 1, 3)
    const { unit } = halfLife
    const rounded = Number(halfLife.value.toPrecision(3))
    // Such times are too short or too long to name.
    if (unit === 'microseconds' || rounded * (earlier + further) > BILLION) return null
    if (earlier === further) return null
    const answer = pick(random, lastMasses)
    const middle = answer * 2 ** further
    const first = middle * 2 ** earlier
    const solution = `${milligrams(first)} to ${milligrams(middle)} is ${halvings(earlier)}, so a half-life is ${time(rounded)}. The further ${time(rounded * further)} bring ${halvings(further)}: ${milligrams(answer)}`
    const wrong: readonly (Omit<Lure<number>, 'misconception'> & Partial<Lure<number>>)[] = [
      {
        value: 0,
        misconception: 'AS12',
        why: `Each half-life takes only half of what is left, so the mass does not fall by equal steps to 0. ${solution}.`,
      },
      {
        value: middle / further,
        misconception: 'AS21',
        why: `The mass is not divided by the number of half-lives. ${solution}.`,
      },
      {
        value: middle / (2 * further),
        misconception: 'AS21',
        why: `Halving ${further} times is not dividing by ${2 * further}. ${solution}.`,
      },
      {
        value: middle / 2 ** earlier,
        why: `The further time is not as long as the first one. ${solution}.`,
      },
      { value: middle / 2, why: `The further time is not one half-life. ${solution}.` },
      { value: 2 * answer, why: `That is one halving too few. ${solution}.` },
      { value: answer / 2, why: `That is one halving too many. ${solution}.` },
      {
        value: first / 2 ** further,
        why: `The further time begins at ${milligrams(middle)}, not at ${milligrams(first)}. ${solution}.`,
      },
      { value: 4 * answer, why: `That is two halvings too few. ${solution}.` },
      { value: answer / 4, why: `That is two halvings too many. ${solution}.` },
      {
        value: middle - ((first - middle) * further) / earlier,
        misconception: 'AS12',
        why: `The mass does not fall by the same amount in each time, but by half of what is left. ${solution}.`,
      },
    ]
    return numeric({
      element: symbol,
      stem: `In a sample the mass of ${nuclideName(symbol, massNumber)} falls from ${milligrams(first)} to ${milligrams(middle)} in ${time(rounded * earlier)}. To what does it fall in another ${time(rounded * further)}?`,
      answer,
      isRight: (value) =>
        Math.log2(middle / value) === (Math.log2(first / middle) / earlier) * further,
      show: milligrams,
      lures: shuffle(random, wrong)
        .filter(({ value }) => value >= 0 && Number.isInteger(4 * value))
        .map((lure) => ({ misconception: null, ...lure })),
      solution: () =>
        solved(
          'the mass that is left',
          known('Mass at first', exact(first, 'mg')),
          known(`Mass after ${time(rounded * earlier)}`, exact(middle, 'mg')),
          law('In each half-life, half of what is left decays'),
          calculated(
            'Halvings so far',
            log2(divided(exact(first, 'mg'), exact(middle, 'mg'))),
            exact(earlier),
          ),
          calculated(
            'Half-life',
            divided(exact(rounded * earlier, unit), exact(earlier)),
            exact(rounded, unit),
          ),
          calculated(
            'Further halvings',
            divided(exact(rounded * further, unit), exact(rounded, unit)),
            exact(further),
          ),
          calculated(
            'Mass left',
            divided(exact(middle, 'mg'), raised(exact(2), exact(further))),
            exact(answer, 'mg'),
          ),
        ),
      right: `${solution}.`,
      see: { article: 'what-are-isotopes' },
    })

    function time(value: number): string {
      return `${formatNumber(value)} ${unit}`
    }
  }),
)

function halvings(count: number): string {
  return count === 1 ? 'one halving' : counted(count, 'halving')
}

/** '240 mg' */
function milligrams(mass: number): string {
  return `${formatNumber(mass)} mg`
}

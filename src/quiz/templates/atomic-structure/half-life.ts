import { radionuclides } from '#chemistry/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { nuclideName } from '#quiz/templates/names.ts'

const BILLION = 1e9
const exponents: Readonly<Record<number, string>> = { 2: '²', 3: '³', 4: '⁴', 5: '⁵' }

export const fractionLeft = template('as-h5', 'nuclear-decay', (random) => {
  const { symbol, massNumber, halfLife } = pick(random, radionuclides)
  const halvings = integer(random, 2, 5)
  const { unit } = halfLife
  const rounded = Number(halfLife.value.toPrecision(3))
  // Such times are too short or too long to name.
  if (unit === 'microseconds' || rounded * halvings > BILLION) return null
  const left = 0.5 ** halvings
  const rest = fractionText(left)
  const time = `${formatNumber(rounded * halvings)} ${unit}`
  return numeric({
    element: symbol,
    stem: `The half-life of ${nuclideName(symbol, massNumber)} is ${formatNumber(rounded)} ${unit}. Which fraction of its atoms is left after ${time}?`,
    answer: left,
    isRight: (value) => Math.log2(value) === -halvings,
    show: fractionText,
    lures: [
      {
        value: 0,
        misconception: 'AS12',
        why: `The second half-life takes only half of the remaining half. After ${halvings} of them ${rest} is left.`,
      },
      {
        value: 1 - left,
        misconception: 'AS12',
        why: `${fractionText(1 - left)} is the part that has decayed. What is left is ${rest}.`,
      },
      {
        value: 1 / (2 * halvings),
        misconception: 'AS12',
        why: `Halving ${halvings} times is not dividing by 2 × ${halvings}. Each half-life halves what is left: ${rest} remains.`,
      },
      {
        value: 1 / halvings,
        misconception: 'AS12',
        why: `The time is ${halvings} half-lives, but it is not divided by their number. Each of them halves the rest: ${rest} remains.`,
      },
    ],
    fill: [left / 2, left / 4, left * 2, 1 / 3],
    right: `${time} are ${halvings} half-lives, and (1/2)${exponents[halvings] ?? ''} = ${rest}.`,
    see: { article: 'what-are-isotopes' },
  })
})

/** Zero, one part of a whole, or all parts but one: '0', '1/8', '7/8'. */
function fractionText(value: number): string {
  if (value === 0) return '0'
  const parts = Math.round(1 / Math.min(value, 1 - value))
  return value > 0.5 ? `${parts - 1}/${parts}` : `1/${parts}`
}

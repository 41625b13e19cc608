import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber, type WrongResult } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

import { bare, anyConstant } from './reversible.ts'

/** Halves of hundredths come only from slips. */
function molar(value: number): string {
  const isHundredth = Math.abs(100 * value - Math.round(100 * value)) < 1e-6
  return `${isHundredth ? hundredths(value) : formatNumber(value, { decimals: 3 })} mol/L`
}

function hundredths(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

/** A concentration at equilibrium from another one, with the start and without K. */
export const changeInRatio = production('ge-m525', 'number', 'ice-tables', (random) => {
  const reaction = pick(random, anyConstant)
  const { parts, element } = reaction
  const starts = parts.map(({ power }) => (power < 0 ? integer(random, 20, 99) / 100 : 0))
  const room = Math.min(
    ...parts.map(({ power }, place) =>
      power < 0 ? (starts[place] ?? 0) / -power : Number.POSITIVE_INFINITY,
    ),
  )
  const extent = rounded(room * (integer(random, 20, 80) / 100))
  if (extent < 0.02) return null
  const rows = parts.map(({ name, power }, place) => {
    const start = starts[place] ?? 0
    const change = rounded(Math.abs(power) * extent)
    return { name, power, start, change, end: rounded(start + power * extent) }
  })
  if (rows.some(({ end }) => end < 0.03)) return null
  const known = pick(random, rows)
  const others = rows.filter(({ power }) => Math.abs(power) !== Math.abs(known.power))
  const [asked] = others.length === 0 ? [] : [pick(random, others)]
  if (asked === undefined) return null
  const [from, to] = [Math.abs(known.power), Math.abs(asked.power)]
  const isUsed = asked.power < 0
  const list = rows
    .flatMap(({ name, power, start }) => (power < 0 ? [`[${name}] = ${hundredths(start)}`] : []))
    .join(' and ')
  const after = (change: number) => (isUsed ? asked.start - change : change)
  const wrong: readonly WrongResult[] = [
    [
      after(known.change),
      'EQ12',
      `That lets ${asked.name} change as much as ${known.name}, but it is ${to} for ${from}.`,
    ],
    [after((known.change * from) / to), 'EQ12', 'The ratio of the changes is turned around.'],
    isUsed
      ? [asked.start, 'EQ15', 'That is the start, but some of it has reacted.']
      : [known.end, 'EQ2', 'At equilibrium the concentrations need not be equal.'],
    [isUsed ? asked.change : Number.NaN, null, 'That is what has reacted, not what is left.'],
  ]
  const askedChange: WorkedStep = [
    isUsed ? `Change of [${asked.name}]` : `[${asked.name}]`,
    from === 1
      ? multiplied(decimal(known.change, 'mol/L', 2), exact(to))
      : divided(multiplied(decimal(known.change, 'mol/L', 2), exact(to)), exact(from)),
    'mol/L',
    { decimals: 2 },
  ]
  const factor = from === 1 ? `${to}` : `${to}/${from}`
  return workedNumber({
    element,
    stem: `${bare(reaction)}, all gases, starts from, in mol/L, ${list}. At equilibrium [${known.name}] = ${hundredths(known.end)}. What is [${asked.name}] there?`,
    value: asked.end,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    show: molar,
    solution: () => ({
      asked: `[${asked.name}] at equilibrium`,
      given: { [`[${known.name}] at equilibrium`]: decimal(known.end, 'mol/L', 2) },
      relation: 'Concentrations change in the ratio of the numbers in the equation',
      conversions:
        known.power < 0
          ? [
              [
                `Change of [${known.name}]`,
                less(decimal(known.start, 'mol/L', 2), decimal(known.end, 'mol/L', 2)),
                'mol/L',
                { decimals: 2 },
              ],
            ]
          : [],
      numbers: isUsed
        ? [
            askedChange,
            [
              `[${asked.name}]`,
              less(decimal(asked.start, 'mol/L', 2), decimal(asked.change, 'mol/L', 2)),
              'mol/L',
              { decimals: 2 },
            ],
          ]
        : [askedChange],
    }),
    account: `[${known.name}] ${known.power < 0 ? 'falls' : 'rises'} by ${hundredths(known.change)}, so [${asked.name}] ${isUsed ? 'falls' : 'rises from 0'} by ${hundredths(known.change)} × ${factor} = ${hundredths(asked.change)}${isUsed ? ` to ${molar(asked.end)}` : ''}`,
    wrong: wrong.filter(([value]) => value > 0),
  })
})

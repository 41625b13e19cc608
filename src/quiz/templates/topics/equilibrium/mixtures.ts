import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied, raised, root } from '#quiz/worked/expressions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

import { anyConstant, bare, quotientOf, sideOfConstant } from './reversible.ts'

function plain(value: number): string {
  return quantity(value, null)
}

function hundredths(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

function molar(value: number): string {
  return quantity(value, 'mol/L')
}

/** Two gases, equally concentrated at the start, and the product that is asked for with its number. */
type Even = {
  readonly equation: string
  readonly reactants: readonly [string, string]
  readonly product: string
  readonly count: 1 | 2
  /** K is a number from this one to 90, divided by one of the scales, as it is at some temperature. */
  readonly lowest: number
  readonly scales: readonly number[]
  readonly element: ElementSymbol
}

const even: readonly Even[] = [
  {
    equation: 'H₂ + I₂ ⇌ 2 HI',
    reactants: ['H₂', 'I₂'],
    product: 'HI',
    count: 2,
    element: 'I',
    lowest: 30,
    scales: [1],
  },
  {
    equation: 'CO + H₂O ⇌ CO₂ + H₂',
    reactants: ['CO', 'H₂O'],
    product: 'CO₂',
    count: 1,
    element: 'C',
    lowest: 6,
    scales: [1, 10],
  },
]

/** A concentration at equilibrium from equal ones at the start, by the root of both sides. */
export const mixtureAtEquilibrium = production('ge-h91', 'number', 'ice-tables', (random) => {
  const { equation, reactants, product, count, element, lowest, scales } = pick(random, even)
  const [first, second] = reactants
  const start = integer(random, 10, 90) / 100
  const constant = integer(random, lowest, 90) / pick(random, scales)
  const asksProduct = pick(random, [true, false])
  const rootOfK = Math.sqrt(constant)
  const change = (start * rootOfK) / (count + rootOfK)
  const value = asksProduct ? count * change : start - change
  const symbol = asksProduct ? product : first
  const above = count === 2 ? '2x' : 'x'
  const whole = (start * constant) / (count + constant)
  return workedNumber({
    element,
    stem: `Suppose ${equation}, all gases, has K = ${quantity(constant, null, 2)}. It starts from ${molar(start)} each of ${first} and ${second}. What is [${symbol}] at equilibrium?`,
    value,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    solution: () => ({
      asked: `[${symbol}] at equilibrium`,
      relation: `With the change x, (${above})² ÷ (start − x)² = K, so ${above} ÷ (start − x) = √K`,
      numbers: [
        ['√K', root(2, measured(constant, null, 2)), null],
        [
          'x',
          divided(
            multiplied(measured(start, 'mol/L'), measured(rootOfK)),
            added(exact(count), measured(rootOfK)),
          ),
          'mol/L',
        ],
        ...(asksProduct && count === 1
          ? []
          : [
              [
                `[${symbol}]`,
                asksProduct
                  ? multiplied(exact(count), measured(change, 'mol/L'))
                  : less(measured(start, 'mol/L'), measured(change, 'mol/L')),
                'mol/L',
              ] as const,
            ]),
      ],
    }),
    account: `The change x obeys ${above}/(${quantity(start, null)} − x) = √K = ${quantity(rootOfK, null)}, so x = ${molar(change)} and [${symbol}] = ${asksProduct ? above : `${quantity(start, null)} − x`} = ${molar(value)}`,
    wrong: [
      [
        asksProduct
          ? count === 2
            ? change
            : Number.NaN
          : start > 2.2 * change
            ? start - 2 * change
            : Number.NaN,
        'EQ12',
        asksProduct ? 'That is x, but two molecules form.' : 'The reactant falls by x, not by 2x.',
      ],
      [
        asksProduct ? count * whole : Math.abs(start - whole),
        null,
        'The root of K was left out, but both sides are squares.',
      ],
      [
        asksProduct ? start * rootOfK : start / rootOfK,
        'EQ15',
        'That puts concentrations of the start into K.',
      ],
      [
        asksProduct ? start - change : count * change,
        null,
        `That is [${asksProduct ? first : product}], the other side.`,
      ],
    ],
  })
})

/** K from the start and from one concentration at equilibrium, with all others worked out. */
export const constantFromChange = production('ge-h65', 'number', 'ice-tables', (random) => {
  const reaction = pick(random, anyConstant)
  const { parts, element } = reaction
  const starts = parts.map(({ power }) => (power < 0 ? integer(random, 20, 95) / 100 : 0))
  const room = Math.min(
    ...parts.map(({ power }, place) =>
      power < 0 ? (starts[place] ?? 0) / -power : Number.POSITIVE_INFINITY,
    ),
  )
  const extent = Math.round(100 * room * (integer(random, 25, 75) / 100)) / 100
  if (extent < 0.03) return null
  const values = parts.map(
    ({ power }, place) => Math.round(100 * ((starts[place] ?? 0) + power * extent)) / 100,
  )
  if (values.some((value) => value < 0.02)) return null
  const known = parts.findIndex(({ power }) => power > 0)
  const product = parts[known]
  const formed = values[known]
  if (product === undefined || formed === undefined) return null
  const value = quotientOf(parts, values)
  if (value > 5000 || value < 0.002) return null
  const list = parts
    .flatMap(({ name, power }, place) =>
      power < 0 ? [`[${name}] = ${hundredths(starts[place] ?? 0)}`] : [],
    )
    .join(', ')
  const alike = parts.map(({ power }, place) => (starts[place] ?? 0) + Math.sign(power) * formed)
  const atStart = parts.map(({ power }, place) =>
    power < 0 ? (starts[place] ?? 0) : (values[place] ?? 0),
  )
  const bases = parts.map((part) => ({ ...part, power: Math.sign(part.power) }))
  const amounts = values.map((concentration) => measured(concentration))
  const mixture = parts
    .map(({ name }, place) => `[${name}] = ${hundredths(values[place] ?? 0)}`)
    .join(', ')
  return workedNumber({
    element,
    stem: `Suppose ${bare(reaction)}, all gases, starts from, in mol/L, ${list}. At equilibrium [${product.name}] = ${hundredths(formed)}. What is K, without unit?`,
    value,
    unit: null,
    solution: () => ({
      asked: 'the equilibrium constant K',
      relation:
        'All concentrations change by x times their numbers in the equation, and K is products over reactants with these numbers as exponents',
      numbers: [
        [
          'x',
          product.power === 1
            ? measured(formed, 'mol/L')
            : divided(measured(formed, 'mol/L'), exact(product.power)),
          'mol/L',
        ],
        ...parts.flatMap(({ name, power }, place): WorkedStep[] =>
          place === known
            ? []
            : [
                [
                  `[${name}]`,
                  power < 0
                    ? less(
                        decimal(starts[place] ?? 0, 'mol/L', 2),
                        countedParts(-power, measured(extent, 'mol/L')),
                      )
                    : countedParts(power, measured(extent, 'mol/L')),
                  'mol/L',
                ],
              ],
        ),
        ['K', divided(sideOfConstant(parts, amounts, 1), sideOfConstant(parts, amounts, -1)), null],
      ],
    }),
    account: `With x = ${hundredths(extent)} mol/L the mixture has ${mixture}, so K = ${quantity(value, null)}`,
    wrong: [
      [
        alike.every((amount) => amount > 0) ? quotientOf(parts, alike) : Number.NaN,
        'EQ12',
        'Concentrations change in the ratio of the numbers in the equation.',
      ],
      [quotientOf(parts, atStart), 'EQ15', 'That puts reactants of the start into K.'],
      [quotientOf(bases, values), 'EQ8', 'The exponents were left out.'],
      [1 / value, 'EQ8', 'That is turned upside down.'],
    ],
  })
})

/** A substance that falls apart into two others. */
type Splitting = {
  readonly equation: string
  readonly whole: string
  readonly product: string
  readonly element: ElementSymbol
}

const splittings: readonly Splitting[] = [
  { equation: 'COCl₂ ⇌ CO + Cl₂', whole: 'COCl₂', product: 'CO', element: 'Cl' },
  { equation: 'PCl₅ ⇌ PCl₃ + Cl₂', whole: 'PCl₅', product: 'Cl₂', element: 'P' },
  { equation: 'SO₂Cl₂ ⇌ SO₂ + Cl₂', whole: 'SO₂Cl₂', product: 'SO₂', element: 'S' },
]

/** The small concentration of a product when K is small. */
export const smallConstant = production('ge-h62', 'number', 'ice-tables', (random) => {
  const { equation, whole, product, element } = pick(random, splittings)
  const start = integer(random, 10, 90) / 100
  const constant = integer(random, 11, 95) * 10 ** -pick(random, [6, 7, 8])
  // So little reacts that the exact value is within the tolerance.
  const value = Math.sqrt(constant * start)
  if (value / start > 0.02) return null
  const k = quantity(constant, null, 2)
  return workedNumber({
    element,
    stem: `Suppose ${equation}, all gases, has K = ${k}. It starts from ${molar(start)} of ${whole} alone. What is [${product}] at equilibrium?`,
    value,
    unit: 'mol/L',
    units: ['µmol/L', 'mmol/L', 'mol/L'],
    tolerance: 0.03,
    apart: 0.1,
    solution: () => ({
      asked: `[${product}] at equilibrium`,
      relation: `With x of each product, x² ÷ [${whole}] = K, and x is so small that [${whole}] stays the same`,
      numbers: [
        ['x²', multiplied(measured(constant, null, 2), measured(start)), null],
        [`[${product}]`, root(2, measured(constant * start)), 'mol/L'],
      ],
    }),
    account: `With x of each product, x²/(${quantity(start, null)} − x) = ${k}; x is small, so x = √(${k} × ${quantity(start, null)}) = ${molar(value)}`,
    wrong: [
      [constant * start, null, 'The root was left out.'],
      [value / 2, 'EQ12', 'One molecule of each product forms, so that there is no factor of 2.'],
      [Math.sqrt(constant), null, `The concentration of ${whole} was left out.`],
      [start - value, null, `That is [${whole}], of which most is left.`],
    ],
  })
})

type Parting = {
  readonly equation: string
  readonly whole: string
  readonly isTwice: boolean
  readonly element: ElementSymbol
}

const partings: readonly Parting[] = [
  { equation: 'N₂O₄ ⇌ 2 NO₂', whole: 'N₂O₄', isTwice: true, element: 'N' },
  { equation: 'PCl₅ ⇌ PCl₃ + Cl₂', whole: 'PCl₅', isTwice: false, element: 'P' },
  { equation: 'COCl₂ ⇌ CO + Cl₂', whole: 'COCl₂', isTwice: false, element: 'Cl' },
]

/** Kp from the share that has fallen apart. */
export const degreeToConstant = production('ge-h63', 'number', 'ice-tables', (random) => {
  const { equation, whole, isTwice, element } = pick(random, partings)
  const start = integer(random, 5, 40) / 10
  const percent = integer(random, 8, 60)
  const share = percent / 100
  const [left, formed] = [(1 - share) * start, share * start]
  const product = isTwice ? 2 * formed : formed
  const value = product ** 2 / left
  const bar = quantity(start, 'bar', 2)
  return workedNumber({
    element,
    stem: `${whole} alone is at ${bar}. Suppose at constant volume and temperature ${percent}% of it reacts, ${equation}, all gases. What is Kp with pressures in bar?`,
    value,
    unit: null,
    solution: () => ({
      asked: 'Kp',
      relation: isTwice ? 'Kp = p(NO₂)² ÷ p(N₂O₄)' : `Kp = p² ÷ p(${whole}), with equal products`,
      numbers: [
        [
          `Pressure of ${whole} that reacts`,
          multiplied(exact(share), measured(start, 'bar', 2)),
          'bar',
        ],
        [
          `Pressure of ${whole} left`,
          less(measured(start, 'bar', 2), measured(formed, 'bar')),
          'bar',
        ],
        ...(isTwice
          ? [['Pressure of NO₂', multiplied(exact(2), measured(formed, 'bar')), 'bar'] as const]
          : []),
        ['Kp', divided(raised(measured(product), exact(2)), measured(left)), null],
      ],
    }),
    account: `${plain(left)} bar of ${whole} are left and ${plain(product)} bar ${isTwice ? 'of NO₂' : 'of each product'} are there, so Kp = ${plain(product)}²/${plain(left)} = ${plain(value)}`,
    wrong: [
      [
        isTwice ? formed ** 2 / left : (2 * formed) ** 2 / left,
        isTwice ? 'EQ12' : null,
        isTwice ? 'Two NO₂ form from one N₂O₄.' : 'One molecule of each product forms.',
      ],
      [product ** 2 / start, 'EQ15', `The pressure of ${whole} at the start was taken.`],
      [product / left, 'EQ8', 'A pressure is missing: the one above counts twice.'],
      [left / product ** 2, 'EQ8', 'That is turned upside down.'],
    ],
  })
})

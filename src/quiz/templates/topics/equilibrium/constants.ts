import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'
import { formatNumber, superscript } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, production, template } from '#quiz/template.ts'
import { powerPart, powerText } from '#quiz/templates/made/powers.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied, raised, valueOf } from '#quiz/worked/expressions.ts'

import {
  anyConstant,
  bare,
  fraction,
  type Part,
  quotientOf,
  type Reversible,
  reversibles,
  sideOfConstant,
  withStates,
} from './reversible.ts'

type Style = 'right' | 'turned' | 'plain' | 'factors' | 'solids' | 'sum'

/** K as an expression, written rightly or with a slip. */
function expression({ parts }: Reversible, style: Style): string {
  const factor = ({ name, power }: Part) => {
    const count = Math.abs(power)
    if (style === 'plain') return `[${name}]`
    if (style === 'factors') return `${count === 1 ? '' : count}[${name}]`
    return powerText(`[${name}]`, count)
  }
  const counted = parts.filter(({ isSolid }) => style === 'solids' || !isSolid)
  const above = counted.filter(({ power }) => power > 0).map(factor)
  const below = counted.filter(({ power }) => power < 0).map(factor)
  if (style === 'turned') return fraction(below, above)
  return fraction(above, below, style === 'sum' ? ' + ' : '')
}

const slips: Readonly<Record<Exclude<Style, 'right'>, string>> = {
  turned: 'That is turned upside down: products stand above, reactants below.',
  plain: 'The exponents are missing.',
  factors: 'The numbers of the equation are exponents, not factors.',
  solids: 'Pure solids do not belong in K.',
  sum: 'Concentrations are multiplied, not added.',
}

/** The expression of K. */
export const constantExpression = template('ge-m64', 'equilibrium-constant', (random) => {
  const reaction = pick(random, reversibles)
  const answer = expression(reaction, 'right')
  const styles = shuffle(random, ['turned', 'plain', 'factors', 'solids', 'sum'] as const)
  const account = `Kc is products over reactants, each raised to its number${reaction.hasSolid ? ', without solids' : ''}: ${answer}`
  return choice<string>({
    element: reaction.element,
    badge: null,
    stem: `Which expression is Kc of ${withStates(reaction)}?`,
    answer,
    isRight: (value) => value === answer,
    lures: styles.map((style): Lure<string> => ({
      value: expression(reaction, style),
      misconception: 'EQ8',
      why: `${slips[style]} ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})

/** The same, of either direction, with each wrong form in both ways up. */
export const constantOfEitherWay = nextDraw(constantExpression, (random) => {
  const reaction = random() < 0.5 ? pick(random, reversibles) : turned(pick(random, reversibles))
  const other = turned(reaction)
  const answer = expression(reaction, 'right')
  const styles = (['plain', 'factors', 'solids', 'sum'] as const).filter(
    (value) => expression(reaction, value) !== answer && expression(other, value) !== answer,
  )
  if (styles.length === 0) return null
  const style = pick(random, styles)
  const account = `Kc is products over reactants, each raised to its number${reaction.hasSolid ? ', without solids' : ''}: ${answer}`
  const wrong: readonly (readonly [value: string, slip: string])[] = [
    [expression(other, 'right'), slips.turned],
    [expression(reaction, style), slips[style]],
    [expression(other, style), `${slips[style]} It is turned upside down as well.`],
  ]
  if (!areEven([answer, ...wrong.map(([value]) => value)])) return null
  return choice<string>({
    element: reaction.element,
    badge: null,
    stem: `Which expression is Kc of ${withStates(reaction)}?`,
    answer,
    isRight: (value) => value === answer,
    lures: wrong.map(([value, slip]): Lure<string> => ({
      value,
      misconception: 'EQ8',
      why: `${slip} ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})

/** The same reaction, written from right to left. */
function turned(reaction: Reversible): Reversible {
  const { reactants, products, arrow } = reaction.equation
  return {
    ...reaction,
    equation: { reactants: products, products: reactants, arrow },
    parts: reaction.parts.map((part) => ({ ...part, power: -part.power })),
    moreGas: -reaction.moreGas,
  }
}

/** K from the concentrations of a mixture at equilibrium. */
export const constantFromMixture = production(
  'ge-m65',
  'number',
  'equilibrium-constant',
  (random) => {
    const reaction = pick(random, anyConstant)
    const { parts, element } = reaction
    const values = parts.map(() => integer(random, 8, 90) / 100)
    const value = quotientOf(parts, values)
    if (value > 5000 || value < 0.002) return null
    const shown = (place: number) => quantity(values[place] ?? 0, null, 2)
    const amounts = values.map((concentration) => measured(concentration, null, 2))
    const above = sideOfConstant(parts, amounts, 1)
    const below = sideOfConstant(parts, amounts, -1)
    const side = (sign: 1 | -1) =>
      parts.flatMap(({ power }, place) =>
        Math.sign(power) === sign ? [powerText(shown(place), Math.abs(power))] : [],
      )
    const list = parts.map(({ name }, place) => `[${name}] = ${shown(place)}`).join(', ')
    const signs = parts.map((part) => ({ ...part, power: Math.sign(part.power) }))
    const factors = parts.reduce(
      (product, { power }) => product * Math.abs(power) ** Math.sign(power),
      1,
    )
    return workedNumber({
      element,
      stem: `Suppose ${bare(reaction)} is at equilibrium with, in mol/L, ${list}. What is K, without unit?`,
      value,
      unit: null,
      solution: () => ({
        asked: 'the equilibrium constant K',
        relation: `K = ${expression(reaction, 'right')}`,
        numbers: [
          ['Above', above, null],
          ['Below', below, null],
          ['K', divided(measured(valueOf(above)), measured(valueOf(below))), null],
        ],
      }),
      account: `K = ${expression(reaction, 'right')} = ${fraction(side(1), side(-1), ' × ')} = ${quantity(value, null)}`,
      wrong: [
        [1 / value, 'EQ8', 'That is turned upside down.'],
        [quotientOf(signs, values), 'EQ8', 'The exponents were left out.'],
        [
          factors === 1 ? Number.NaN : factors * quotientOf(signs, values),
          'EQ8',
          'The numbers of the equation are exponents, not factors.',
        ],
      ],
    })
  },
)

/** K of an equation that is reversed or multiplied. */
export const constantOfRewritten = production(
  'ge-m69',
  'number',
  'equilibrium-constant',
  (random) => {
    const reaction = pick(random, anyConstant)
    const factor = pick(random, [-1, 2, -2])
    const times = Math.abs(factor)
    const { equation, element } = reaction
    const scaled = (terms: typeof equation.reactants) =>
      terms.map((term) => ({ ...term, coefficient: term.coefficient * times }))
    const [left, right] = [scaled(equation.reactants), scaled(equation.products)]
    const asked = {
      equation: {
        ...equation,
        reactants: factor > 0 ? left : right,
        products: factor > 0 ? right : left,
      },
    }
    const constant = pick(random, [1, 10, 0.1, 0.01]) * (integer(random, 12, 95) / 10)
    const k = quantity(constant, null, 2)
    const value = constant ** factor
    const steps = [
      times === 1 ? [] : [`multiplied by ${times}, K is raised to the power ${times}`],
      factor > 0 ? [] : ['turned around, K becomes 1/K'],
    ].flat()
    const account = `${capitalized(steps.join('; '))}: (${k})${superscript(factor)} = ${quantity(value, null)}`
    return workedNumber({
      element,
      stem: `Suppose ${bare(reaction)} has K = ${k} at some temperature. What is K of ${bare(asked)} there?`,
      value,
      unit: null,
      solution: () => ({
        asked: `K of ${bare(asked)}`,
        given: { K: measured(constant) },
        relation:
          'An equation that is turned around has 1/K; one that is doubled has K to the power 2',
        numbers:
          factor === -2
            ? [
                ['Turned around', divided(exact(1), measured(constant)), null],
                ['Doubled', raised(measured(1 / constant), exact(2)), null],
              ]
            : [
                factor === 2
                  ? ['Doubled', raised(measured(constant), exact(2)), null]
                  : ['Turned around', divided(exact(1), measured(constant)), null],
              ],
      }),
      account,
      wrong: [
        [factor * constant, 'EQ14', 'K is not multiplied as ΔH is.'],
        [
          factor < 0 ? constant ** times : 1 / value,
          factor < 0 ? null : 'EQ14',
          factor < 0
            ? 'The equation is turned around as well.'
            : 'The equation is not turned around.',
        ],
        [
          times === 1 ? Number.NaN : constant ** Math.sign(factor) * times,
          'EQ14',
          'A factor of the equation is an exponent of K.',
        ],
        [constant, 'EQ14', 'K does not stay the same when an equation is written in another way.'],
      ],
    })
  },
)

/** The gas constant in L·bar/(mol·K). */
const R = 0.08314

/** Reactions of no substances in particular, since Kc at a temperature is made up, with Δn of their gases. */
const madeUp: readonly (readonly [equation: string, moreGas: number])[] = [
  ['A(g) ⇌ 2 B(g)', 1],
  ['A(g) ⇌ B(g) + C(g)', 1],
  ['2 A(g) ⇌ B(g)', -1],
  ['A(g) + B(g) ⇌ C(g)', -1],
  ['A(g) + 3 B(g) ⇌ 2 C(g)', -2],
  ['2 A(g) ⇌ B(g) + 3 C(g)', 2],
]

/** Kp from Kc. */
export const pressureConstant = production('ge-h64', 'number', 'equilibrium-constant', (random) => {
  const [equation, moreGas] = pick(random, madeUp)
  const kelvin = integer(random, 30, 100) * 10
  const constant = pick(random, [1, 10, 0.1]) * (integer(random, 12, 95) / 10)
  const value = constant * (R * kelvin) ** moreGas
  const kc = quantity(constant, null, 2)
  return workedNumber({
    element: 'H',
    stem: `${equation} has Kc = ${kc} at ${kelvin} K with concentrations in mol/L. What is Kp with pressures in bar? R = ${R} L·bar/(mol·K).`,
    value,
    unit: null,
    solution: () => ({
      asked: 'Kp',
      relation: `Kp = Kc × (RT)^Δn, with Δn = ${formatNumber(moreGas)} from the gases`,
      numbers: [
        ['RT', multiplied(exact(R, 'L·bar/(mol·K)'), exact(kelvin, 'K')), 'L·bar/mol'],
        [
          'Kp',
          moreGas > 0
            ? multiplied(measured(constant, null, 2), powerPart(measured(R * kelvin), moreGas))
            : divided(measured(constant, null, 2), powerPart(measured(R * kelvin), -moreGas)),
          null,
        ],
      ],
    }),
    account: `Δn = ${moreGas < 0 ? '−' : ''}${Math.abs(moreGas)}, so Kp = Kc × (RT)^Δn = ${kc} × (${quantity(R * kelvin, null)})${superscript(moreGas)} = ${quantity(value, null)}`,
    wrong: [
      [
        constant * (R * kelvin) ** -moreGas,
        'EQ17',
        'Δn has the wrong sign: it is products minus reactants.',
      ],
      [constant, 'EQ17', 'The two are equal only if Δn is zero.'],
      [
        Math.abs(moreGas) === 1 ? Number.NaN : constant * (R * kelvin) ** Math.sign(moreGas),
        'EQ17',
        `RT is raised to Δn, not to ${moreGas < 0 ? '−' : ''}1.`,
      ],
      [
        constant * (GAS_CONSTANT * kelvin) ** moreGas,
        'GA12',
        'That R belongs to a pressure in kPa.',
      ],
    ],
  })
})

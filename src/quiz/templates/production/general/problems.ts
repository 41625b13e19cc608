import {
  composition,
  type Formula,
  formatFormula,
  molarMass,
} from '#chemistry/compounds/formulas.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { quantity, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided } from '#quiz/worked/expressions.ts'
import { calculated, converted, known, law, solved } from '#quiz/worked/solutions.ts'
import {
  massesAdded,
  massLine,
  massToMass,
  molarMassLine,
  molesLine,
  producedLine,
} from '#quiz/worked/stoichiometry.ts'

import { multiples } from './formulas-from-data.ts'

const article = 'what-is-the-mole'
const masses = ['mg', 'g', 'kg'] as const
const amounts = ['mmol', 'mol', 'kmol'] as const

/** The amount of substance in a mass of it, as a part of a problem. */
function amountPart(element: string, formula: Formula, mass: number) {
  const molar = molarMass(formula)
  const shown = formatFormula(formula)
  const value = mass / molar
  const account = `at ${quantity(molar, 'g/mol', 4)}, ${quantity(mass, 'g')} are ${quantity(value, 'mol')} of ${shown}`
  return partOf(
    typedNumber({
      element,
      stem: `How many moles are ${quantity(mass, 'g')} of ${shown}?`,
      value,
      unit: 'mol',
      units: amounts,
      tolerance: 0.01,
      figures: null,
      wrong: [
        {
          value: molar / mass,
          misconception: 'GE12',
          why: `The division was turned around. Grams divided by grams per mole give moles: ${account}.`,
        },
        {
          value: mass * molar,
          misconception: 'GE12',
          why: `The mass was multiplied by the molar mass. It has to be divided by it: ${account}.`,
        },
      ],
      right: `${capitalized(account)}.`,
      article,
    }),
  )
}

/** The mass of an amount that was worked out in a part before. */
function massPart(element: string, formula: Formula, amount: number, before: number) {
  const molar = molarMass(formula)
  const shown = formatFormula(formula)
  const value = amount * molar
  const account = `at ${quantity(molar, 'g/mol', 4)}, ${quantity(amount, 'mol')} of ${shown} are ${quantity(value, 'g')}`
  return partOf(
    typedNumber({
      element,
      stem: `What is the mass of this ${shown}?`,
      value,
      unit: 'g',
      units: masses,
      tolerance: 0.01,
      figures: null,
      wrong: [
        {
          value: amount / molar,
          misconception: 'GE12',
          why: `The amount was divided by the molar mass. Each mole has that mass, so it is multiplied: ${account}.`,
        },
        {
          value: molar / amount,
          misconception: 'GE12',
          why: `The molar mass was divided by the amount. Each mole has that mass: ${account}.`,
        },
      ],
      right: `${capitalized(account)}.`,
      article,
    }),
    { kind: 'least', of: [{ part: before, factor: molar }] },
  )
}

/** Masses that are weighed in, in g. */
function drawnMass(random: Parameters<typeof integer>[0]): number {
  return integer(random, 15, 240) / 10
}

/** Longer equations leave no room for the question. */
const LONGEST = 30

const short = reactions.filter(
  ({ equation }) =>
    formatEquation(equation).length <= LONGEST &&
    [...equation.reactants, ...equation.products].every(({ formula }) => formula.charge === 0),
)

/** From the mass of a reactant to the mass of a product, by their amounts. */
export const massByAmounts = production('ge-m71', 'steps', 'stoichiometry', (random) => {
  const { equation, element } = pick(random, short)
  const from = pick(random, equation.reactants)
  const to = pick(random, equation.products)
  const mass = drawnMass(random)
  const start = mass / molarMass(from.formula)
  const ratio = to.coefficient / from.coefficient
  const [given, wanted] = [from, to].map(({ formula }) => formatFormula(formula))
  const account = `${from.coefficient} ${given} ${from.coefficient === 1 ? 'gives' : 'give'} ${to.coefficient} ${wanted}: ${quantity(start, 'mol')} × ${to.coefficient} / ${from.coefficient} = ${quantity(start * ratio, 'mol')}`
  return problem({
    element,
    stem: `${formatEquation(equation)}: What mass of ${wanted} forms from ${quantity(mass, 'g')} of ${given}? Work it out in three parts.`,
    parts: [
      amountPart(element, from.formula, mass),
      partOf(
        typedNumber({
          element,
          stem: `How many moles of ${wanted} form from them?`,
          value: start * ratio,
          unit: 'mol',
          units: amounts,
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: start / ratio,
              misconception: 'GE12',
              why: `The ratio of the numbers was turned around. In the equation ${account}.`,
            },
            {
              value: start,
              misconception: 'GE21',
              why: `The amounts are not the same. In the equation ${account}.`,
            },
          ],
          right: `${account}.`,
          article,
        }),
        { kind: 'least', of: [{ part: 0, factor: ratio }] },
      ),
      massPart(element, to.formula, start * ratio, 1),
    ],
    elements: [element],
    article,
    solution: () =>
      solved(
        `the mass of ${wanted}`,
        law(
          'From mass to amount, by the numbers of the equation to the other amount, and to its mass',
        ),
        molarMassLine(from.formula),
        ...massToMass(from, to, mass),
      ),
  })
})

/** Reactions of two substances to one product. */
const unions = short.filter(
  ({ equation }) => equation.reactants.length === 2 && equation.products.length === 1,
)

/** The mass of a product where one reactant runs out first. */
export const limitedByOne = production('ge-h72', 'steps', 'stoichiometry', (random) => {
  const { equation, element } = pick(random, unions)
  const [one, two] = equation.reactants
  const [product] = equation.products
  if (one === undefined || two === undefined || product === undefined) return null
  const [mass, other] = [drawnMass(random), drawnMass(random)]
  const [first, second] = [mass / molarMass(one.formula), other / molarMass(two.formula)]
  const [byFirst, bySecond] = [
    (first * product.coefficient) / one.coefficient,
    (second * product.coefficient) / two.coefficient,
  ]
  const [least, most] = [Math.min(byFirst, bySecond), Math.max(byFirst, bySecond)]
  // Close calls would hang on the rounding of the parts before.
  if (most < 1.2 * least || most > 6 * least) return null
  const [nameOne = '', nameTwo = '', shown = ''] = [one, two, product].map(({ formula }) =>
    formatFormula(formula),
  )
  const [scarce, plenty] = byFirst < bySecond ? [nameOne, nameTwo] : [nameTwo, nameOne]
  const account = `${scarce} runs out first: it gives ${quantity(least, 'mol')} of ${shown}, ${plenty} would give ${quantity(most, 'mol')}`
  return problem({
    element,
    stem: `${formatEquation(equation)}: What mass of ${shown} forms at most from ${quantity(mass, 'g')} of ${nameOne} and ${quantity(other, 'g')} of ${nameTwo}?`,
    parts: [
      amountPart(element, one.formula, mass),
      amountPart(element, two.formula, other),
      partOf(
        typedNumber({
          element,
          stem: `How many moles of ${shown} can form at most?`,
          value: least,
          unit: 'mol',
          units: amounts,
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: most,
              misconception: 'GE22',
              why: `For that much there is not enough ${scarce}. ${account}.`,
            },
            {
              value: byFirst + bySecond,
              misconception: 'GE22',
              why: `Both are needed for the same product, so it is not formed twice. ${account}.`,
            },
            {
              value: Math.min(first, second),
              misconception: 'GE21',
              why: `The smaller amount does not decide alone, and it is not yet the amount of ${shown}. ${account}.`,
            },
          ],
          right: `${account}.`,
          article,
        }),
        {
          kind: 'least',
          of: [
            { part: 0, factor: product.coefficient / one.coefficient },
            { part: 1, factor: product.coefficient / two.coefficient },
          ],
        },
      ),
      massPart(element, product.formula, least, 2),
    ],
    elements: [element],
    article,
    solution: () =>
      solved(
        `the mass of ${shown}`,
        law('Both amounts are found, and the reactant that gives less product decides'),
        molesLine(one.formula, measured(mass, 'g')),
        molesLine(two.formula, measured(other, 'g')),
        producedLine(one, product, first),
        producedLine(two, product, second),
        known('Runs out first', scarce),
        massLine(product.formula, least),
      ),
  })
})

/** From percents and a molar mass to the molecular formula. */
export const formulaInSteps = production('ge-h71', 'steps', 'composition', (random) => {
  const [empirical, times] = pick(random, multiples)
  const counts = [...composition(empirical)]
  const unit = molarMass(empirical)
  const whole = unit * times
  const [first = 'H'] = counts.map(([symbol]) => symbol)
  const element =
    counts.map(([symbol]) => symbol).find((symbol) => !'CHO'.includes(symbol)) ?? first
  const shares = counts.map(([symbol, count]) => ({
    symbol,
    percent: (100 * count * molarMass(symbol)) / unit,
  }))
  const molecular = formatFormula(
    counts.map(([symbol, count]) => `${symbol}${count * times}`).join(''),
  )
  const shown = formatFormula(empirical)
  const given = shares
    .map(({ symbol, percent }) => `${quantity(percent, '%')} ${symbol}`)
    .join(', ')
  const ratio = `The amounts in 100 g are as ${counts.map(([, count]) => count).join(' : ')}, so the empirical formula is ${shown}`
  const fewest = Math.min(...shares.map(({ symbol, percent }) => percent / molarMass(symbol)))
  const units = `${quantity(whole, 'g/mol')} / ${quantity(unit, 'g/mol', 4)} = ${times}`
  return problem({
    element,
    stem: `A compound holds ${given} by mass. Its molar mass is ${quantity(whole, 'g/mol')}. Find its molecular formula in three parts.`,
    parts: [
      partOf(
        typedFormula({
          element,
          stem: 'What is its empirical formula?',
          answer: shown,
          corrections: [
            {
              given: molecular,
              misconception: 'GE17',
              text: `The empirical formula has the smallest whole numbers. ${ratio}.`,
            },
          ],
          right: `${ratio}.`,
          elements: counts.map(([symbol]) => symbol),
          article,
        }),
      ),
      partOf(
        typedNumber({
          element,
          stem: 'How many of these units are in one molecule?',
          value: times,
          unit: null,
          units: [],
          tolerance: 0,
          figures: null,
          wrong: [
            {
              value: 1,
              misconception: 'GE17',
              why: `One unit would have the molar mass ${quantity(unit, 'g/mol')} only. The molar masses tell: ${units}.`,
            },
            {
              value: Number(whole.toPrecision(3)),
              misconception: 'GE12',
              why: `That is the molar mass itself. It is divided by the molar mass of one unit: ${units}.`,
            },
          ],
          right: `${units}.`,
          article,
        }),
        { kind: 'units', part: 0, molarMass: whole },
      ),
      partOf(
        typedFormula({
          element,
          stem: 'What is its molecular formula?',
          answer: molecular,
          corrections: [
            {
              given: shown,
              misconception: 'GE17',
              text: `That is the empirical formula. Every small number is multiplied by ${times}: ${molecular}.`,
            },
          ],
          right: `Every small number of ${shown} is multiplied by ${times}: ${molecular}.`,
          elements: counts.map(([symbol]) => symbol),
          article,
        }),
        { kind: 'multiple', formula: 0, count: 1 },
      ),
    ],
    elements: counts.map(([symbol]) => symbol),
    article,
    solution: () =>
      solved(
        'the molecular formula',
        law(
          'Amounts in 100 g give the empirical formula, and the molar mass tells how often it is there',
        ),
        ...shares.map(({ symbol, percent }) =>
          converted(
            `Amount of ${symbol} in 100 g`,
            divided(measured(percent, 'g'), measured(molarMass(symbol), 'g/mol', 4)),
            measured(percent / molarMass(symbol), 'mol'),
          ),
        ),
        known(
          'Divided by the smallest',
          shares
            .map(({ symbol, percent }) =>
              formatNumber(percent / molarMass(symbol) / fewest, { decimals: 2 }),
            )
            .join(' : '),
        ),
        known('Smallest whole numbers', counts.map(([, count]) => count).join(' : ')),
        calculated(`Molar mass of ${shown}`, massesAdded(empirical), measured(unit, 'g/mol', 4)),
        calculated(
          'Units in a molecule',
          divided(measured(whole, 'g/mol'), measured(unit, 'g/mol', 4)),
          exact(times),
        ),
      ),
  })
})

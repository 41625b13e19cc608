import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { greatestCommonDivisor } from '#chemistry/electrons/ions.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import {
  balancingTask,
  coefficientsOf,
  onesEverywhere,
  singleAtoms,
  solvedEquation,
} from '#quiz/templates/made/balancing-task.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { quantity, threeFigures, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { once, pools, straight } from './pool.ts'
import { formulaWith } from './written-formula.ts'

type Fuel = { readonly name: string; readonly formula: string }

const hydrocarbons = once(() => [
  ...unbranched('alkane', [1, 2, 3, 4, 5, 6, 7, 8]),
  ...unbranched('alkene', [2, 3, 4, 5, 6]),
])

const alcohols = once(() => unbranched('alcohol', [1, 2, 3, 4, 5, 6]))

/** Fuels of lighters, engines and heaters that are branched. */
const branched = once(() =>
  [...pools.alkane(), ...pools.alkene(), ...pools.alcohol()].filter(({ name }) =>
    ['2-methylpropane', '2,2,4-trimethylpentane', '2-methylpropene', 'propan-2-ol'].includes(name),
  ),
)

function unbranched(
  family: 'alkane' | 'alkene' | 'alcohol',
  lengths: readonly number[],
): readonly Fuel[] {
  return lengths.flatMap((length) => straight(family, length) ?? [])
}

/** Balances the complete combustion of a fuel. */
export const completeCombustion = production('ch-e200', 'balance', 'combustion', (random) => {
  const { name, formula } = pick(random, [...hydrocarbons(), ...alcohols(), ...branched()])
  const equation = solvedEquation([formula, 'O2'], ['CO2', 'H2O'])
  if (equation === null) return null
  const draft = balancingTask(equation, {
    element: 'C',
    stem: `Balance the complete combustion of ${name}.`,
    corrections: [
      onesEverywhere(equation),
      singleAtoms(equation),
      fuelOxygenForgotten(equation, formula),
    ],
  })
  return { ...draft, see: { elements: ['C', 'H', 'O'], article: null } }
})

/** The numbers without the oxygen atoms that the fuel brings along; null for a fuel without. */
function fuelOxygenForgotten(
  equation: NonNullable<ReturnType<typeof solvedEquation>>,
  formula: string,
): Correction | null {
  if (!composition(formula).has('O')) return null
  const [fuel = 1, oxygen = 1, dioxide = 1, water = 1] = coefficientsOf(equation)
  const inFuel = fuel * (composition(formula).get('O') ?? 0)
  const needed = 2 * oxygen + inFuel
  const isOdd = needed % 2 === 1
  const wrong = isOdd
    ? [2 * fuel, needed, 2 * dioxide, 2 * water]
    : [fuel, needed / 2, dioxide, water]
  return {
    given: wrong.join(', '),
    misconception: 'OG18',
    text: `${formatFormula(formula)} brings oxygen atoms along, which are counted on the left too. With them the numbers are ${coefficientsOf(equation).join(', ')}.`,
  }
}

/** Balances a combustion with too little oxygen. */
export const incompleteCombustion = production('ch-m203', 'balance', 'combustion', (random) => {
  const { name, formula } = pick(random, [...hydrocarbons().slice(1), ...alcohols().slice(1)])
  const product = pick(random, ['CO', 'C'] as const)
  const equation = solvedEquation([formula, 'O2'], [product, 'H2O'])
  const complete = solvedEquation([formula, 'O2'], ['CO2', 'H2O'])
  if (equation === null || complete === null) return null
  const right = coefficientsOf(equation)
  const draft = balancingTask(equation, {
    element: 'C',
    stem: `Too little oxygen reaches burning ${name}. Balance the reaction to ${product === 'CO' ? 'carbon monoxide' : 'soot (carbon)'} and water.`,
    corrections: [
      onesEverywhere(equation),
      {
        given: coefficientsOf(complete).join(', '),
        misconception: 'OG17',
        text: `Those are the numbers of the complete combustion to CO₂. Here ${product === 'CO' ? 'carbon monoxide' : 'carbon'} forms and less oxygen is used: ${right.join(', ')}.`,
      },
      singleAtoms(equation),
      fuelOxygenForgotten(equation, formula),
    ],
  })
  return { ...draft, see: { elements: ['C', 'H', 'O'], article: null } }
})

/** The mass of carbon dioxide from the mass of a fuel. */
export const massOfDioxide = production('ch-h203', 'number', 'combustion', (random) => {
  const { name, formula } = pick(random, [...hydrocarbons().slice(1), ...alcohols()])
  const molar = molarMass(formula)
  const dioxide = molarMass('CO2')
  const carbons = composition(formula).get('C') ?? 0
  const mass = threeFigures(integer(random, 30, 600) / 10)
  const amount = mass / molar
  const value = amount * carbons * dioxide
  const shown = formatFormula(formula)
  return workedNumber({
    element: 'C',
    elements: ['C', 'O'],
    stem: `${capitalized(name)}, ${shown}, burns completely. What mass of carbon dioxide do ${quantity(mass, 'g')} give?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    solution: () => ({
      asked: 'the mass of carbon dioxide',
      given: { [`Mass of ${name}`]: measured(mass, 'g') },
      relation: `Each carbon atom of ${shown} becomes one CO₂; mass = amount × molar mass`,
      conversions: [
        molarMassStep(formula),
        [`Amount of ${name}`, divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
        molarMassStep('CO2'),
      ],
      numbers: [
        ['Amount of CO₂', multiplied(measured(amount, 'mol'), exact(carbons)), 'mol'],
        [
          'Mass of CO₂',
          multiplied(measured(amount * carbons, 'mol'), measured(dioxide, 'g/mol', 4)),
          'g',
        ],
      ],
    }),
    account: `${quantity(amount, 'mol')} of ${shown} give ${quantity(amount * carbons, 'mol')} of CO₂, times ${quantity(dioxide, 'g/mol', 4)} = ${quantity(value, 'g')}`,
    wrong: [
      [
        amount * dioxide,
        'GE21',
        `That takes one CO₂ for each ${shown}, which has ${carbons} carbon atoms.`,
      ],
      [mass * carbons, 'GE3', 'That multiplies the grams by the number of carbon atoms.'],
      [mass, 'GE3', 'The mass of the fuel is not that of the carbon dioxide; oxygen comes in.'],
      [
        amount * carbons * molarMass('CO'),
        'OG17',
        'That is the mass of carbon monoxide, but the fuel burns completely.',
      ],
    ],
  })
})

/** The molecular formula of a hydrocarbon from what it burns to. */
export const formulaFromCombustion = production('ch-h202', 'steps', 'combustion', (random) => {
  const pool = [...pools.alkane(), ...pools.alkene()].filter(({ formula }) => {
    const carbons = composition(formula).get('C') ?? 0
    return carbons > 1 && carbons < 9
  })
  const { formula } = pick(random, pool)
  const atoms = composition(formula)
  const [carbons, hydrogens] = [atoms.get('C') ?? 0, atoms.get('H') ?? 0]
  const amount = integer(random, 20, 200) / 10_000
  const [dioxide, water] = [molarMass('CO2'), molarMass('H2O')]
  const dioxideMass = threeFigures(amount * carbons * dioxide)
  const waterMass = threeFigures((amount * hydrogens * water) / 2)
  const [carbonAmount, hydrogenAmount] = [dioxideMass / dioxide, (2 * waterMass) / water]
  const molar = formatNumber(molarMass(formula), { decimals: 1 })
  const answer = formatFormula(formula)
  const ratio = `${quantity(carbonAmount, 'mol')} C to ${quantity(hydrogenAmount, 'mol')} H`
  const smallest = empirical(carbons, hydrogens)
  return problem({
    element: 'C',
    elements: ['C', 'H'],
    article: null,
    stem: `A hydrocarbon burns to ${quantity(dioxideMass, 'g')} of CO₂ and ${quantity(waterMass, 'g')} of H₂O. Its molar mass is ${molar} g/mol.`,
    parts: [
      partOf(
        typedNumber({
          element: 'C',
          stem: 'How many moles of carbon atoms were in it?',
          value: carbonAmount,
          unit: 'mol',
          units: ['mmol', 'mol'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: dioxideMass / molarMass('C'),
              misconception: 'GE12',
              why: `That divides by the molar mass of carbon. The mass is that of CO₂: divide by ${quantity(dioxide, 'g/mol', 4)}.`,
            },
          ],
          right: `${quantity(dioxideMass, 'g')} / ${quantity(dioxide, 'g/mol', 4)} = ${quantity(carbonAmount, 'mol')}; each CO₂ has one C.`,
          article: null,
        }),
      ),
      partOf(
        typedNumber({
          element: 'H',
          stem: 'How many moles of hydrogen atoms were in it?',
          value: hydrogenAmount,
          unit: 'mol',
          units: ['mmol', 'mol'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: hydrogenAmount / 2,
              misconception: 'GE23',
              why: `Those are the moles of water. Each H₂O has two hydrogen atoms, so ${quantity(hydrogenAmount, 'mol')} of them.`,
            },
          ],
          right: `2 × ${quantity(waterMass, 'g')} / ${quantity(water, 'g/mol', 4)} = ${quantity(hydrogenAmount, 'mol')}.`,
          article: null,
        }),
      ),
      partOf(
        typedFormula({
          element: 'C',
          elements: ['C', 'H'],
          stem: 'Type the molecular formula.',
          answer,
          corrections: [
            {
              given: smallest,
              misconception: null,
              text: `That is the ratio in the smallest numbers. With ${molar} g/mol the molecule is ${answer}.`,
            },
          ],
          right: `The ratio is ${ratio}, and ${molar} g/mol is the molar mass of ${answer}.`,
          article: null,
        }),
      ),
    ],
    solution: () =>
      workedSolution({
        asked: 'the molecular formula',
        given: {
          'Mass of CO₂': measured(dioxideMass, 'g'),
          'Mass of H₂O': measured(waterMass, 'g'),
        },
        relation: 'All carbon ends in CO₂ and all hydrogen in H₂O, two atoms in each molecule',
        numbers: [
          ['Carbon', divided(measured(dioxideMass, 'g'), measured(dioxide, 'g/mol', 4)), 'mol'],
          [
            'Hydrogen',
            multiplied(exact(2), divided(measured(waterMass, 'g'), measured(water, 'g/mol', 4))),
            'mol',
          ],
          [
            'Hydrogen atoms for each carbon atom',
            divided(measured(hydrogenAmount, 'mol'), measured(carbonAmount, 'mol')),
            null,
          ],
        ],
      }),
  })
})

/** The formula in the smallest numbers. */
function empirical(carbons: number, hydrogens: number): string {
  const divisor = greatestCommonDivisor(carbons, hydrogens)
  return formulaWith({ C: carbons / divisor, H: hydrogens / divisor })
}

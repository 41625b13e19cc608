import { testEquations } from '#chemistry/analysis/ion-tests.ts'
import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  balancingTask,
  onesEverywhere,
  shownPlain,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

/** The numbers of the equation of a test. */
export const equationOfTest = production('ch-m250', 'balance', 'precipitates', (random) => {
  const [text, element] = pick(random, testEquations)
  const equation = equationOf(text)
  return balancingTask(equation, {
    element,
    stem: `Balance the equation of a test, ${shownPlain(equation)}.`,
    corrections: [onesEverywhere(equation), twiceAsMuch(equation)],
  })
})

type Weighed = {
  readonly ion: string
  readonly name: string
  readonly reagent: string
  readonly precipitate: string
  readonly element: ElementSymbol
  /** Ions of the kind that is measured in one formula unit of the precipitate. */
  readonly count: number
}

const weighed: readonly Weighed[] = [
  {
    ion: 'Cl',
    name: 'chloride',
    reagent: 'silver nitrate',
    precipitate: 'AgCl',
    element: 'Cl',
    count: 1,
  },
  {
    ion: 'Br',
    name: 'bromide',
    reagent: 'silver nitrate',
    precipitate: 'AgBr',
    element: 'Br',
    count: 1,
  },
  {
    ion: 'I',
    name: 'iodide',
    reagent: 'silver nitrate',
    precipitate: 'AgI',
    element: 'I',
    count: 1,
  },
  {
    ion: 'SO4',
    name: 'sulfate',
    reagent: 'barium chloride',
    precipitate: 'BaSO4',
    element: 'S',
    count: 1,
  },
  {
    ion: 'I',
    name: 'iodide',
    reagent: 'lead(II) nitrate',
    precipitate: 'PbI2',
    element: 'Pb',
    count: 2,
  },
]

/** The mass of a precipitate from a solution of known concentration. */
export const massOfPrecipitate = production('ch-h252', 'number', 'precipitates', (random) => {
  const { ion, name, reagent, precipitate, element, count } = pick(random, weighed)
  const milliliters = pick(random, [20, 25, 40, 50, 75, 100, 150])
  const concentration = pick(random, [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25])
  const ions = (milliliters / 1000) * concentration
  const moles = ions / count
  const molar = molarMass(precipitate)
  const value = moles * molar
  const solid = formatFormula(precipitate)
  const strength = quantity(concentration, 'mol/L')
  return workedNumber({
    element,
    stem: `${milliliters} mL of a solution with ${strength} of ${name} ions meet an excess of ${reagent}. What mass of ${solid} precipitates?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    solution: () => ({
      asked: `the mass of ${solid}`,
      given: { Concentration: measured(concentration, 'mol/L') },
      relation: `Amount = concentration × volume, and each ${solid} takes ${count === 1 ? 'one' : 'two'} of the ${name} ions`,
      conversions: [['Volume', divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')), 'L']],
      numbers: [
        [
          `Amount of ${name}`,
          multiplied(measured(concentration, 'mol/L'), measured(milliliters / 1000, 'L')),
          'mol',
        ],
        ...(count === 1
          ? []
          : [[`Amount of ${solid}`, divided(measured(ions, 'mol'), exact(count)), 'mol'] as const]),
        molarMassStep(precipitate),
        [`Mass of ${solid}`, multiplied(measured(moles, 'mol'), measured(molar, 'g/mol', 4)), 'g'],
      ],
    }),
    account: `${quantity(moles, 'mol', 4)} of ${solid} form, and ${quantity(moles, 'mol', 4)} × ${quantity(molar, 'g/mol', 5)} = ${quantity(value, 'g')}`,
    wrong: [
      [value * 1000, 'SO1', 'That multiplies by milliliters, but a concentration counts liters.'],
      [
        ions * molarMass(ion),
        'GE12',
        `That is the mass of the ${name} ions alone, without the metal of the precipitate.`,
      ],
      [value * count, 'SO15', `Each ${solid} takes ${count} ions, so fewer units form than ions.`],
      [moles / molar, 'GE12', 'That divides by the molar mass, which gives no grams.'],
    ],
  })
})

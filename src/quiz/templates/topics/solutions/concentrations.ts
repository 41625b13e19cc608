import { formatFormula, formatIon, molarMass } from '#chemistry/compounds/formulas.ts'
import { greatestCommonDivisor, type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { solubilityAnions, solubilityRows } from '#chemistry/reference/solubility-data.ts'
import { saltInWater } from '#chemistry/reference/solubility.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

const mole = 'what-is-the-mole'
const units = ['mmol/L', 'mol/L', 'mol/mL'] as const
const masses = ['mg', 'g', 'kg'] as const

type Solute = { readonly name: string; readonly formula: string; readonly element: ElementSymbol }

/** Substances of which far more than 0.5 mol dissolves in a liter of water. */
const solutes: readonly Solute[] = [
  { name: 'sodium chloride', formula: 'NaCl', element: 'Na' },
  { name: 'potassium bromide', formula: 'KBr', element: 'K' },
  { name: 'calcium chloride', formula: 'CaCl2', element: 'Ca' },
  { name: 'magnesium sulfate', formula: 'MgSO4', element: 'Mg' },
  { name: 'sodium hydroxide', formula: 'NaOH', element: 'Na' },
  { name: 'sodium nitrate', formula: 'NaNO3', element: 'Na' },
  { name: 'silver nitrate', formula: 'AgNO3', element: 'Ag' },
  { name: 'zinc nitrate', formula: 'Zn(NO3)2', element: 'Zn' },
  { name: 'ammonium chloride', formula: 'NH4Cl', element: 'N' },
  { name: 'glucose', formula: 'C6H12O6', element: 'C' },
  { name: 'copper(II) sulfate pentahydrate', formula: 'CuSO4·5H2O', element: 'Cu' },
  { name: 'magnesium chloride hexahydrate', formula: 'MgCl2·6H2O', element: 'Mg' },
]

const volumes = [50, 100, 150, 200, 250, 400, 500, 750]

/** The concentration from the amount and the volume of the solution. */
export const concentrationFromMoles = production(
  'ge-e81',
  'number',
  'solution-amounts',
  (random) => {
    const { name, element } = pick(random, solutes)
    const milliliters = pick(random, volumes)
    const amount = threeFigures(integer(random, 4, 120) / 400)
    const liters = milliliters / 1000
    const value = amount / liters
    if (value > 2 || value < 0.02) return null
    return workedNumber({
      element,
      stem: `${quantity(amount, 'mol')} of ${name} are in ${milliliters} mL of solution. What is the concentration?`,
      value,
      unit: 'mol/L',
      units,
      solution: () => ({
        asked: 'the concentration',
        given: { Amount: measured(amount, 'mol') },
        relation: 'Concentration = amount ÷ volume of the solution in liters',
        conversions: [['Volume', divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')), 'L']],
        numbers: [
          ['Concentration', divided(measured(amount, 'mol'), measured(liters, 'L')), 'mol/L'],
        ],
      }),
      account: `${milliliters} mL are ${quantity(liters, 'L')}, and ${quantity(amount, 'mol')} / ${quantity(liters, 'L')} = ${quantity(value, 'mol/L')}`,
      wrong: [
        [
          amount / milliliters,
          'SO1',
          'That divides by milliliters, but a concentration counts liters.',
        ],
        [
          amount * liters,
          'SO2',
          'That multiplies by the volume, but moles per liter are a quotient.',
        ],
        [amount, 'SO2', 'That is the amount itself, not the amount in one liter.'],
        [liters / amount, 'SO2', 'The quotient was turned upside down.'],
      ],
      article: mole,
    })
  },
)

/** The mass to weigh in for a solution. */
export const massToWeigh = production('ge-m41', 'number', 'solution-amounts', (random) => {
  const { name, formula, element } = pick(random, solutes)
  const milliliters = pick(random, volumes)
  const concentration = pick(random, [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.4, 0.5])
  const liters = milliliters / 1000
  const amount = concentration * liters
  const molar = molarMass(formula)
  const value = amount * molar
  const [salt] = formula.split('·')
  const anhydrous = molarMass(salt ?? formula)
  const strength = quantity(concentration, 'mol/L')
  return workedNumber({
    element,
    stem: `What mass of ${name}, ${formatFormula(formula)}, is weighed in for ${milliliters} mL of a ${strength} solution?`,
    value,
    unit: 'g',
    units: masses,
    solution: () => ({
      asked: `the mass of ${name}`,
      given: { Concentration: measured(concentration, 'mol/L') },
      relation: 'Amount = concentration × volume, and mass = amount × molar mass',
      conversions: [['Volume', divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')), 'L']],
      numbers: [
        ['Amount', multiplied(measured(concentration, 'mol/L'), measured(liters, 'L')), 'mol'],
        molarMassStep(formula),
        ['Mass', multiplied(measured(amount, 'mol'), measured(molar, 'g/mol', 4)), 'g'],
      ],
    }),
    account: `${strength} × ${quantity(liters, 'L')} = ${quantity(amount, 'mol')}, times ${quantity(molar, 'g/mol', 4)} = ${quantity(value, 'g')}`,
    wrong: [
      [
        amount * anhydrous,
        'GE18',
        'That leaves out the water of the crystals, which is weighed as well.',
      ],
      [1000 * value, 'SO1', 'That multiplies by milliliters, but a concentration counts liters.'],
      [concentration * molar, 'SO2', 'That is the mass for one liter of solution.'],
      [amount / molar, 'GE12', 'That divides by the molar mass, which gives no grams.'],
    ],
    article: mole,
  })
})

/** Grams per liter from moles per liter, or the reverse. */
export const gramsPerLiter = production('ge-m43', 'number', 'solution-amounts', (random) => {
  const { name, formula, element } = pick(random, solutes.slice(0, 10))
  const molar = molarMass(formula)
  const concentration = pick(random, [0.025, 0.05, 0.075, 0.12, 0.15, 0.2, 0.3, 0.45, 0.6])
  const toGrams = integer(random, 0, 1) === 0
  const shownMolar = quantity(molar, 'g/mol', 4)
  if (toGrams) {
    const value = concentration * molar
    const strength = quantity(concentration, 'mol/L')
    return workedNumber({
      element,
      stem: `A solution of ${name}, ${formatFormula(formula)}, has ${strength}. How many grams are in one liter?`,
      value,
      unit: 'g',
      units: masses,
      solution: () => ({
        asked: 'the mass in one liter',
        given: { Concentration: measured(concentration, 'mol/L') },
        relation: 'Mass = amount × molar mass, and the concentration is the amount in one liter',
        numbers: [
          molarMassStep(formula),
          [
            'Mass in one liter',
            multiplied(measured(concentration, 'mol'), measured(molar, 'g/mol', 4)),
            'g',
          ],
        ],
      }),
      account: `${strength} × ${shownMolar} = ${quantity(value, 'g')} in a liter`,
      wrong: [
        [concentration / molar, 'GE12', 'That divides by the molar mass, which gives no grams.'],
        [molar / concentration, 'GE12', 'That divides the molar mass by the moles of a liter.'],
        [molar, 'SO2', 'That is the mass of one mole, but a liter holds another amount.'],
      ],
      article: mole,
    })
  }
  const grams = threeFigures(concentration * molar)
  const value = grams / molar
  return workedNumber({
    element,
    stem: `One liter of a solution holds ${quantity(grams, 'g')} of ${name}, ${formatFormula(formula)}. What is its concentration in mol/L?`,
    value,
    unit: 'mol/L',
    units,
    solution: () => ({
      asked: 'the concentration',
      given: { 'Mass in one liter': measured(grams, 'g') },
      relation: 'Amount = mass ÷ molar mass, and the amount in one liter is the concentration',
      numbers: [
        molarMassStep(formula),
        ['Concentration', divided(measured(grams, 'g/L'), measured(molar, 'g/mol', 4)), 'mol/L'],
      ],
    }),
    account: `${quantity(grams, 'g')} / ${shownMolar} = ${quantity(value, 'mol')}, in one liter`,
    wrong: [
      [grams * molar, 'GE12', 'That multiplies grams by grams per mole, which gives no moles.'],
      [molar / grams, 'GE12', 'The quotient was turned upside down.'],
      [grams / 1000, null, 'That turns grams into kilograms, but moles are asked for.'],
    ],
    article: mole,
  })
})

/** Salts that dissolve well, with several ions of one kind. */
const manyIons: readonly { readonly cation: Ion; readonly anion: Ion }[] = solubilityRows
  .map(({ cation }) => cation)
  .filter(({ name }) =>
    ['sodium', 'potassium', 'magnesium', 'calcium', 'barium', 'aluminum', 'zinc'].includes(name),
  )
  .flatMap((cation) =>
    solubilityAnions
      .filter(({ name }) =>
        ['chloride', 'bromide', 'nitrate', 'sulfate', 'carbonate'].includes(name),
      )
      .map((anion) => ({ cation, anion })),
  )
  .filter(
    ({ cation, anion }) =>
      cation.charge !== -anion.charge &&
      // The bromide of aluminum reacts with water.
      !(cation.name === 'aluminum' && anion.name === 'bromide') &&
      saltInWater(cation.name, anion.name)?.code === 'soluble',
  )

/** The concentration of one ion of a dissolved salt. */
export const concentrationOfIon = production('ge-m44', 'number', 'solution-amounts', (random) => {
  const { cation, anion } = pick(random, manyIons)
  const asked = pick(random, [cation, anion])
  const other = asked === cation ? anion : cation
  const concentration = integer(random, 4, 40) / 400
  const [count, others] = [Math.abs(other.charge), Math.abs(asked.charge)].map(
    (charge) => charge / greatestCommonDivisor(cation.charge, -anion.charge),
  )
  if (count === undefined || others === undefined || count === 1) return null
  const salt = formatFormula(saltFormula(cation, anion))
  const ion = formatIon(asked.formula, asked.charge)
  const strength = quantity(concentration, 'mol/L')
  const value = concentration * count
  return workedNumber({
    element: cation.formula,
    stem: `A ${strength} solution of ${salt} consists of separate ions. What is the concentration of ${ion}?`,
    value,
    unit: 'mol/L',
    units,
    solution: () => ({
      asked: `the concentration of ${ion}`,
      given: { [`Concentration of ${salt}`]: measured(concentration, 'mol/L') },
      relation: `Each ${salt} gives as many ${ion} as its formula has`,
      numbers: [
        [
          `Concentration of ${ion}`,
          multiplied(exact(count), measured(concentration, 'mol/L')),
          'mol/L',
        ],
      ],
    }),
    account: `Each ${salt} gives ${count} ${ion}, so ${count} × ${strength} = ${quantity(value, 'mol/L')}`,
    wrong: [
      [concentration, 'SO8', `That takes one ${ion} for each formula unit.`],
      [
        concentration / count,
        'SO8',
        'That divides by the number of ions, but more ions are more per liter.',
      ],
      [
        concentration * others,
        'SO8',
        `That is the concentration of ${formatIon(other.formula, other.charge)}.`,
      ],
      [concentration * (count + others), null, 'That counts all ions together.'],
    ],
    article: null,
  })
})

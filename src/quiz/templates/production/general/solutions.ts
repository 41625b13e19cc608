import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'
import { molesLine } from '#quiz/worked/stoichiometry.ts'

const article = 'what-is-the-mole'
const units = ['mmol/L', 'mol/L', 'mol/mL'] as const

type Solute = { readonly name: string; readonly formula: string; readonly element: ElementSymbol }

/** Substances of which far more than 0.3 mol dissolves in a liter of water. */
const solutes: readonly Solute[] = [
  { name: 'sodium chloride', formula: 'NaCl', element: 'Na' },
  { name: 'calcium chloride', formula: 'CaCl2', element: 'Ca' },
  { name: 'sodium carbonate', formula: 'Na2CO3', element: 'Na' },
  { name: 'sodium hydroxide', formula: 'NaOH', element: 'Na' },
  { name: 'potassium nitrate', formula: 'KNO3', element: 'K' },
  { name: 'silver nitrate', formula: 'AgNO3', element: 'Ag' },
  { name: 'copper(II) sulfate', formula: 'CuSO4', element: 'Cu' },
  { name: 'ammonium chloride', formula: 'NH4Cl', element: 'N' },
  { name: 'ammonium sulfate', formula: '(NH4)2SO4', element: 'S' },
  { name: 'magnesium nitrate', formula: 'Mg(NO3)2', element: 'Mg' },
  { name: 'aluminum nitrate', formula: 'Al(NO3)3', element: 'Al' },
  { name: 'glucose', formula: 'C6H12O6', element: 'C' },
  { name: 'sucrose', formula: 'C12H22O11', element: 'C' },
]

/** The concentration of a solution from the mass that is dissolved and the volume. */
export const concentration = production('ge-m28', 'number', 'concentration', (random) => {
  const { name, formula, element } = pick(random, solutes)
  const molar = Number(molarMass(formula).toPrecision(4))
  const milliliters = pick(random, [100, 200, 250, 400, 500, 750])
  const liters = milliliters / 1000
  const mass = threeFigures((integer(random, 20, 300) / 1000) * liters * molar)
  const amount = Number((mass / molar).toPrecision(4))
  const value = amount / liters
  const account = `${quantity(mass, 'g')} / ${quantity(molar, 'g/mol', 4)} = ${quantity(amount, 'mol', 4)}, and ${quantity(amount, 'mol', 4)} / ${quantity(liters, 'L')} = ${quantity(value, 'mol/L')}`
  return typedNumber({
    element,
    stem: `${quantity(mass, 'g')} of ${name}, ${formatFormula(formula)}, make ${milliliters} mL of solution. What is its concentration? Give three significant figures.`,
    value,
    unit: 'mol/L',
    units,
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: amount / milliliters,
        misconception: 'GE16',
        why: `That divides by ${milliliters}, the milliliters. A concentration counts liters: ${account}.`,
      },
      {
        value: mass / liters,
        misconception: 'GE20',
        why: `That is the number of grams in one liter. They are turned into moles first: ${account}.`,
      },
      {
        value: amount * liters,
        misconception: null,
        why: `That multiplies by the volume. Moles per liter are moles divided by liters: ${account}.`,
      },
      {
        value: amount,
        misconception: 'SO2',
        why: `That is the amount in ${milliliters} mL. One liter of the solution would hold more: ${account}.`,
      },
      {
        value: liters / amount,
        misconception: 'PH12',
        why: `The division was turned around. Moles per liter are moles divided by liters: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the concentration',
        known('Mass', measured(mass, 'g')),
        known('Volume', exact(milliliters, 'mL')),
        law('Concentration = amount ÷ volume, and amount = mass ÷ molar mass'),
        molesLine(formula, measured(mass, 'g')),
        converted(
          'Volume',
          divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')),
          measured(liters, 'L'),
        ),
        calculated(
          'Concentration',
          divided(measured(amount, 'mol'), measured(liters, 'L')),
          measured(value, 'mol/L'),
        ),
      ),
    right: `${account}.`,
    article,
  })
})

type Stock = { readonly name: string; readonly element: ElementSymbol; readonly molar: number }

/** Stock solutions that a laboratory keeps, with their concentrations in mol/L. */
const stocks: readonly Stock[] = [
  { name: 'hydrochloric acid', element: 'Cl', molar: 12 },
  { name: 'hydrochloric acid', element: 'Cl', molar: 6 },
  { name: 'nitric acid', element: 'N', molar: 15 },
  { name: 'sulfuric acid', element: 'S', molar: 3 },
  { name: 'sodium hydroxide', element: 'Na', molar: 6 },
  { name: 'sodium hydroxide', element: 'Na', molar: 2.5 },
  { name: 'ammonia', element: 'N', molar: 8 },
  { name: 'sodium chloride', element: 'Na', molar: 4 },
  { name: 'copper(II) sulfate', element: 'Cu', molar: 1.2 },
  { name: 'acetic acid', element: 'C', molar: 5 },
]

/** The volume of a stock solution that a dilute solution is made of. */
export const dilution = production('ge-m29', 'number', 'concentration', (random) => {
  const { name, element, molar } = pick(random, stocks)
  const milliliters = pick(random, [200, 250, 400, 500, 800])
  const wanted = molar / pick(random, [4, 5, 8, 10, 12, 15, 20, 24, 30])
  const dilute = threeFigures(wanted)
  const value = (dilute * milliliters) / molar
  if (value < 5) return null
  const amount = (dilute * milliliters) / 1000
  const account = `${quantity(dilute, 'mol/L')} × ${milliliters} mL / ${quantity(molar, 'mol/L')} = ${quantity(value, 'mL')}`
  return typedNumber({
    element,
    stem: `What volume of ${quantity(molar, 'mol/L')} ${name} is diluted to make ${milliliters} mL of a ${quantity(dilute, 'mol/L')} solution? Give three significant figures.`,
    value,
    unit: 'mL',
    units: ['mL', 'L'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: (molar * milliliters) / dilute,
        misconception: 'SO4',
        why: `The concentrations were exchanged. Less of the stronger solution is needed than ${milliliters} mL: ${account}.`,
      },
      {
        value: milliliters - value,
        misconception: 'SO4',
        why: `That is the volume to be filled up with water. The stock solution is the other part: ${account}.`,
      },
      {
        value: molar * dilute * milliliters,
        misconception: null,
        why: `That multiplies all three numbers. The moles stay the same, so the product is divided: ${account}.`,
      },
      {
        value: dilute * milliliters,
        misconception: 'SO2',
        why: `That is the amount that is needed, ${quantity(amount, 'mol')} or a thousand times as many millimoles. Divided by the stock concentration it gives the volume: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the volume of the stock solution',
        known('Stock solution', measured(molar, 'mol/L')),
        known('Dilute solution', measured(dilute, 'mol/L')),
        law('Dilution keeps the amount: concentration × volume is the same before and after'),
        calculated(
          'Volume',
          divided(
            multiplied(measured(dilute, 'mol/L'), exact(milliliters, 'mL')),
            measured(molar, 'mol/L'),
          ),
          measured(value, 'mL'),
        ),
      ),
    right: `Dilution keeps the amount, ${quantity(amount, 'mol')}: ${account}.`,
    article,
  })
})

type Neutralizer = {
  readonly formula: string
  readonly element: ElementSymbol
  /** The H⁺ or OH⁻ that one formula unit brings. */
  readonly count: number
}

const acids: readonly Neutralizer[] = [
  { formula: 'HCl', element: 'Cl', count: 1 },
  { formula: 'HNO3', element: 'N', count: 1 },
  { formula: 'HBr', element: 'Br', count: 1 },
  { formula: 'H2SO4', element: 'S', count: 2 },
  { formula: 'H2C2O4', element: 'C', count: 2 },
]

const bases: readonly Neutralizer[] = [
  { formula: 'NaOH', element: 'Na', count: 1 },
  { formula: 'KOH', element: 'K', count: 1 },
  { formula: 'Ba(OH)2', element: 'Ba', count: 2 },
]

/** The concentration of an acid from the volume of a base that neutralizes it. */
export const titration = production('ge-h28', 'number', 'concentration', (random) => {
  const acid = pick(random, acids)
  const base = pick(random, bases)
  const acidVolume = pick(random, [10, 15, 20, 25])
  const baseVolume = integer(random, 60, 320) / 10
  const strength = pick(random, [0.05, 0.08, 0.1, 0.12])
  const ratio = base.count / acid.count
  const plain = (strength * baseVolume) / acidVolume
  const value = plain * ratio
  const [name, other] = [formatFormula(acid.formula), formatFormula(base.formula)]
  const moles = (strength * baseVolume) / 1000
  const amount = (value * acidVolume) / 1000
  const account = `${quantity(moles, 'mol')} of ${other} neutralize ${quantity(amount, 'mol')} of ${name}; divided by ${quantity(acidVolume / 1000, 'L')} that is ${quantity(value, 'mol/L')}`
  const rule = `${name} brings ${count(acid.count, 'H⁺')} and ${other} ${count(base.count, 'OH⁻')}`
  return typedNumber({
    element: acid.element,
    stem: `${quantity(acidVolume, 'mL')} of ${name} need ${quantity(baseVolume, 'mL')} of ${quantity(strength, 'mol/L')} ${other} for complete neutralization. What is the acid’s concentration? Give three significant figures.`,
    value,
    unit: 'mol/L',
    units,
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: plain,
        misconception: 'SO15',
        why: `That takes one formula unit of the base for each of the acid. ${rule}: ${account}.`,
      },
      {
        value: plain / ratio,
        misconception: null,
        why: `The ratio of acid and base was turned around. ${rule}: ${account}.`,
      },
      {
        value: ((strength * acidVolume) / baseVolume) * ratio,
        misconception: null,
        why: `The two volumes were exchanged. The moles of base come from its own volume: ${account}.`,
      },
      {
        value: moles * ratio,
        misconception: 'SO2',
        why: `That is the amount of acid in mol. A concentration is that amount divided by the liters: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the concentration of the acid',
        known(`H⁺ in ${name}`, exact(acid.count)),
        known(`OH⁻ in ${other}`, exact(base.count)),
        law('Neutralization takes as many OH⁻ as there are H⁺'),
        converted(
          `Amount of ${other}`,
          multiplied(measured(strength, 'mol/L'), measured(baseVolume / 1000, 'L')),
          measured(moles, 'mol'),
        ),
        calculated(
          `Amount of ${name}`,
          multiplied(measured(moles, 'mol'), divided(exact(base.count), exact(acid.count))),
          measured(amount, 'mol'),
        ),
        calculated(
          'Concentration',
          divided(measured(amount, 'mol'), measured(acidVolume / 1000, 'L')),
          measured(value, 'mol/L'),
        ),
      ),
    right: `${rule}: ${account}.`,
    elements: [acid.element, base.element],
    article: 'acids-and-bases-ph-scale',
  })
})

function count(number: number, noun: string): string {
  return `${number} ${noun}`
}

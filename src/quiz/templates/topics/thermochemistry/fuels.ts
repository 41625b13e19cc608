import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { formationEnthalpy } from '#chemistry/heats/formation-enthalpies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

type Fuel = { readonly name: string; readonly formula: string; readonly state: 'g' | 'l' }

const fuels: readonly Fuel[] = [
  { name: 'methane', formula: 'CH4', state: 'g' },
  { name: 'ethane', formula: 'C2H6', state: 'g' },
  { name: 'propane', formula: 'C3H8', state: 'g' },
  { name: 'butane', formula: 'C4H10', state: 'g' },
  { name: 'octane', formula: 'C8H18', state: 'l' },
  { name: 'ethyne', formula: 'C2H2', state: 'g' },
  { name: 'ethene', formula: 'C2H4', state: 'g' },
  { name: 'benzene', formula: 'C6H6', state: 'l' },
  { name: 'methanol', formula: 'CH3OH', state: 'l' },
  { name: 'ethanol', formula: 'C2H5OH', state: 'l' },
]

/** The heat that one mole gives off as it burns to carbon dioxide and liquid water, in kJ, without decimals. */
function heatOf({ formula, state }: Fuel): number {
  const [carbons, hydrogens] = [countOf(formula, 'C'), countOf(formula, 'H')]
  const products =
    carbons * (formationEnthalpy('CO2(g)') ?? Number.NaN) +
    (hydrogens / 2) * (formationEnthalpy('H2O(l)') ?? Number.NaN)
  return Math.round((formationEnthalpy(`${formula}(${state})`) ?? Number.NaN) - products)
}

function countOf(formula: string, symbol: 'C' | 'H'): number {
  return composition(formula).get(symbol) ?? 0
}

/** Heat for each gram of a fuel. */
export const heatForGram = production('ge-m712', 'number', 'reaction-enthalpy', (random) => {
  const fuel = pick(random, fuels)
  const grams = pick(random, [1, 5, 10, 20, 25, 50, 100])
  const heat = heatOf(fuel)
  const molar = molarMass(fuel.formula)
  const value = (grams * heat) / molar
  const account = `${quantity(grams, 'g')} are ${quantity(grams / molar, 'mol')}, times ${formatNumber(heat)} kJ/mol is ${quantity(value, 'kJ')}`
  return workedNumber({
    element: 'C',
    stem: `Burning ${fuel.name}, ${formatFormula(fuel.formula)}, has ΔH = −${formatNumber(heat)} kJ/mol. How much heat do ${grams} g give off?`,
    value,
    unit: 'kJ',
    units: ['J', 'kJ', 'MJ'],
    account,
    wrong: [
      [grams * heat, 'TH13', 'That takes ΔH for each gram, but it is for each mole.'],
      [heat, 'TH13', 'That is the heat of one mole.'],
      [grams * molar * heat, 'GE12', 'Grams are divided by the molar mass to get moles.'],
      [molar * heat, 'GE12', 'Grams are divided by the molar mass to get moles.'],
      [heat / molar, null, 'That is the heat of one gram.'],
    ],
    solution: () => ({
      asked: 'the heat given off',
      given: { Mass: exact(grams, 'g'), 'Heat of one mole': exact(heat, 'kJ/mol') },
      relation: 'Amount = mass ÷ molar mass, and heat = amount × heat of one mole',
      conversions: [
        molarMassStep(fuel.formula),
        ['Amount', divided(exact(grams, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
      ],
      numbers: [['Heat', multiplied(measured(grams / molar, 'mol'), exact(heat, 'kJ/mol')), 'kJ']],
    }),
  })
})

/** The carbon dioxide that goes with some heat of a fuel. */
export const dioxideForHeat = production('ge-h712', 'number', 'reaction-enthalpy', (random) => {
  const fuel = pick(random, fuels)
  const megajoules = pick(random, [1, 2, 5, 10, 20, 50])
  const heat = heatOf(fuel)
  const carbons = countOf(fuel.formula, 'C')
  const dioxide = molarMass('CO2')
  const amount = (1000 * megajoules) / heat
  const value = amount * carbons * dioxide
  const shown = formatFormula(fuel.formula)
  const account = `${formatNumber(1000 * megajoules)} kJ come from ${quantity(amount, 'mol')} of ${shown} and ${quantity(amount * carbons, 'mol')} of CO₂, which are ${quantity(value, 'g')}`
  return workedNumber({
    element: 'C',
    elements: ['C', 'O'],
    stem: `Burning ${fuel.name}, ${shown}, has ΔH = −${formatNumber(heat)} kJ/mol. What mass of CO₂ goes with ${megajoules} MJ of heat?`,
    value,
    unit: 'g',
    units: ['g', 'kg'],
    account,
    wrong: [
      [amount * dioxide, 'GE21', `Each ${shown} gives ${carbons} CO₂.`],
      [amount * molarMass(fuel.formula), 'GE3', 'That is the mass of the fuel, not of CO₂.'],
      [value / 1000, 'TH12', 'A megajoule is 1000 kJ.'],
      [carbons * dioxide, 'TH13', 'That goes with the heat of one mole.'],
    ],
    solution: () => ({
      asked: 'the mass of CO₂',
      given: { Heat: exact(megajoules, 'MJ'), 'Heat of one mole': exact(heat, 'kJ/mol') },
      relation: `Each ${shown} gives ${carbons} CO₂; amount = heat ÷ heat of one mole`,
      conversions: [
        ['Heat', multiplied(exact(megajoules, 'MJ'), exact(1000, 'kJ/MJ')), 'kJ', {}],
        [
          `Amount of ${shown}`,
          divided(exact(1000 * megajoules, 'kJ'), exact(heat, 'kJ/mol')),
          'mol',
        ],
        molarMassStep('CO2'),
      ],
      numbers: [
        [
          'Mass of CO₂',
          multiplied(measured(amount, 'mol'), exact(carbons), decimal(dioxide, 'g/mol', 2)),
          'g',
        ],
      ],
    }),
  })
})

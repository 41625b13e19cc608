import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { gases } from '#chemistry/gases/gases.ts'
import { GAS_CONSTANT as R } from '#chemistry/quantities/constants.ts'
import {
  equation as equationOf,
  formatEquation,
  type Term,
} from '#chemistry/reactions/equations.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { type WrongResult, workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

import { celsius, inKelvin, kelvin, toKelvinStep } from './temperatures.ts'

const mole = 'what-is-the-mole'
const molarVolumes = [24, 24.5, 25, 26, 27.5]

/** Volume of one mole at 0 °C and 1 atm, in L. */
const AT_FREEZING = 22.4

/** The volume of an amount of gas, or the amount in a volume, with the molar volume given. */
export const molarVolumeOfGas = production('ph-e43', 'number', 'gas-stoichiometry', (random) => {
  const gas = pick(random, gases)
  const molarVolume = pick(random, molarVolumes)
  const amount = threeFigures(integer(random, 8, 160) / 80)
  const per = quantity(molarVolume, 'L/mol')
  const masses = amount * molarMass(gas.formula)
  const isVolume = integer(random, 0, 1) === 0
  if (isVolume) {
    const value = amount * molarVolume
    return workedNumber({
      element: gas.element,
      stem: `One mole of gas fills ${quantity(molarVolume, 'L')} here. What volume do ${quantity(amount, 'mol')} of ${gas.name} fill?`,
      value,
      unit: 'L',
      units: ['mL', 'L', 'm³'],
      solution: () => ({
        asked: `the volume of the ${gas.name}`,
        given: { Amount: measured(amount, 'mol'), 'Molar volume': measured(molarVolume, 'L/mol') },
        relation: 'Volume = amount × molar volume, whatever the gas',
        numbers: [
          ['Volume', multiplied(measured(amount, 'mol'), measured(molarVolume, 'L/mol')), 'L'],
        ],
      }),
      account: `${quantity(amount, 'mol')} × ${per} = ${quantity(value, 'L')}, whatever the gas`,
      wrong: [
        [amount * AT_FREEZING, 'GA9', 'That takes 22.4 L/mol, right only at 0 °C and 1 atm.'],
        [amount / molarVolume, 'PH12', 'That divides by the molar volume, which gives no liters.'],
        [
          masses,
          'GA9',
          `That multiplies by the molar mass of ${formatFormula(gas.formula)} and gives grams.`,
        ],
        [
          masses * molarVolume,
          'GA5',
          'Heavier molecules do not need more room in a gas, so that the mass is not needed.',
        ],
      ],
      article: mole,
    })
  }
  const volume = threeFigures(amount * molarVolume)
  const value = volume / molarVolume
  return workedNumber({
    element: gas.element,
    stem: `One mole of gas fills ${quantity(molarVolume, 'L')} here. How many moles are ${quantity(volume, 'L')} of ${gas.name}?`,
    value,
    unit: 'mol',
    units: ['mmol', 'mol'],
    solution: () => ({
      asked: `the amount of ${gas.name}`,
      given: { Volume: measured(volume, 'L'), 'Molar volume': measured(molarVolume, 'L/mol') },
      relation: 'Amount = volume ÷ molar volume, whatever the gas',
      numbers: [['Amount', divided(measured(volume, 'L'), measured(molarVolume, 'L/mol')), 'mol']],
    }),
    account: `${quantity(volume, 'L')} / ${per} = ${quantity(value, 'mol')}, whatever the gas`,
    wrong: [
      [volume / AT_FREEZING, 'GA9', 'That takes 22.4 L/mol, right only at 0 °C and 1 atm.'],
      [volume * molarVolume, 'PH12', 'That multiplies by the molar volume, which gives no moles.'],
      [molarVolume / volume, 'PH12', 'The quotient was turned upside down.'],
      [
        volume / molarMass(gas.formula),
        'GA9',
        `That divides by the molar mass of ${formatFormula(gas.formula)}, as if liters were grams.`,
      ],
    ],
    article: mole,
  })
})

/** The molar mass of an unknown gas from its mass, volume, temperature and pressure. */
export const molarMassOfGas = production('ph-h41', 'number', 'ideal-gas', (random) => {
  const gas = pick(random, gases)
  const volume = integer(random, 25, 150) / 100
  const temperature = integer(random, 18, 95)
  const pressure = integer(random, 960, 1040) / 10
  const rt = R * toKelvin(temperature)
  const mass = threeFigures((molarMass(gas.formula) * pressure * volume) / rt)
  const value = (mass * rt) / (pressure * volume)
  const [grams, liters, kilopascals] = [
    quantity(mass, 'g'),
    quantity(volume, 'L'),
    `${formatNumber(pressure, { decimals: 1 })} kPa`,
  ]
  return workedNumber({
    element: gas.element,
    stem: `${grams} of a gas fill ${liters} at ${celsius(temperature)} and ${kilopascals}. What is its molar mass? R = ${R} L·kPa/(mol·K).`,
    value,
    unit: 'g/mol',
    units: ['g/mol', 'kg/mol'],
    solution: () => ({
      asked: 'the molar mass of the gas',
      given: { Mass: measured(mass, 'g') },
      relation: 'Molar mass = mass ÷ amount, and the amount is n = pV/(RT) with T in kelvin',
      conversions: [toKelvinStep('Temperature', temperature)],
      numbers: [
        [
          'Amount',
          divided(
            multiplied(decimal(pressure, 'kPa', 1), measured(volume, 'L')),
            multiplied(exact(R, 'L·kPa/(mol·K)'), inKelvin(temperature)),
          ),
          'mol',
        ],
        [
          'Molar mass',
          divided(measured(mass, 'g'), measured((pressure * volume) / rt, 'mol')),
          'g/mol',
        ],
      ],
    }),
    account: `M = mRT/(pV) = ${grams} × ${R} × ${kelvin(temperature)} / (${kilopascals} × ${liters}) = ${quantity(value, 'g/mol')}`,
    wrong: [
      [
        (mass * R * temperature) / (pressure * volume),
        'GA1',
        'The temperature goes in as kelvin, not as °C.',
      ],
      [(value * 0.08206) / R, 'GA12', 'That uses R = 0.08206, which belongs to a pressure in atm.'],
      [
        (pressure * volume) / (mass * rt),
        'GE12',
        'That is moles per gram; the molar mass is grams per mole.',
      ],
      [
        (pressure * volume) / rt,
        'GE12',
        'That is the amount in mol, by which the mass has still to be divided.',
      ],
    ],
  })
})

type Source = {
  /** The substance that is weighed, and its place among the reactants: the first. */
  readonly name: string
  readonly equation: string
  readonly gas: string
  readonly excess: string
}

/** Reactions that give one gas. */
const sources: readonly Source[] = [
  acid('magnesium', 'Mg + 2 HCl -> MgCl2 + H2', 'hydrogen'),
  acid('zinc', 'Zn + 2 HCl -> ZnCl2 + H2', 'hydrogen'),
  acid('iron', 'Fe + 2 HCl -> FeCl2 + H2', 'hydrogen'),
  acid('aluminum', '2 Al + 6 HCl -> 2 AlCl3 + 3 H2', 'hydrogen'),
  acid('calcium carbonate', 'CaCO3 + 2 HCl -> CaCl2 + H2O + CO2', 'carbon dioxide'),
  acid('magnesium carbonate', 'MgCO3 + 2 HCl -> MgCl2 + H2O + CO2', 'carbon dioxide'),
  acid('sodium carbonate', 'Na2CO3 + 2 HCl -> 2 NaCl + H2O + CO2', 'carbon dioxide'),
  {
    name: 'hydrogen peroxide',
    equation: '2 H2O2 -> 2 H2O + O2',
    gas: 'oxygen',
    excess: 'decompose',
  },
  {
    name: 'sodium',
    equation: '2 Na + 2 H2O -> 2 NaOH + H2',
    gas: 'hydrogen',
    excess: 'react with water',
  },
  {
    name: 'lithium',
    equation: '2 Li + 2 H2O -> 2 LiOH + H2',
    gas: 'hydrogen',
    excess: 'react with water',
  },
]

function acid(name: string, equation: string, gas: string): Source {
  return { name, equation, gas, excess: 'react with acid' }
}

/** The volume of a gas from the mass of the substance that releases it. */
export const volumeFromMass = production('ph-m47', 'number', 'gas-stoichiometry', (random) => {
  const { name, equation: text, gas, excess } = pick(random, sources)
  const equation = equationOf(text)
  const [solid] = equation.reactants
  const product = equation.products.at(-1)
  if (solid === undefined || product === undefined) return null
  const molar = molarMass(solid.formula)
  const mass = threeFigures((integer(random, 8, 60) / 1000) * molar)
  const molarVolume = pick(random, molarVolumes)
  const ratio = product.coefficient / solid.coefficient
  const amount = mass / molar
  const value = amount * ratio * molarVolume
  const element = firstElement(solid)
  return workedNumber({
    element,
    stem: `${quantity(mass, 'g')} of ${name} ${excess}: ${formatEquation(equation)}. What volume of ${gas} forms at ${quantity(molarVolume, 'L/mol')}?`,
    value,
    unit: 'L',
    units: ['mL', 'L', 'm³'],
    solution: () => ({
      asked: `the volume of ${gas}`,
      given: { [`Mass of ${name}`]: measured(mass, 'g') },
      relation: `${formatEquation(equation)} gives the ratio of the amounts; volume = amount × molar volume`,
      conversions: [
        molarMassStep(solid.formula),
        [`Amount of ${name}`, divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
      ],
      numbers: [
        [
          `Amount of ${gas}`,
          multiplied(
            measured(amount, 'mol'),
            divided(exact(product.coefficient), exact(solid.coefficient)),
          ),
          'mol',
        ],
        [
          `Volume of ${gas}`,
          multiplied(measured(amount * ratio, 'mol'), measured(molarVolume, 'L/mol')),
          'L',
        ],
      ],
    }),
    account: `At ${quantity(molar, 'g/mol', 4)}, ${quantity(mass, 'g')} are ${quantity(amount, 'mol')} and give ${quantity(amount * ratio, 'mol')} of ${gas}, times ${quantity(molarVolume, 'L/mol')} = ${quantity(value, 'L')}`,
    wrong: [
      [
        amount * molarVolume,
        'GE21',
        `The numbers in front were left out: ${solid.coefficient} mol of ${name} give ${product.coefficient} mol of ${gas}.`,
      ],
      [
        (amount / ratio) * molarVolume,
        'PH12',
        `The ratio was turned around: ${solid.coefficient} mol of ${name} give ${product.coefficient} mol of ${gas}.`,
      ],
      [
        mass * ratio * molarVolume,
        'GE12',
        'That multiplies grams by liters per mole, but the grams become moles first.',
      ],
      [
        (amount * ratio) / molarVolume,
        'PH12',
        'That divides by the molar volume, which gives no liters.',
      ],
      [amount * ratio * AT_FREEZING, 'GA9', 'That takes 22.4 L/mol, right only at 0 °C and 1 atm.'],
    ],
    article: mole,
  })
})

type Fuel = { readonly name: string; readonly equation: string }

const fuels: readonly Fuel[] = [
  { name: 'methane', equation: 'CH4 + 2 O2 -> CO2 + 2 H2O' },
  { name: 'ethyne', equation: '2 C2H2 + 5 O2 -> 4 CO2 + 2 H2O' },
  { name: 'ethene', equation: 'C2H4 + 3 O2 -> 2 CO2 + 2 H2O' },
  { name: 'ethane', equation: '2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O' },
  { name: 'propane', equation: 'C3H8 + 5 O2 -> 3 CO2 + 4 H2O' },
  { name: 'butane', equation: '2 C4H10 + 13 O2 -> 8 CO2 + 10 H2O' },
]

/** The volume of a gas that reacts or forms when a hydrocarbon burns, at the same temperature and pressure. */
export const volumesOfBurning = production('ph-m48', 'number', 'gas-stoichiometry', (random) => {
  const { name, equation: text } = pick(random, fuels)
  const equation = equationOf(text)
  const [fuel, oxygen] = equation.reactants
  const [dioxide] = equation.products
  if (fuel === undefined || oxygen === undefined || dioxide === undefined) return null
  const asksOxygen = integer(random, 0, 1) === 0
  const asked = asksOxygen ? oxygen : dioxide
  const other = asksOxygen ? dioxide : oxygen
  const volume = pick(random, [20, 25, 30, 40, 50, 60, 80, 100, 120, 150])
  const ratio = asked.coefficient / fuel.coefficient
  const value = volume * ratio
  const gas = asksOxygen ? 'oxygen' : 'carbon dioxide'
  const wrong: readonly WrongResult[] = [
    [
      volume,
      'GE21',
      `That takes equal volumes, but the numbers in front are ${fuel.coefficient} and ${asked.coefficient}.`,
    ],
    [volume / ratio, 'PH12', 'The ratio of the numbers in front was turned around.'],
    [
      threeFigures((volume * ratio * molarMass(asked.formula)) / molarMass(fuel.formula)),
      'GE3',
      'That is the ratio of the masses, but volumes of gases go by molecules.',
    ],
    [
      (volume * other.coefficient) / fuel.coefficient,
      'GE2',
      `That is the volume of ${asksOxygen ? 'carbon dioxide' : 'oxygen'}.`,
    ],
  ]
  return workedNumber({
    element: 'C',
    elements: ['C', 'O', 'H'],
    stem: `${volume} mL of ${name} burn: ${formatEquation(equation)}. What volume of ${gas} ${asksOxygen ? 'is used' : 'forms'}, measured at the same temperature and pressure?`,
    value,
    unit: 'mL',
    units: ['mL', 'L'],
    tolerance: 0.002,
    show: milliliters,
    solution: () => ({
      asked: `the volume of ${gas}`,
      given: { [`Volume of ${name}`]: exact(volume, 'mL') },
      relation:
        'At the same temperature and pressure, the volumes are in the ratio of the numbers in front',
      numbers: [
        [
          `Volume of ${gas}`,
          multiplied(
            exact(volume, 'mL'),
            divided(exact(asked.coefficient), exact(fuel.coefficient)),
          ),
          'mL',
          {},
        ],
      ],
    }),
    account: `Equal volumes hold equally many molecules, so ${volume} mL × ${asked.coefficient} / ${fuel.coefficient} = ${milliliters(value)}`,
    wrong,
    article: mole,
  })
})

/** Reactions of two gases that go to completion, with products that are gases at the temperature of the vessel. */
const gasReactions = [
  '2 H2 + O2 -> 2 H2O(g)',
  'N2 + 3 H2 -> 2 NH3',
  '2 CO + O2 -> 2 CO2',
  'C2H4 + H2 -> C2H6',
  'C2H2 + 2 H2 -> C2H6',
]

/** The pressure in a rigid vessel after a reaction of gases. */
export const pressureAfterReaction = production(
  'ph-h47',
  'number',
  'gas-stoichiometry',
  (random) => {
    const text = pick(random, gasReactions)
    const equation = equationOf(text)
    const [first, second] = equation.reactants
    if (first === undefined || second === undefined) return null
    const start = pick(random, [100, 120, 150, 180, 200, 240, 300])
    const [one, other] = sample(random, [0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.4], 2)
    if (one === undefined || other === undefined) return null
    const runs = Math.min(one / first.coefficient, other / second.coefficient)
    const left = one + other - runs * (first.coefficient + second.coefficient)
    if (left < 0.1) return null
    const made = equation.products.reduce((sum, { coefficient }) => sum + coefficient * runs, 0)
    const before = one + other
    const after = left + made
    const value = (start * after) / before
    const isFirstScarce = one / first.coefficient < other / second.coefficient
    const scarce = formatFormula((isFirstScarce ? first : second).formula)
    return workedNumber({
      element: firstElement(first),
      stem: `At constant temperature, ${moles(one)} ${formatFormula(first.formula)} and ${moles(other)} ${formatFormula(second.formula)} (${start} kPa) react completely in a rigid vessel: ${formatEquation(equation)}. What is the pressure then?`,
      value,
      unit: 'kPa',
      units: ['Pa', 'kPa', 'bar'],
      solution: () => {
        const [short, rich] = isFirstScarce ? [first, second] : [second, first]
        const [fewer, more] = isFirstScarce ? [one, other] : [other, one]
        const richName = formatFormula(rich.formula)
        const shortAmount = measured(fewer, 'mol')
        return {
          asked: 'the pressure after the reaction',
          given: { 'Pressure before': measured(start, 'kPa') },
          relation: 'At constant volume and temperature, the pressure is proportional to all moles',
          numbers: [
            [
              `${richName} that reacts with all the ${scarce}`,
              multiplied(shortAmount, divided(exact(rich.coefficient), exact(short.coefficient))),
              'mol',
            ],
            [
              `${richName} left`,
              less(measured(more, 'mol'), measured(runs * rich.coefficient, 'mol')),
              'mol',
            ],
            [
              'Products',
              multiplied(
                shortAmount,
                divided(exact(sumOfCoefficients(equation.products)), exact(short.coefficient)),
              ),
              'mol',
            ],
            ['Moles before', added(measured(one, 'mol'), measured(other, 'mol')), 'mol'],
            ['Moles after', added(measured(left, 'mol'), measured(made, 'mol')), 'mol'],
            [
              'Pressure after',
              multiplied(
                measured(start, 'kPa'),
                divided(measured(after, 'mol'), measured(before, 'mol')),
              ),
              'kPa',
            ],
          ],
        }
      },
      account: `${scarce} runs out; ${moles(left)} of the other gas is left and ${moles(made)} of products form, so ${start} kPa × ${moles(after)} / ${moles(before)} = ${quantity(value, 'kPa')}`,
      wrong: [
        [start, 'GE4', 'The mass stays the same, but the number of molecules does not.'],
        [
          (start * made) / before,
          'GE22',
          'That counts the products alone, but part of one gas is left over.',
        ],
        [
          (start * before) / after,
          'GA2',
          'The ratio of the moles was turned around: fewer molecules, less pressure.',
        ],
        [
          (start * left) / before,
          null,
          'That counts what is left over alone, without the products.',
        ],
      ],
      article: mole,
    })
  },
)

function firstElement({ formula }: Term): string {
  const [symbol = 'H'] = formatFormula(formula).match(/[A-Z][a-z]?/) ?? []
  return symbol
}

function sumOfCoefficients(terms: readonly Term[]): number {
  return terms.reduce((sum, { coefficient }) => sum + coefficient, 0)
}

/** A volume without zeros at its end: '62.5 mL'. */
function milliliters(volume: number): string {
  return `${formatNumber(Number(volume.toPrecision(4)))} mL`
}

function moles(amount: number): string {
  return quantity(amount, 'mol')
}

import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'
import { WATER_FREEZING_CONSTANT } from '#chemistry/solutions/freezing-constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

/** A substance that dissolves well in water, and the particles of one formula unit of it. */
type Solute = {
  readonly name: string
  readonly formula: string
  readonly element: ElementSymbol
  readonly particles: number
}

const molecules: readonly Solute[] = [
  { name: 'glucose', formula: 'C6H12O6', element: 'C', particles: 1 },
  { name: 'sucrose', formula: 'C12H22O11', element: 'C', particles: 1 },
  { name: 'urea', formula: 'CO(NH2)2', element: 'N', particles: 1 },
  { name: 'ethane-1,2-diol', formula: 'C2H6O2', element: 'O', particles: 1 },
]

const salts: readonly Solute[] = [
  { name: 'sodium chloride', formula: 'NaCl', element: 'Na', particles: 2 },
  { name: 'potassium bromide', formula: 'KBr', element: 'K', particles: 2 },
  { name: 'sodium nitrate', formula: 'NaNO3', element: 'Na', particles: 2 },
  { name: 'calcium chloride', formula: 'CaCl2', element: 'Ca', particles: 3 },
  { name: 'magnesium chloride', formula: 'MgCl2', element: 'Mg', particles: 3 },
  { name: 'sodium sulfate', formula: 'Na2SO4', element: 'S', particles: 3 },
]

const solutes = [...molecules, ...salts]

const constant = measured(WATER_FREEZING_CONSTANT, '°C·kg/mol')
const shownConstant = quantity(WATER_FREEZING_CONSTANT, '°C·kg/mol')

/** The amount of a dissolved substance in one kilogram of the solvent. */
export const molality = production('ge-m611', 'number', 'colligative', (random) => {
  const { name, formula, element } = pick(random, [...molecules, ...salts.slice(0, 4)])
  const water = pick(random, [125, 150, 200, 250, 400, 500, 750])
  const grams = threeFigures(integer(random, 20, 150) * (water / 500))
  const molar = molarMass(formula)
  const amount = grams / molar
  const kilograms = water / 1000
  const value = amount / kilograms
  if (value < 0.1 || value > 6) return null
  return workedNumber({
    element,
    stem: `${quantity(grams, 'g')} of ${name}, ${formatFormula(formula)}, are dissolved in ${water} g of water. What is the molality of the solution?`,
    value,
    unit: 'mol/kg',
    units: ['mmol/kg', 'mol/kg', 'mol/g'],
    apart: 0.03,
    solution: () => ({
      asked: 'the molality',
      given: { Mass: measured(grams, 'g'), Water: exact(water, 'g') },
      relation: 'Molality = amount of the dissolved substance ÷ mass of the solvent in kilograms',
      conversions: [['Mass of the solvent', divided(exact(water, 'g'), exact(1000, 'g/kg')), 'kg']],
      numbers: [
        molarMassStep(formula),
        ['Amount', divided(measured(grams, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
        ['Molality', divided(measured(amount, 'mol'), exact(kilograms, 'kg')), 'mol/kg'],
      ],
    }),
    account: `${quantity(grams, 'g')} are ${quantity(amount, 'mol', 4)}, and ${quantity(amount, 'mol', 4)} / ${formatNumber(kilograms)} kg = ${quantity(value, 'mol/kg')}`,
    wrong: [
      [
        amount / (kilograms + grams / 1000),
        'SO18',
        'That divides by the mass of the whole solution, but molality counts the solvent alone.',
      ],
      [amount / water, 'SO1', 'That divides by grams, but molality counts kilograms of solvent.'],
      [grams / kilograms, 'GE3', 'That counts grams, but molality counts moles.'],
      [amount, 'SO2', 'That is the amount itself, not the amount for one kilogram of water.'],
      [(grams * molar) / kilograms, 'GE12', 'Grams are divided by the molar mass to get moles.'],
    ],
  })
})

/** The temperature at which a solution begins to freeze. */
export const freezingPoint = production('ge-m612', 'number', 'colligative', (random) => {
  const { name, formula, element, particles } = pick(random, [
    ...molecules.slice(0, 3),
    ...salts.slice(0, 5),
    ...salts.slice(0, 5),
  ])
  const strength = pick(random, [0.1, 0.12, 0.15, 0.18, 0.2, 0.24, 0.25, 0.3, 0.35, 0.4])
  const drop = WATER_FREEZING_CONSTANT * strength * particles
  const value = -drop
  const shown = quantity(strength, 'mol/kg', 2)
  const breaksUp = particles > 1
  return workedNumber({
    element,
    stem: `At what temperature does a solution of ${shown} of ${name}, ${formatFormula(formula)}, in water begin to freeze? Kf is ${shownConstant}${breaksUp ? '; take the ions for separate particles' : ''}.`,
    value,
    unit: '°C',
    units: ['°C'],
    solution: () => ({
      asked: 'the temperature at which the solution begins to freeze',
      given: { Molality: measured(strength, 'mol/kg', 2) },
      begin: `One ${formatFormula(formula)} gives ${particles === 1 ? 'one particle' : `${particles} ions`}, and pure water freezes at 0 °C`,
      relation: 'Lowering = Kf × molality of all particles',
      numbers: [
        [
          'Molality of all particles',
          multiplied(exact(particles), measured(strength, 'mol/kg', 2)),
          'mol/kg',
        ],
        ['Lowering', multiplied(constant, measured(strength * particles, 'mol/kg')), '°C'],
        ['Temperature', less(exact(0, '°C'), measured(drop, '°C')), '°C'],
      ],
    }),
    account: `${breaksUp ? `${formatFormula(formula)} gives ${particles} ions, so the` : 'The'} lowering is ${shownConstant} × ${breaksUp ? `${particles} × ` : ''}${shown} = ${quantity(drop, '°C')}, and the solution begins to freeze at ${quantity(value, '°C')}`,
    wrong: [
      [
        -WATER_FREEZING_CONSTANT * strength,
        'SO19',
        'Each ion counts as a particle, not only each formula unit.',
      ],
      [drop, 'SO20', 'A solution freezes below the freezing point of the pure solvent.'],
      [
        WATER_FREEZING_CONSTANT * strength,
        'SO20',
        'A solution freezes below the freezing point of the pure solvent, and each ion counts.',
      ],
      [-strength * particles, null, 'The molality of the particles is multiplied by Kf.'],
      [
        (-strength * particles) / WATER_FREEZING_CONSTANT,
        null,
        'The molality of the particles is multiplied by Kf, not divided.',
      ],
    ],
  })
})

/** The molar mass of a substance from the freezing point that it lowers. */
export const molarMassFromFreezing = production('ge-h611', 'number', 'colligative', (random) => {
  const value0 = integer(random, 90, 320)
  const solvent = pick(random, [20, 25, 40, 50, 60, 80])
  const kf = pick(random, [3.9, 5.12, 6.87, 7.4, 20.2])
  const strength = integer(random, 8, 40) / 100
  const kilograms = solvent / 1000
  const grams = threeFigures(value0 * strength * kilograms)
  const drop = threeFigures(kf * strength)
  const molal = drop / kf
  const amount = molal * kilograms
  const value = grams / amount
  // The figures that are shown have to lead to the answer that is shown.
  const shown = grams / Number(formatNumber(amount, { significant: 4 }))
  if (drop < 0.5 || grams < 0.3 || threeFigures(shown) !== threeFigures(value)) return null
  const shownKf = quantity(kf, '°C·kg/mol')
  return workedNumber({
    element: 'C',
    stem: `${quantity(grams, 'g')} of a substance without ions lower the freezing point of ${solvent} g of solvent (Kf ${shownKf}) by ${quantity(drop, '°C')}. What is the substance’s molar mass?`,
    value,
    unit: 'g/mol',
    units: ['g/mol', 'kg/mol'],
    solution: () => ({
      asked: 'the molar mass',
      given: {
        Mass: measured(grams, 'g'),
        Lowering: measured(drop, '°C'),
        Kf: measured(kf, '°C·kg/mol'),
      },
      relation: 'Lowering = Kf × molality, and molar mass = mass ÷ amount',
      conversions: [
        ['Mass of the solvent', divided(exact(solvent, 'g'), exact(1000, 'g/kg')), 'kg'],
      ],
      numbers: [
        ['Molality', divided(measured(drop, '°C'), measured(kf, '°C·kg/mol')), 'mol/kg'],
        ['Amount', multiplied(measured(molal, 'mol/kg'), exact(kilograms, 'kg')), 'mol'],
        ['Molar mass', divided(measured(grams, 'g'), measured(amount, 'mol')), 'g/mol'],
      ],
    }),
    account: `The molality is ${quantity(drop, '°C')} / (${shownKf}) = ${quantity(molal, 'mol/kg', 4)}, so ${solvent} g hold ${quantity(amount, 'mol', 4)}, and ${quantity(grams, 'g')} / ${quantity(amount, 'mol', 4)} = ${quantity(value, 'g/mol')}`,
    wrong: [
      [
        grams / molal,
        'SO2',
        'That divides by the amount for one kilogram of solvent, but there is less of it.',
      ],
      [
        grams / (drop * kf * kilograms),
        null,
        'The lowering is divided by Kf to get the molality, not multiplied.',
      ],
      [amount / grams, 'GE12', 'A molar mass is grams divided by moles, not the reverse.'],
      [
        grams / (molal * (kilograms + grams / 1000)),
        'SO18',
        'Molality counts the solvent alone, without the dissolved substance.',
      ],
    ],
    apart: 0.015,
    tolerance: 0.005,
  })
})

/** The osmotic pressure of a solution. */
export const osmoticPressure = production('ge-m614', 'number', 'colligative', (random) => {
  const { name, formula, element, particles } = pick(random, [
    ...molecules.slice(0, 3),
    ...salts.slice(0, 5),
  ])
  const strength = pick(random, [0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.08, 0.1])
  const degrees = pick(random, [10, 15, 20, 25, 30, 37])
  const kelvin = degrees + 273.15
  const all = strength * particles
  const value = all * GAS_CONSTANT * kelvin
  const shown = quantity(strength, 'mol/L', 2)
  const breaksUp = particles > 1
  return workedNumber({
    element,
    stem: `A solution of ${shown} of ${name}, ${formatFormula(formula)}, is at ${degrees} °C. What is its osmotic pressure?${breaksUp ? ' Take the ions for separate particles.' : ''} R is ${quantity(GAS_CONSTANT, 'L·kPa/(mol·K)', 4)}.`,
    value,
    unit: 'kPa',
    units: ['Pa', 'kPa', 'bar', 'atm'],
    solution: () => ({
      asked: 'the osmotic pressure',
      given: { Concentration: measured(strength, 'mol/L', 2) },
      begin: `One ${formatFormula(formula)} gives ${particles === 1 ? 'one particle' : `${particles} ions`}`,
      relation: 'Osmotic pressure = concentration of all particles × R × T, with T in kelvin',
      conversions: [
        ['Temperature', added(exact(degrees, '°C'), exact(273.15)), 'K', { decimals: 2 }],
      ],
      numbers: [
        [
          'Concentration of all particles',
          multiplied(exact(particles), measured(strength, 'mol/L', 2)),
          'mol/L',
        ],
        [
          'Osmotic pressure',
          multiplied(
            measured(all, 'mol/L'),
            exact(GAS_CONSTANT, 'L·kPa/(mol·K)'),
            decimal(kelvin, 'K', 2),
          ),
          'kPa',
        ],
      ],
    }),
    account: `${breaksUp ? `${formatFormula(formula)} gives ${particles} ions, so ` : ''}c × R × T = ${quantity(all, 'mol/L')} × ${GAS_CONSTANT} L·kPa/(mol·K) × ${formatNumber(kelvin)} K = ${quantity(value, 'kPa')}`,
    wrong: [
      [
        strength * GAS_CONSTANT * kelvin,
        'SO19',
        'Each ion counts as a particle, not only each formula unit.',
      ],
      [all * GAS_CONSTANT * degrees, 'GA1', 'The temperature goes in as kelvin.'],
      [
        strength * GAS_CONSTANT * degrees,
        'GA1',
        'The temperature goes in as kelvin, and each ion counts as a particle.',
      ],
      [all * 0.08206 * kelvin, 'GA12', 'That is the number of atmospheres, not of kilopascals.'],
    ],
  })
})

type Solution = { readonly solute: Solute; readonly strength: number }

/** Solutions in order of the temperature at which they begin to freeze. */
export const orderOfFreezing = production('ge-e611', 'order', 'colligative', (random) => {
  const drawn = sample(random, solutes, 3).map((solute): Solution => ({
    solute,
    strength: pick(random, [0.1, 0.2, 0.3]),
  }))
  const particlesOf = ({ solute, strength }: Solution) => solute.particles * strength
  const items = drawn.toSorted((one, other) => particlesOf(one) - particlesOf(other))
  const [first, second, third] = items
  if (!first || !second || !third) return null
  const isApart = (one: number, other: number) => other - one > 0.05
  if (!isApart(particlesOf(first), particlesOf(second))) return null
  if (!isApart(particlesOf(second), particlesOf(third))) return null
  const shown = ({ strength }: Solution) => quantity(strength, 'mol/kg', 1)
  const account = `The more particles a kilogram of water holds, the lower the solution freezes: ${items
    .toReversed()
    .map((one) => `${one.solute.name} gives ${quantity(particlesOf(one), 'mol/kg', 1)}`)
    .join(', ')}`
  const byStrength = items.toSorted((one, other) => one.strength - other.strength)
  const byMass = items.toSorted(
    (one, other) => molarMass(one.solute.formula) - molarMass(other.solute.formula),
  )
  const isEqual = new Set(drawn.map(({ strength }) => strength)).size < 3
  return orderedCards(random, {
    element: third.solute.element,
    items: items.toReversed(),
    card: (one) => `${shown(one)} ${formatFormula(one.solute.formula)}`,
    ends: ['freezes lowest', 'freezes highest'],
    stemOf: () =>
      'Order these solutions in water by the temperature at which they begin to freeze. Take ions for separate particles.',
    wrong: [
      {
        order: items,
        misconception: 'SO20',
        why: `That is the other way around. ${account}.`,
      },
      ...(isEqual
        ? []
        : [
            {
              order: byStrength.toReversed(),
              misconception: 'SO19' as const,
              why: `Each ion counts as a particle, not only each formula unit. ${account}.`,
            },
          ]),
      {
        order: byMass.toReversed(),
        misconception: 'SO21',
        why: `The mass of the particles does not matter, only their number. ${account}.`,
      },
      {
        order: byMass,
        misconception: 'SO21',
        why: `The mass of the particles does not matter, only their number. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})

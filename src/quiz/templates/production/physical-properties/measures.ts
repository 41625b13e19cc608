import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { heatCapacities } from '#chemistry/reactions/heat-capacities.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures, typedNumber } from '#quiz/templates/made/typed-number.ts'
import {
  densityInThreeFigures,
  hasRoughDensity,
} from '#quiz/templates/physical-properties/samples.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type Amount, exact, measured } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'

const densities = 'deep-dive-alkali-metals'
const mole = 'what-is-the-mole'

const metals = 'Al Fe Cu Ag Pb Zn Ti Mg Au Pt W Ni Cr Co'
  .split(' ')
  .filter((symbol) => !hasRoughDensity(symbol))

/** The density of a piece of metal from its mass and its volume. */
export const densityOfPiece = production('ph-e24', 'number', 'density', (random) => {
  const symbol = pick(random, metals)
  const density = densityInThreeFigures(symbol)
  const volume = pick(random, [2.5, 4, 5, 8, 12, 15, 20, 25, 40])
  const mass = threeFigures(density * volume)
  const value = mass / volume
  const [grams, cubic] = [quantity(mass, 'g'), quantity(volume, 'cm³')]
  const account = `${grams} / ${cubic} = ${quantity(value, 'g/cm³')}`
  return typedNumber({
    element: symbol,
    stem: `A piece of metal has a mass of ${grams} and a volume of ${cubic}. What is its density? Give three significant figures.`,
    value,
    unit: 'g/cm³',
    units: ['g/cm³', 'kg/L', 'g/L', 'kg/m³'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: volume / mass,
        misconception: 'PH12',
        why: `The quotient was turned upside down, which would give cm³/g. Density is mass divided by volume: ${account}.`,
      },
      {
        value: mass * volume,
        misconception: 'PH12',
        why: `Mass and volume are not multiplied. Density is mass divided by volume: ${account}.`,
      },
      {
        value: value / 1000,
        misconception: 'PH9',
        why: `That divides by a thousand once too often; 1 g/cm³ is 1 kg/L or 1000 g/L. Here ${account}.`,
      },
      {
        value: 1000 * value,
        misconception: 'PH9',
        why: `That is the number of g/L. A liter holds a thousand cubic centimeters: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the density',
        known('Mass', measured(mass, 'g')),
        known('Volume', measured(volume, 'cm³')),
        law('Density = mass ÷ volume'),
        calculated(
          'Density',
          divided(measured(mass, 'g'), measured(volume, 'cm³')),
          measured(value, 'g/cm³'),
        ),
      ),
    right: `Density is mass divided by volume: ${account}. It is that of ${nameOf(symbol)}.`,
    article: densities,
  })
})

/** The volume of a mass of a metal. */
export const volumeFromMass = production('ph-m22', 'number', 'density', (random) => {
  const symbol = pick(random, metals)
  const { name, atomicMass } = element(symbol)
  const density = densityInThreeFigures(symbol)
  const mass = pick(random, [15, 25, 40, 60, 75, 90, 120, 150, 250, 400, 500])
  const value = mass / density
  const [grams, shown] = [quantity(mass, 'g'), quantity(density, 'g/cm³')]
  const account = `${grams} / ${shown} = ${quantity(value, 'cm³')}`
  return typedNumber({
    element: symbol,
    stem: `${name} has a density of ${shown}. What volume does ${grams} of it have? Give three significant figures.`,
    value,
    unit: 'cm³',
    units: ['mm³', 'cm³', 'mL', 'L'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: mass * density,
        misconception: 'PH12',
        why: `Grams times g/cm³ gives no volume. The mass is divided by the density: ${account}.`,
      },
      {
        value: density / mass,
        misconception: 'PH12',
        why: `The quotient was turned upside down. The mass is divided by the density: ${account}.`,
      },
      {
        value: mass / atomicMass,
        misconception: 'PH3',
        why: `That divides by the mass of a mole, ${quantity(atomicMass, 'g')}, which gives moles. The density leads to the volume: ${account}.`,
      },
      {
        value: mass,
        misconception: 'PH12',
        why: `That takes 1 cm³ for each gram, as for water. ${name} is denser: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the volume',
        known('Mass', measured(mass, 'g')),
        known('Density', measured(density, 'g/cm³')),
        law('Volume = mass ÷ density'),
        calculated(
          'Volume',
          divided(measured(mass, 'g'), measured(density, 'g/cm³')),
          measured(value, 'cm³'),
        ),
      ),
    right: `The mass is divided by the density: ${account}.`,
    article: densities,
  })
})

/** Metals that warm without melting or reacting with the air. */
const warmed = heatCapacities.filter(({ symbol }) =>
  'Al Ti Cr Fe Ni Cu Zn Ag Sn W Pt Au Pb'.split(' ').includes(symbol),
)

/** The heat that warms a piece of metal. */
export const heatToWarm = production('ph-m23', 'number', 'heat-and-warming', (random) => {
  const { symbol, specific } = pick(random, warmed)
  const mass = pick(random, [50, 80, 120, 150, 200, 250, 400])
  const from = pick(random, [15, 18, 20, 22, 25])
  const rise = pick(random, [20, 25, 30, 40, 45, 50, 60])
  const value = mass * specific * rise
  const account = `${mass} g × ${capacity(specific)} × ${rise} K = ${quantity(value, 'J')}`
  return typedNumber({
    element: symbol,
    stem: `How much heat warms ${mass} g of ${nameOf(symbol)} from ${from} °C to ${from + rise} °C? The specific heat capacity is ${capacity(specific)}.`,
    value,
    unit: 'J',
    units: ['J', 'kJ'],
    tolerance: 0.01,
    figures: null,
    wrong: [
      {
        value: mass * specific * (from + rise),
        misconception: 'PH14',
        why: `That multiplies by the final temperature. The rise counts, ${rise} K: ${account}.`,
      },
      {
        value: specific * rise,
        misconception: 'PH14',
        why: `That is the heat for one gram. ${account}.`,
      },
      {
        value: mass * rise,
        misconception: 'PH14',
        why: `That leaves out the specific heat capacity, in which metals differ. ${account}.`,
      },
      {
        value: mass * specific * (rise + KELVIN),
        misconception: 'PH5',
        why: `A difference of temperatures is the same in °C and in kelvin, so nothing is added. ${account}.`,
      },
      {
        value: (mass * rise) / specific,
        misconception: 'PH12',
        why: `That divides by the specific heat capacity, which gives no joules. ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the heat',
        known('Mass', exact(mass, 'g')),
        known('Specific heat capacity', heatPerDegree(specific)),
        law('Heat = mass × specific heat capacity × rise in temperature'),
        calculated('Rise', less(exact(from + rise, '°C'), exact(from, '°C')), exact(rise, 'K')),
        calculated(
          'Heat',
          multiplied(exact(mass, 'g'), heatPerDegree(specific), exact(rise, 'K')),
          measured(value, 'J'),
        ),
      ),
    right: `Heat is mass times specific heat capacity times the rise: ${account}.`,
    article: mole,
  })
})

/** The temperature that a piece of metal reaches with some heat. */
export const temperatureReached = production('ph-m27', 'number', 'heat-and-warming', (random) => {
  const { symbol, specific } = pick(random, warmed)
  const mass = pick(random, [40, 50, 80, 120, 150, 200])
  const from = pick(random, [15, 18, 20, 22, 25])
  const heat = threeFigures(mass * specific * integer(random, 18, 60))
  const rise = heat / (mass * specific)
  const value = from + rise
  const account = `${quantity(heat, 'J')} / (${mass} g × ${capacity(specific)}) = ${quantity(rise, 'K')}, so ${from} °C rise to ${quantity(value, '°C')}`
  return typedNumber({
    element: symbol,
    stem: `${mass} g of ${nameOf(symbol)} at ${from} °C take up ${formatNumber(heat)} J of heat. What temperature in °C do they reach? The specific heat capacity is ${capacity(specific)}.`,
    value,
    unit: '°C',
    units: ['°C', 'K'],
    tolerance: 0.008,
    figures: null,
    wrong: [
      {
        value: rise,
        misconception: 'PH14',
        why: `That is the rise of the temperature. It starts at ${from} °C: ${account}.`,
      },
      {
        value: from + heat / mass,
        misconception: 'PH14',
        why: `That leaves out the specific heat capacity, as if each gram took 1 J per degree. ${account}.`,
      },
      {
        value: from + heat / (mass * WATER),
        misconception: 'PH14',
        why: `That takes the specific heat capacity of water, 4.18 J/(g·K). For ${nameOf(symbol)}: ${account}.`,
      },
      {
        value: Math.abs(from - rise),
        misconception: 'PH5',
        why: `Taking up heat warms, so the rise is added to ${from} °C. ${account}.`,
      },
      {
        value: from + (heat * specific) / mass,
        misconception: 'PH12',
        why: `That multiplies by the specific heat capacity. Joules are divided by joules per degree: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the temperature',
        known('Heat', exact(heat, 'J')),
        known('Specific heat capacity', heatPerDegree(specific)),
        law('Rise in temperature = heat ÷ (mass × specific heat capacity)'),
        calculated(
          'Rise',
          divided(exact(heat, 'J'), multiplied(exact(mass, 'g'), heatPerDegree(specific))),
          measured(rise, 'K'),
        ),
        calculated(
          'Temperature',
          added(exact(from, '°C'), measured(rise, 'K')),
          measured(value, '°C'),
        ),
      ),
    right: `${account}.`,
    article: mole,
  })
})

/** Gases with the atoms of one molecule. */
const gases: readonly (readonly [symbol: ElementSymbol, atoms: 1 | 2])[] = [
  ['H', 2],
  ['N', 2],
  ['O', 2],
  ['F', 2],
  ['Cl', 2],
  ['He', 1],
  ['Ne', 1],
  ['Ar', 1],
  ['Kr', 1],
]

/** The volume of a mass of a gas, with the volume of one mole given. */
export const volumeOfGas = production('ph-m24', 'number', 'amounts-of-elements', (random) => {
  const [symbol, atoms] = pick(random, gases)
  const molarVolume = pick(random, [22.4, 24, 24.5, 25])
  const { atomicMass, atomicNumber } = element(symbol)
  const molar = Number((atoms * atomicMass).toPrecision(4))
  const mass = threeFigures((integer(random, 5, 60) / 20) * molar)
  const amount = mass / molar
  const value = amount * molarVolume
  const gas = atoms === 1 ? symbol : `${symbol}₂`
  const account = `${quantity(mass, 'g')} / ${quantity(molar, 'g/mol', 4)} = ${quantity(amount, 'mol', 4)}, times ${quantity(molarVolume, 'L/mol')} = ${quantity(value, 'L')}`
  return typedNumber({
    element: symbol,
    stem: `One mole of any gas fills ${quantity(molarVolume, 'L')} here. What volume do ${quantity(mass, 'g')} of ${nameOf(symbol)} gas fill? Give three significant figures.`,
    value,
    unit: 'L',
    units: ['mL', 'L', 'm³'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: atoms === 1 ? value / 2 : 2 * value,
        misconception: 'PH8',
        why:
          atoms === 1
            ? `That takes two-atom molecules, but ${nameOf(symbol)} consists of single atoms. ${account}.`
            : `That takes single atoms, but ${nameOf(symbol)} gas consists of ${gas} molecules. ${account}.`,
      },
      {
        value: mass * molarVolume,
        misconception: 'GE20',
        why: `That takes one mole for each gram. The mass is divided by the molar mass first: ${account}.`,
      },
      {
        value: (molar / mass) * molarVolume,
        misconception: 'GE12',
        why: `The molar mass was divided by the mass. It is the other way around: ${account}.`,
      },
      {
        value: amount / molarVolume,
        misconception: 'PH12',
        why: `That divides the moles by the volume of one mole. Moles times liters per mole give liters: ${account}.`,
      },
      {
        value: (mass / (atoms * atomicNumber)) * molarVolume,
        misconception: 'GE20',
        why: `That uses the atomic number, ${atomicNumber}, as a mass. ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the volume',
        known('Mass', measured(mass, 'g')),
        known('Particles of the gas', gas),
        law('Amount = mass ÷ molar mass, and volume = amount × molar volume'),
        converted(
          'Amount',
          divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)),
          measured(amount, 'mol'),
        ),
        calculated(
          'Volume',
          multiplied(measured(amount, 'mol'), measured(molarVolume, 'L/mol')),
          measured(value, 'L'),
        ),
      ),
    right: `${account}.`,
    article: mole,
  })
})

const KELVIN = 273
const WATER = 4.18

function capacity(specific: number): string {
  return quantity(specific, 'J/(g·K)', specific < 1 ? 2 : 3)
}

/** A specific heat capacity as an amount. */
function heatPerDegree(specific: number): Amount {
  return measured(specific, 'J/(g·K)', specific < 1 ? 2 : 3)
}

import { molarMass } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  ICE_FUSION,
  ICE_HEAT,
  type SpecificHeat,
  specificHeats,
  WATER_HEAT,
} from '#chemistry/heats/specific-heats.ts'
import { heatCapacities } from '#chemistry/reactions/heat-capacities.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, type Expression, less, multiplied } from '#quiz/worked/expressions.ts'

const energies = ['J', 'kJ'] as const

function perGram(specific: number): string {
  return `${formatNumber(specific)} J/(g·K)`
}

/** The heat that warms some of a substance, in kJ. */
export const heatForRise = production('ph-e48', 'number', 'heat-exchange', (random) => {
  const { name, element: symbol, specific } = pick(random, specificHeats)
  const mass = pick(random, [50, 80, 120, 150, 200, 250, 400, 500])
  const rise = integer(random, 24, 120) / 2
  const value = (mass * specific * rise) / 1000
  const account = `${mass} g × ${perGram(specific)} × ${formatNumber(rise)} K = ${quantity(1000 * value, 'J')}, that is ${quantity(value, 'kJ')}`
  return workedNumber({
    element: symbol,
    stem: `How many kilojoules warm ${mass} g of ${name} by ${formatNumber(rise)} K? The specific heat capacity is ${perGram(specific)}.`,
    value,
    unit: 'kJ',
    units: energies,
    solution: () => ({
      asked: 'the heat',
      given: { Mass: exact(mass, 'g'), Rise: exact(rise, 'K') },
      relation: 'Heat = mass × specific heat capacity × rise of the temperature',
      numbers: [
        [
          'Heat in joules',
          multiplied(exact(mass, 'g'), exact(specific, 'J/(g·K)'), exact(rise, 'K')),
          'J',
        ],
        ['Heat', divided(measured(1000 * value, 'J'), exact(1000, 'J/kJ')), 'kJ'],
      ],
    }),
    account,
    wrong: [
      [1000 * value, 'TH12', 'That is the number of joules.'],
      [
        (mass * specific * (rise + 273.15)) / 1000,
        'TH5',
        'A rise is the same number in °C and in kelvin, so that nothing is added.',
      ],
      [
        (mass * rise) / specific / 1000,
        'PH12',
        'That divides by the specific heat capacity, which gives no joules.',
      ],
      [(specific * rise) / 1000, null, 'That is the heat for one gram.'],
    ],
  })
})

function degrees(temperature: number): string {
  return `${formatNumber(temperature, { decimals: 1 })} °C`
}

function kilojoules(heat: number): string {
  return quantity(heat, 'kJ')
}

type Metal = { readonly symbol: ElementSymbol; readonly specific: number }

/** Metals that hot or cold water leaves alone. */
const metals: readonly Metal[] = heatCapacities.filter(({ symbol }) =>
  'Al Ti Fe Ni Cu Ag Sn W Pt Au Pb'.split(' ').includes(symbol),
)

/** The substance that the same heat warms most, or least. */
export const warmsMost = template('ph-e49', 'heat-exchange', (random) => {
  const isMost = pick(random, [true, false])
  const drawn = sample(random, [...metals.map(asSubstance), ...specificHeats.slice(0, 2)], 4)
  const sorted = drawn.toSorted((one, other) =>
    isMost ? one.specific - other.specific : other.specific - one.specific,
  )
  const [answer, next] = sorted
  if (answer === undefined || next === undefined) return null
  const ratio = answer.specific / next.specific
  if (Math.max(ratio, 1 / ratio) < 1.3) return null
  const lures = sorted.slice(1)
  const account = `${capitalized(answer.name)} has the ${isMost ? 'smallest' : 'largest'} specific heat capacity of the four, ${twoDecimals(answer.specific)}, so it warms ${isMost ? 'most' : 'least'}`
  return choice<SpecificHeat>({
    element: answer.element,
    badge: null,
    stem: `Equal masses of these substances take up the same heat. Which of them warms ${isMost ? 'most' : 'least'}?`,
    answer,
    isRight: ({ specific }) => specific === answer.specific,
    lures: lures.map((value): Lure<SpecificHeat> => ({
      value,
      misconception: 'TH6',
      why: `One gram of ${value.name} takes ${formatNumber(value.specific)} J for each degree. ${account}.`,
    })),
    show: ({ name, specific }) => `${name}, ${twoDecimals(specific)}`,
    right: `${account}.`,
    see: { article: null, elements: drawn.map((one) => one.element) },
  })
})

/** The values of the metals have two decimals. */
function twoDecimals(specific: number): string {
  return `${formatNumber(specific, { decimals: 2 })} J/(g·K)`
}

function asSubstance({ symbol, specific }: Metal): SpecificHeat {
  return { name: nameOf(symbol), element: symbol, specific }
}

/** The specific heat capacity of a metal from the water that it warms. */
export const heatOfMetal = production('ph-m51', 'number', 'heat-exchange', (random) => {
  const { symbol, specific } = pick(random, metals)
  const mass = pick(random, [50, 60, 80, 100, 120, 150])
  const water = pick(random, [50, 80, 100, 120, 150])
  const [hot, cold] = [pick(random, [80, 90, 95, 100]), pick(random, [16, 18, 20, 22])]
  const mean =
    (mass * specific * hot + water * WATER_HEAT * cold) / (mass * specific + water * WATER_HEAT)
  const end = Math.round(10 * mean) / 10
  if (end - cold < 2.5) return null
  const value = (water * WATER_HEAT * (end - cold)) / (mass * (hot - end))
  const account = `The water takes up ${water} g × ${perGram(WATER_HEAT)} × ${formatNumber(end - cold, { decimals: 1 })} K, and divided by ${mass} g × ${formatNumber(hot - end, { decimals: 1 })} K that is ${quantity(value, 'J/(g·K)')}`
  return workedNumber({
    element: symbol,
    stem: `${mass} g of a metal at ${degrees(hot)} warm ${water} g of water (${perGram(WATER_HEAT)}) from ${degrees(cold)} to ${degrees(end)}. What is the specific heat capacity of the metal?`,
    value,
    unit: 'J/(g·K)',
    units: ['J/(g·K)', 'kJ/(kg·K)'],
    solution: () => {
      const [rise, fall] = [decimal(end - cold, 'K', 1), decimal(hot - end, 'K', 1)]
      return {
        asked: 'the specific heat capacity of the metal',
        given: { 'Mass of the metal': exact(mass, 'g'), 'Mass of the water': exact(water, 'g') },
        relation:
          'The metal gives off the heat that the water takes up; heat = mass × specific heat capacity × change of temperature',
        numbers: [
          [
            'Rise of the water',
            less(decimal(end, '°C', 1), decimal(cold, '°C', 1)),
            'K',
            { decimals: 1 },
          ],
          [
            'Fall of the metal',
            less(decimal(hot, '°C', 1), decimal(end, '°C', 1)),
            'K',
            { decimals: 1 },
          ],
          [
            'Heat',
            multiplied(exact(water, 'g'), exact(WATER_HEAT, 'J/(g·K)'), rise),
            'J',
            { significant: 4 },
          ],
          [
            'Specific heat capacity',
            divided(
              measured(water * WATER_HEAT * (end - cold), 'J', 4),
              multiplied(exact(mass, 'g'), fall),
            ),
            'J/(g·K)',
          ],
        ],
      }
    },
    account,
    wrong: [
      [
        (water * WATER_HEAT) / mass,
        'TH6',
        'That takes the same change of temperature for both, but the metal cools far more.',
      ],
      [
        (mass * WATER_HEAT * (end - cold)) / (water * (hot - end)),
        'TH4',
        'The two masses were exchanged.',
      ],
      [
        (water * WATER_HEAT * (end - cold)) / (mass * (hot - cold)),
        'TH6',
        `The metal cools to ${degrees(end)}, not to ${degrees(cold)}.`,
      ],
      [
        (water * (end - cold)) / (mass * (hot - end)),
        'TH6',
        'That leaves out the specific heat capacity of the water.',
      ],
    ],
  })
})

const ICE = molarMass('H2O')

/** The heat in kJ that warms a mass in g by some kelvins. */
function warmed(mass: number, specific: number, rise: number): Expression {
  return divided(
    multiplied(exact(mass, 'g'), exact(specific, 'J/(g·K)'), exact(rise, 'K')),
    exact(1000, 'J/kJ'),
  )
}

/** The heat that turns cold ice into water. */
export const iceToWater = production('ph-m49', 'number', 'heating-curves', (random) => {
  const mass = pick(random, [18, 25, 36, 45, 50, 60, 72, 90])
  const [below, above] = [integer(random, 3, 12), integer(random, 15, 60)]
  const amount = mass / ICE
  const warmIce = (mass * ICE_HEAT * below) / 1000
  const melt = amount * ICE_FUSION
  const warmWater = (mass * WATER_HEAT * above) / 1000
  const value = warmIce + melt + warmWater
  return workedNumber({
    element: 'O',
    stem: `How much heat turns ${mass} g of ice at −${below} °C into water at ${above} °C? Ice takes ${perGram(ICE_HEAT)}, water ${perGram(WATER_HEAT)}, melting ${ICE_FUSION} kJ/mol.`,
    value,
    unit: 'kJ',
    units: energies,
    solution: () => ({
      asked: 'the heat for all three steps',
      given: { Mass: exact(mass, 'g') },
      relation:
        'Ice warms up to 0 °C, melts there, and the water warms up; the three heats are added',
      conversions: [['Amount', divided(exact(mass, 'g'), measured(ICE, 'g/mol', 4)), 'mol']],
      numbers: [
        ['Warming the ice', warmed(mass, ICE_HEAT, below), 'kJ'],
        ['Melting', multiplied(measured(amount, 'mol'), exact(ICE_FUSION, 'kJ/mol')), 'kJ'],
        ['Warming the water', warmed(mass, WATER_HEAT, above), 'kJ'],
        [
          'Heat',
          added(measured(warmIce, 'kJ'), measured(melt, 'kJ'), measured(warmWater, 'kJ')),
          'kJ',
        ],
      ],
    }),
    account: `Warming the ice takes ${kilojoules(warmIce)}, melting ${quantity(amount, 'mol')} ${kilojoules(melt)} and warming the water ${kilojoules(warmWater)}, together ${kilojoules(value)}`,
    wrong: [
      [
        warmIce + warmWater,
        'TH7',
        'That leaves out the melting, which takes heat without warming.',
      ],
      [
        warmIce + mass * ICE_FUSION + warmWater,
        'GE12',
        `That takes ${ICE_FUSION} kJ for each gram, but it is for each mole.`,
      ],
      [
        (mass * WATER_HEAT * (above + below)) / 1000 + melt,
        'TH6',
        'That takes the specific heat capacity of water for the ice, too.',
      ],
      [melt, null, 'That is the melting alone, without the warming before and after.'],
    ],
    apart: 0.025,
  })
})

/** The temperature of warm water in which ice has melted. */
export const iceInWater = production('ph-h48', 'number', 'heat-exchange', (random) => {
  const ice = pick(random, [10, 15, 20, 25, 30, 40])
  const water = pick(random, [150, 200, 250, 300])
  const warm = integer(random, 35, 70)
  const melt = ((1000 * ICE_FUSION) / ICE) * ice
  const heat = water * WATER_HEAT * warm
  if (heat < 1.2 * melt) return null
  const value = (heat - melt) / ((ice + water) * WATER_HEAT)
  return workedNumber({
    element: 'O',
    stem: `${ice} g of ice at 0 °C melt in ${water} g of water at ${warm} °C. What temperature is reached? Melting takes ${ICE_FUSION} kJ/mol, water ${perGram(WATER_HEAT)}.`,
    value,
    unit: '°C',
    units: ['°C', 'K'],
    tolerance: 0.3 / value,
    show: degrees,
    solution: () => {
      const [given, taken] = [measured(heat / 1000, 'kJ', 4), measured(melt / 1000, 'kJ', 4)]
      return {
        asked: 'the temperature that is reached',
        given: { Ice: exact(ice, 'g'), Water: exact(water, 'g') },
        relation:
          'Of the heat that the water could give down to 0 °C, melting takes its part; the rest warms all the water',
        conversions: [
          [
            'Amount of ice',
            divided(exact(ice, 'g'), measured(ICE, 'g/mol', 4)),
            'mol',
            { significant: 4 },
          ],
        ],
        numbers: [
          [
            'Melting',
            multiplied(measured(ice / ICE, 'mol', 4), exact(ICE_FUSION, 'kJ/mol')),
            'kJ',
            { significant: 4 },
          ],
          ['Heat down to 0 °C', warmed(water, WATER_HEAT, warm), 'kJ', { significant: 4 }],
          ['Rest', less(given, taken), 'kJ', { significant: 4 }],
          ['All the water', added(exact(ice, 'g'), exact(water, 'g')), 'g', {}],
          [
            'Temperature',
            divided(
              multiplied(measured((heat - melt) / 1000, 'kJ', 4), exact(1000, 'J/kJ')),
              multiplied(exact(ice + water, 'g'), exact(WATER_HEAT, 'J/(g·K)')),
            ),
            '°C',
            { decimals: 1 },
          ],
        ],
      }
    },
    account: `Down to 0 °C the water could give ${quantity(heat / 1000, 'kJ')}, melting takes ${quantity(melt / 1000, 'kJ')}, and the rest warms ${ice + water} g to ${degrees(value)}`,
    wrong: [
      [heat / ((ice + water) * WATER_HEAT), 'TH7', 'That leaves out the heat that melts the ice.'],
      [warm / 2, 'TH6', 'That is the mean of the two temperatures.'],
      [
        (heat - melt) / (water * WATER_HEAT),
        'TH4',
        'The melted ice has to be warmed as well, so that its mass counts.',
      ],
    ],
    apart: 0.03,
  })
})

type Melting = {
  readonly name: string
  readonly element: ElementSymbol
  readonly melts: number
  readonly boils: number
}

/** Substances that melt and boil under normal pressure, with their points in whole °C. */
const curves: readonly Melting[] = [
  { name: 'water', element: 'O', melts: 0, boils: 100 },
  ...'Na K Mg Al Ga Zn Sn Pb Cu Ag Au Hg Fe Br Cl'.split(' ').flatMap((symbol) => {
    const { meltingPoint, boilingPoint } = element(symbol)
    return meltingPoint === null || boilingPoint === null
      ? []
      : [
          {
            name: nameOf(symbol),
            element: symbol,
            melts: Math.round(meltingPoint),
            boils: Math.round(boilingPoint),
          },
        ]
  }),
]

type Part = { readonly isMelting: boolean; readonly isLevel: boolean }

const parts: readonly Part[] = [true, false].flatMap((isMelting) =>
  [true, false].map((isLevel) => ({ isMelting, isLevel })),
)

/** The flat part of a heating curve. */
export const flatPart = template('ph-e45', 'heating-curves', (random) => {
  const { name, element: symbol, melts, boils } = pick(random, curves)
  const isMelting = pick(random, [true, false])
  const isHeating = pick(random, [true, false])
  const at = `${formatNumber(isMelting ? melts : boils)} °C`
  const verb = isMelting ? (isHeating ? 'melts' : 'freezes') : isHeating ? 'boils' : 'condenses'
  const account = `At ${at} ${name} ${verb}; the heat ${isHeating ? 'parts the particles' : 'comes from particles that come together'}, and the temperature stays the same`
  const isRight = (part: Part) => part.isMelting === isMelting && part.isLevel
  const answer = parts.find(isRight)
  if (answer === undefined) return null
  return choice<Part>({
    element: symbol,
    badge: name === 'water' ? null : symbol,
    stem: `The ${isHeating ? 'heating' : 'cooling'} curve of ${name} has a flat part at ${at}. What does the substance do there?`,
    answer,
    isRight,
    lures: shuffle(
      random,
      parts.filter((part) => !isRight(part)),
    ).map((value): Lure<Part> => ({
      value,
      misconception: value.isLevel ? 'PH6' : 'TH7',
      why: `${
        value.isLevel
          ? `${formatNumber(isMelting ? boils : melts)} °C is the other point.`
          : 'On the flat part the temperature does not change.'
      } ${account}.`,
    })),
    show: (part) =>
      `It ${
        part.isMelting ? (isHeating ? 'melts' : 'freezes') : isHeating ? 'boils' : 'condenses'
      } at ${part.isLevel ? 'constant' : isHeating ? 'climbing' : 'dropping'} temperature.`,
    right: `${account}.`,
    see: { article: null },
  })
})

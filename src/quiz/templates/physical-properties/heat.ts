import { element } from '#chemistry/elements/elements.ts'
import { heatCapacities, heatCapacity } from '#chemistry/reactions/heat-capacities.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/reactions/heats-of-fusion.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, decimal } from '#quiz/worked/amounts.ts'
import { added, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated, outcome } from '#quiz/worked/solutions.ts'

import { fourFigures, molarMassOf } from './molar-masses.ts'

/** The mass of one metal that the heat for melting another melts: by moles, both times. */
export const meltedBySameHeat = template('ph-h5', 'heat-and-warming', (random) => {
  const [symbol = '', other = ''] = sample(random, meltableMetals, 2)
  const moles = pick(random, [1, 1.5, 2, 2.5, 3, 4])
  const factors = shuffle(random, [0.8, 0.6, 1.25, 1.5, 1.8])
  const [molarMass, otherMass] = [molarMassOf(symbol), molarMassOf(other)]
  const [molarHeat, otherHeat] = [heatOfFusion(symbol) ?? 0, heatOfFusion(other) ?? 0]
  const given = roundMass(moles * otherMass)
  const otherMoles = fourFigures(given / otherMass)
  const heat = fourFigures(otherMoles * otherHeat)
  const meltedMoles = fourFigures(heat / molarHeat)
  const answer = meltedMoles * molarMass
  const [ownText, otherText] = [
    { symbol, mass: molarMass, heat: molarHeat },
    { symbol: other, mass: otherMass, heat: otherHeat },
  ].map(
    (metal) =>
      `${nameOf(metal.symbol)} (${formatNumber(metal.mass, { significant: 4 })} g/mol, ${formatNumber(metal.heat, { significant: 3 })} kJ/mol)`,
  )
  const amount = formatNumber(otherMoles, { significant: 4 })
  const melted = formatNumber(meltedMoles, { significant: 4 })
  const shownHeat = `${formatNumber(heat, { significant: 4 })} kJ`
  const step = `${grams(given)} / ${formatNumber(otherMass, { significant: 4 })} g/mol = ${amount} mol of ${nameOf(other)} take ${shownHeat}, which melt ${melted} mol or ${grams(answer)} of ${nameOf(symbol)}`
  return numeric({
    element: symbol,
    badge: null,
    stem: `At the melting points, what mass of ${ownText} needs as much heat of fusion as ${grams(given)} of ${otherText}?`,
    answer,
    isRight: (value) =>
      Math.abs(
        (value / element(symbol).atomicMass) * molarHeat -
          (given / element(other).atomicMass) * otherHeat,
      ) <
      0.01 * heat,
    show: grams,
    lures: [
      {
        value: (given * otherHeat) / molarHeat,
        misconception: null,
        why: `That takes the heats of fusion for one gram, but they are for one mole. ${step}.`,
      },
      {
        value: (given / otherMass) * molarMass,
        misconception: 'PH14',
        why: `That takes equally many moles, but a mole of each metal needs another heat. ${step}.`,
      },
      {
        value: ((given / otherMass) * molarHeat * molarMass) / otherHeat,
        misconception: 'PH12',
        why: `That exchanges the two heats of fusion. ${step}.`,
      },
      {
        value: ((given / molarMass) * otherHeat * otherMass) / molarHeat,
        misconception: 'PH12',
        why: `That exchanges the two molar masses. ${step}.`,
      },
      {
        value: heat / molarHeat,
        misconception: 'GE12',
        why: `That is the number of moles that melt, not their mass. ${step}.`,
      },
      {
        value: heat * molarMass,
        misconception: 'PH12',
        why: `That leaves out the division by the heat of fusion of ${nameOf(symbol)}. ${step}.`,
      },
      {
        value: given,
        misconception: 'PH14',
        why: `Equal masses of different metals need different heats. ${step}.`,
      },
    ],
    fill: factors.map((factor) => factor * answer),
    miss: (value) =>
      `${grams(value)} would need ${formatNumber((value / molarMass) * molarHeat, { significant: 3 })} kJ. Here ${step}.`,
    solution: () =>
      solved(
        `the mass of ${nameOf(symbol)}`,
        known(`Mass of ${nameOf(other)}`, measured(given, 'g')),
        law('Heat = amount × heat of fusion, and amount = mass ÷ molar mass'),
        converted(
          `Amount of ${nameOf(other)}`,
          divided(measured(given, 'g'), measured(otherMass, 'g/mol', 4)),
          measured(otherMoles, 'mol', 4),
        ),
        calculated(
          'Heat',
          multiplied(measured(otherMoles, 'mol', 4), measured(otherHeat, 'kJ/mol')),
          measured(heat, 'kJ', 4),
        ),
        calculated(
          `Amount of ${nameOf(symbol)}`,
          divided(measured(heat, 'kJ', 4), measured(molarHeat, 'kJ/mol')),
          measured(meltedMoles, 'mol', 4),
        ),
        calculated(
          `Mass of ${nameOf(symbol)}`,
          multiplied(measured(meltedMoles, 'mol', 4), measured(molarMass, 'g/mol', 4)),
          measured(answer, 'g'),
        ),
      ),
    right: `${step}.`,
    see: { elements: [symbol, other], article: 'what-is-the-mole' },
  })
})

/** A mass in g that three figures express exactly: a multiple of 5, from 1000 g on of 10. */
function roundMass(mass: number): number {
  const step = mass < 1000 ? 5 : 10
  return Math.round(mass / step) * step
}

function grams(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g`
}

/** Metals that hot or cold water leaves alone. */
const inertMetals = heatCapacities.filter(({ symbol }) =>
  'Al Ti Cr Fe Ni Cu Zn Ag Sn Ta W Pt Au Pb'.split(' ').includes(symbol),
)

/** Specific heat capacity of water in J/(g·K). */
const WATER = 4.18

/** The temperature of hot metal and cold water once they have exchanged heat. */
export const mixedTemperature = template(
  'ph-h7',
  'heat-and-warming',
  withLureBeside((random) => {
    const { symbol } = pick(random, inertMetals)
    const specific = heatCapacity(symbol) ?? 0
    const mass = pick(random, [50, 100, 150, 200, 250, 300])
    const water = pick(random, [50, 80, 100, 150, 200])
    const hot = pick(random, [80, 85, 90, 95, 100])
    const cold = pick(random, [15, 18, 20, 22, 25])
    const metalHeat = mass * specific
    const waterHeat = water * WATER
    const answer = (metalHeat * hot + waterHeat * cold) / (metalHeat + waterHeat)
    const solution = `Per degree the metal takes ${joules(metalHeat)}, the water ${joules(waterHeat)}. Weighted with these, ${hot} °C and ${cold} °C give ${celsius(answer)}`
    return numeric({
      element: symbol,
      stem: `${mass} g of ${nameOf(symbol)} at ${hot} °C (${capacityText(specific)}) are put into ${water} g of water at ${cold} °C (${capacityText(WATER)}). What temperature do both reach?`,
      answer,
      isRight: (value) =>
        Math.abs(metalHeat * (hot - value) - waterHeat * (value - cold)) <
        0.3 * (metalHeat + waterHeat),
      show: celsius,
      lures: [
        {
          value: (hot + cold) / 2,
          why: `That is the mean of the two temperatures, right only for bodies that need equal heat per degree. ${solution}.`,
        },
        {
          value: (mass * hot + water * cold) / (mass + water),
          why: `That weights the temperatures with the masses alone. ${solution}.`,
        },
        {
          value: (specific * hot + WATER * cold) / (specific + WATER),
          why: `That weights the temperatures with the heat capacities of one gram and leaves out the masses. ${solution}.`,
        },
        {
          value: (metalHeat * cold + waterHeat * hot) / (metalHeat + waterHeat),
          why: `That exchanges the two temperatures, but the water needs most heat and was cold. ${solution}.`,
        },
        {
          value: cold + (metalHeat * (hot - cold)) / waterHeat,
          why: `That lets the metal cool down to ${cold} °C, but it stays as warm as the water. ${solution}.`,
        },
      ]
        .filter(({ value }) => Math.abs(value - answer) > 0.8)
        .map((lure) => ({ ...lure, misconception: 'PH14' as const })),
      fill: shuffle(random, [-4, 4, -7, 7, 10, -2, 2])
        .map((step) => answer + step)
        .filter((value) => value > cold && value < hot),
      miss: (value) =>
        `At ${celsius(value)} the heat that the metal gives would not be what the water takes. ${solution}.`,
      solution: () =>
        solved(
          'the temperature that both reach',
          law(
            'The heat that the metal gives off is the heat that the water takes up, so both temperatures count as much as their heat per degree',
          ),
          calculated(
            'Heat per degree of the metal',
            multiplied(exact(mass, 'g'), decimal(specific, 'J/(g·K)', 2)),
            measured(metalHeat, 'J/K'),
          ),
          calculated(
            'Heat per degree of the water',
            multiplied(exact(water, 'g'), decimal(WATER, 'J/(g·K)', 2)),
            measured(waterHeat, 'J/K'),
          ),
          calculated(
            'Temperature',
            divided(
              added(
                multiplied(measured(metalHeat, 'J/K'), exact(hot, '°C')),
                multiplied(measured(waterHeat, 'J/K'), exact(cold, '°C')),
              ),
              added(measured(metalHeat, 'J/K'), measured(waterHeat, 'J/K')),
            ),
            decimal(answer, '°C', 1),
          ),
        ),
      right: `${solution}.`,
      see: { article: 'chemistry-of-fire' },
    })
  }),
)

/** '41.8 J' */
function joules(value: number): string {
  return `${formatNumber(value, { significant: 3 })} J`
}

/** '24.3 °C' */
function celsius(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} °C`
}

function capacityText(specific: number): string {
  return `${formatNumber(specific, { decimals: 2 })} J/(g·K)`
}

/** Metals with a heat capacity and a density of three figures. */
const comparedMetals = heatCapacities.filter(
  ({ symbol }) => symbol !== 'Hg' && element(symbol).density !== null,
)

/** Which metal gives off more heat, and how many times as much. */
type MoreHeat = { readonly symbol: string; readonly times: number }

/** Ratios nearer to one, or to each other, than this are not asked about. */
const CLEAR_RATIO = 1.2

/** Compares the heat of two pieces of metal by mass or by volume: one of the values given may not be needed. */
export const moreHeatByVolume = template('ph-h821', 'heat-and-warming', (random) => {
  const [one, other] = sample(random, comparedMetals, 2)
  if (one === undefined || other === undefined) return null
  const isByVolume = random() < 0.6
  const [byMass, byVolume] = [
    one.specific / other.specific,
    (one.specific * densityOf(one.symbol)) / (other.specific * densityOf(other.symbol)),
  ]
  const [used, unused] = isByVolume ? [byVolume, byMass] : [byMass, byVolume]
  const [times, otherTimes] = [used, unused].map((ratio) => oneDecimal(Math.max(ratio, 1 / ratio)))
  if (times === undefined || otherTimes === undefined) return null
  if (Math.min(times, otherTimes) < CLEAR_RATIO) return null
  if (Math.abs(times - otherTimes) < 0.3) return null
  const [more, less] = used > 1 ? [one, other] : [other, one]
  const textOf = ({ symbol, specific }: typeof one): string =>
    `${nameOf(symbol)} (${formatNumber(densityOf(symbol), { significant: 3 })} g/cm³, ${formatNumber(specific, { decimals: 2 })} J/(g·K))`
  const heatOf = ({ symbol, specific }: typeof one): string =>
    isByVolume
      ? `${formatNumber(densityOf(symbol) * specific, { significant: 3 })} J/K`
      : `${formatNumber(specific, { decimals: 2 })} J/K`
  const piece = isByVolume ? 'one cubic centimeter' : 'one gram'
  const account = `For ${piece} it is ${heatOf(more)} with ${nameOf(more.symbol)} and ${heatOf(less)} with ${nameOf(less.symbol)}, ${formatNumber(times, { decimals: 1 })} times as much`
  const need = isByVolume
    ? 'Equal volumes have different masses, so density counts as well.'
    : 'The masses are equal, so the densities do not count.'
  return choice<MoreHeat>({
    element: more.symbol,
    badge: null,
    stem: `Equal ${isByVolume ? 'volumes' : 'masses'} of ${textOf(one)} and ${textOf(other)} cool by 10 °C. Which metal gives off more heat, and how many times as much?`,
    answer: { symbol: more.symbol, times },
    isRight: ({ symbol, times: value }) => {
      const densities = isByVolume ? densityOf(more.symbol) / densityOf(less.symbol) : 1
      const ratio = (densities * more.specific) / less.specific
      return symbol === more.symbol && Math.abs(value - ratio) < 0.06
    },
    show: ({ symbol, times: value }) =>
      `${nameOf(symbol)}, ${formatNumber(value, { decimals: 1 })} times as much`,
    lures: [
      {
        value: { symbol: more.symbol, times: otherTimes },
        misconception: 'PH14',
        why: `${need} ${account}.`,
      },
      {
        value: { symbol: less.symbol, times },
        misconception: 'PH12',
        why: `The ratio is turned upside down. ${account}.`,
      },
      {
        value: { symbol: less.symbol, times: otherTimes },
        misconception: 'PH14',
        why: `${need} ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { elements: [one.symbol, other.symbol], article: 'chemistry-of-fire' },
    solution: () =>
      solved(
        'the metal that gives off more heat, and how many times as much',
        law(
          isByVolume
            ? 'The heat of a volume is density × heat capacity × cooling'
            : 'The heat of a mass is mass × heat capacity × cooling',
        ),
        ...(isByVolume
          ? [more, less].map(({ symbol, specific }) =>
              calculated(
                `One cubic centimeter of ${nameOf(symbol)}`,
                multiplied(
                  exact(1, 'cm³'),
                  measured(densityOf(symbol), 'g/cm³', 3),
                  decimal(specific, 'J/(g·K)', 2),
                ),
                measured(densityOf(symbol) * specific, 'J/K', 3),
              ),
            )
          : []),
        calculated(
          'Ratio',
          isByVolume
            ? divided(
                measured(densityOf(more.symbol) * more.specific, 'J/K', 3),
                measured(densityOf(less.symbol) * less.specific, 'J/K', 3),
              )
            : divided(decimal(more.specific, 'J/(g·K)', 2), decimal(less.specific, 'J/(g·K)', 2)),
          decimal(times, null, 1),
        ),
        outcome(`${nameOf(more.symbol)}, ${formatNumber(times, { decimals: 1 })} times as much`),
      ),
  })
})

/** The density as it is shown, in g/cm³. */
function densityOf(symbol: string): number {
  return Number((element(symbol).density ?? 0).toPrecision(3))
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

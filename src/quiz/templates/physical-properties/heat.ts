import { element } from '#chemistry/elements/elements.ts'
import { heatCapacities, heatCapacity } from '#chemistry/reactions/heat-capacities.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/reactions/heats-of-fusion.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, decimal } from '#quiz/worked/amounts.ts'
import { added, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'

import { fourFigures, molarMassOf } from './molar-masses.ts'
import { meltingPointOf } from './samples.ts'

/** The heat that melts a mass of a metal. */
export const heatToMelt = template('ph-h5', 'heat-and-warming', (random) => {
  const symbol = pick(random, meltableMetals)
  const { atomicNumber } = element(symbol)
  const molarMass = molarMassOf(symbol)
  const molarHeat = heatOfFusion(symbol) ?? 0
  const moles = pick(random, [1.5, 2, 2.5, 3, 4, 5])
  const mass = roundMass(moles * molarMass)
  const amount = fourFigures(mass / molarMass)
  const answer = amount * molarHeat
  const shownMass = formatNumber(molarMass, { significant: 4 })
  const shownHeat = `${formatNumber(molarHeat, { significant: 3 })} kJ/mol`
  const grams = `${formatNumber(mass, { significant: 3 })} g`
  const step = `${grams} / ${shownMass} g/mol = ${formatNumber(amount, { significant: 4 })} mol, times ${shownHeat} is ${kilojoules(answer)}`
  return numeric({
    element: symbol,
    stem: `How much heat melts ${grams} of ${nameOf(symbol)} (${shownMass} g/mol) at ${meltingPointOf(symbol)}? The heat of fusion is ${shownHeat}.`,
    answer,
    isRight: (value) =>
      Math.abs((value / molarHeat) * element(symbol).atomicMass - mass) < 0.01 * mass,
    show: kilojoules,
    lures: [
      {
        value: mass * molarHeat,
        misconception: 'GE3',
        why: `That multiplies grams by kilojoules per mole. The grams become moles first: ${step}.`,
      },
      {
        value: molarHeat,
        misconception: 'GE3',
        why: `That is the heat for one mole, ${shownMass} g. Here: ${step}.`,
      },
      {
        value: (molarMass / mass) * molarHeat,
        misconception: 'PH12',
        why: `That divides the molar mass by the mass. The quotient is the other way round: ${step}.`,
      },
      {
        value: (mass / atomicNumber) * molarHeat,
        misconception: 'AS1',
        why: `That divides by the atomic number, ${atomicNumber}, instead of the molar mass. ${step}.`,
      },
      {
        value: mass / molarHeat,
        misconception: 'PH12',
        why: `That divides grams by kilojoules per mole, which gives no heat. ${step}.`,
      },
    ],
    fill: shuffle(random, [0.8, 0.6, 1.25, 1.5, 1.8]).map((factor) => factor * answer),
    miss: (value) =>
      `${kilojoules(value)} would melt ${formatNumber(value / molarHeat, { significant: 3 })} mol. Here ${step}.`,
    solution: () =>
      solved(
        'the heat',
        known('Mass', measured(mass, 'g')),
        known('Heat of fusion', measured(molarHeat, 'kJ/mol')),
        law('Heat = amount × heat of fusion, and amount = mass ÷ molar mass'),
        converted(
          'Amount',
          divided(measured(mass, 'g'), measured(molarMass, 'g/mol', 4)),
          measured(amount, 'mol', 4),
        ),
        calculated(
          'Heat',
          multiplied(measured(amount, 'mol', 4), measured(molarHeat, 'kJ/mol')),
          measured(answer, 'kJ'),
        ),
      ),
    right: `${step}.`,
    see: { article: 'what-is-the-mole' },
  })
})

/** A mass in g that three figures express exactly: a multiple of 5, from 1000 g on of 10. */
function roundMass(mass: number): number {
  const step = mass < 1000 ? 5 : 10
  return Math.round(mass / step) * step
}

function kilojoules(value: number): string {
  return `${formatNumber(value, { significant: 3 })} kJ`
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
      stem: `${mass} g of ${nameOf(symbol)} at ${hot} °C (${capacityText(specific)}) are put into ${water} g of water at ${cold} °C (${capacityText(WATER)}). Which temperature do both reach?`,
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

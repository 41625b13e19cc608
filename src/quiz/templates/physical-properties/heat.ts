import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { heatCapacities, heatCapacity } from '#chemistry/heat-capacities.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/heats-of-fusion.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

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

/** A sample of a metal: its mass in g and its specific heat capacity in J/(g·K). */
type Body = { readonly symbol: ElementSymbol; readonly mass: number; readonly specific: number }

/** How many times the heat of the answer every other sample takes at least. */
const CLEARLY_MORE = 1.2

/** Which of four samples becomes warmest from the same heat. */
export const warmsMost = template('ph-h7', 'heat-and-warming', (random) => {
  const bodies: readonly Body[] = sample(random, heatCapacities, 4).map(({ symbol }) => ({
    symbol,
    mass: pick(random, [10, 20, 30, 40, 50, 80, 100, 150]),
    specific: heatCapacity(symbol) ?? 0,
  }))
  const [answer, ...others] = bodies.toSorted((a, b) => heatPerKelvin(a) - heatPerKelvin(b))
  const [second] = others
  if (answer === undefined || second === undefined || isLeastInBoth(answer, bodies)) return null
  if (heatPerKelvin(second) < CLEARLY_MORE * heatPerKelvin(answer)) return null
  return whichElement({
    stem: 'Each sample takes up the same heat. Specific heat capacities are given in brackets. Which sample warms most?',
    answer: answer.symbol,
    label: (symbol) => bodyText(bodies.find((body) => body.symbol === symbol) ?? answer),
    isRight: (symbol) => symbol === answer.symbol,
    lures: others.map((body) => ({
      symbol: body.symbol,
      misconception: 'PH14',
      why: `${element(body.symbol).name} takes more heat for each degree: ${heatStep(body)}. For ${nameOf(answer.symbol)} it is ${heatStep(answer)}.`,
    })),
    right: `${element(answer.symbol).name} takes the least heat for each degree: ${heatStep(answer)}.`,
    see: { article: 'chemistry-of-fire' },
  })
})

/** Heat in J that warms a sample by one degree. */
function heatPerKelvin({ mass, specific }: Body): number {
  return mass * specific
}

/** Whether nothing has to be multiplied, as the sample has the least mass and heat capacity. */
function isLeastInBoth({ mass, specific }: Body, bodies: readonly Body[]): boolean {
  return bodies.every((body) => mass <= body.mass && specific <= body.specific)
}

/** '50 g of zinc (0.39 J/(g·K))'. */
function bodyText({ symbol, mass, specific }: Body): string {
  return `${mass} g of ${nameOf(symbol)} (${capacityText(specific)})`
}

/**
 * '50 g × 0.39 J/(g·K) = 19.5 J/K', with three figures at most and no zeros at the end, which would
 * claim more figures than the capacity has.
 */
function heatStep(body: Body): string {
  const heat = heatPerKelvin(body)
  const shown = formatNumber(heat, heat < 100 ? {} : { decimals: 0 })
  return `${body.mass} g × ${capacityText(body.specific)} = ${shown} J/K`
}

function capacityText(specific: number): string {
  return `${formatNumber(specific, { decimals: 2 })} J/(g·K)`
}

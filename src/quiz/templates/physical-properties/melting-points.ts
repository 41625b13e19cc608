import { element, type Element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { toKelvin } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { densityOf, meltingPointOf } from './samples.ts'

const highMelting = ['W', 'Mo', 'Pt', 'Ti', 'Cr', 'Fe', 'Ni', 'Si', 'B', 'Co', 'Cu']
/** Elements that melt low although their atoms are heavy. */
const heavyButSoft = ['Hg', 'Pb', 'Bi', 'Cs', 'Ba', 'Rb', 'Cd']
const molecular = ['I', 'Br', 'Cl', 'F', 'O', 'N', 'H']
const lowerMelting = ['Mg', 'Al', 'Na', 'Li', 'Ca', 'Zn', 'K', 'Ag']

/** Which of four elements has the highest melting point. */
export const highestMeltingPoint = template('ph-e6', 'melting-and-boiling', (random) => {
  const answer = pick(random, highMelting)
  const lower = pick(random, lowerMelting)
  const symbols = [pick(random, heavyButSoft), pick(random, molecular), lower]
  if (symbols.some((symbol) => !meltsFarBelow(symbol, answer))) return null
  return whichElement({
    stem: 'Which of these elements has the highest melting point?',
    answer,
    isRight: (symbol) => [answer, ...symbols].every((other) => !meltsFarBelow(symbol, other)),
    lures: symbols.map((symbol) => ({
      symbol,
      misconception: lowMeltingMisconception(symbol, answer),
      why: whyLower(symbol, answer),
    })),
    right: `${element(answer).name} melts at ${meltingPointOf(answer)}: its atoms hold each other firmly throughout the solid.`,
    see: { article: 'types-of-elements' },
  })
})

/** Whether the first melting point, in kelvin, is below 70 % of the second. */
function meltsFarBelow(symbol: ElementSymbol, other: ElementSymbol): boolean {
  const low = toKelvin(element(symbol).meltingPoint ?? Infinity)
  const high = toKelvin(element(other).meltingPoint ?? Infinity)
  return low < 0.7 * high && comparable('meltingPoint', symbol, other)
}

function lowMeltingMisconception(symbol: ElementSymbol, answer: ElementSymbol): MisconceptionId {
  const { classification, atomicNumber } = element(symbol)
  if (classification === 'non-metal') return 'PH1'
  return atomicNumber > element(answer).atomicNumber ? 'PH11' : 'PH4'
}

function whyLower(symbol: ElementSymbol, answer: ElementSymbol): string {
  const { name, atomicNumber } = element(symbol)
  const compared = `${name} melts at ${meltingPointOf(symbol)}, ${nameOf(answer)} at ${meltingPointOf(answer)}.`
  if (molecular.includes(symbol)) {
    return `${compared} Between its molecules there are only weak forces.`
  }
  return atomicNumber > element(answer).atomicNumber
    ? `${compared} Heavier atoms do not make an element melt higher.`
    : `${compared} The bonds between its atoms are weaker.`
}

/** Metals of which many learners know roughly how heavy and how hard to melt they are. */
const knownMetals = 'Li Na K Mg Ca Al Ti Cr Fe Co Ni Cu Zn Ag W Pt Au Pb'.split(' ')

/** Share of the larger value by which a wrong metal differs, so that a rough idea is enough. */
const CLEARLY_DIFFERENT = 0.4

/** Share of the larger value within which two values are the same. */
const SAME = 0.03

/** In °C: lithium, sodium, potassium, zinc and lead melt below it. */
const EASILY_MELTED = 600

/** From how many of the metals nearest to the right one the wrong ones are drawn. */
const TEMPTING = 6

/** Which metal has a given melting point and density. */
export const metalFromTwoValues = template('ph-m9', 'melting-and-boiling', (random) => {
  const answer = pick(random, knownMetals)
  const others = shuffle(random, knownMetals).filter(
    (symbol) => differs('density', symbol, answer) || differs('meltingPoint', symbol, answer),
  )
  const tempting = others
    .flatMap((symbol) => temptingLure(symbol, answer) ?? [])
    .toSorted((one, other) => distance(one.symbol, answer) - distance(other.symbol, answer))
  return whichElement({
    stem: `A shiny solid conducts electricity, melts at ${meltingPointOf(answer)} and has a density of ${densityOf(answer)}. Which of these metals is it?`,
    answer,
    isRight: (symbol) =>
      gap('density', symbol, answer) < SAME && gap('meltingPoint', symbol, answer) < SAME,
    lures: sample(random, tempting.slice(0, TEMPTING), 3),
    fill: others,
    miss: (symbol) =>
      `${element(symbol).name} melts at ${meltingPointOf(symbol)} and has a density of ${densityOf(symbol)}. Both values have to match: ${meltingPointOf(answer)} and ${densityOf(answer)}.`,
    right: `${element(answer).name} alone of these matches both values: ${meltingPointOf(answer)} and ${densityOf(answer)}.`,
    see: { article: 'types-of-elements' },
  })
})

/** The wrong metal with the idea that leads to it; null where none of the three does. */
function temptingLure(symbol: ElementSymbol, answer: ElementSymbol): ElementLure | null {
  const [wrong, right] = [element(symbol), element(answer)]
  const isHeavier = wrong.atomicMass > right.atomicMass
  const isDenser = (wrong.density ?? 0) > (right.density ?? 0)
  const meltsHigher = (wrong.meltingPoint ?? 0) > (right.meltingPoint ?? 0)
  const weight = isHeavier ? 'heavier' : 'lighter'
  if (isHeavier !== isDenser && differs('density', symbol, answer)) {
    return {
      symbol,
      misconception: 'PH3',
      why: `${wrong.name} has ${weight} atoms than ${nameOf(answer)} but a ${isDenser ? 'higher' : 'lower'} density, ${densityOf(symbol)} against ${densityOf(answer)}. Density does not follow from the mass of the atoms alone.`,
    }
  }
  if (isHeavier !== meltsHigher && differs('meltingPoint', symbol, answer)) {
    return {
      symbol,
      misconception: 'PH11',
      why: `${wrong.name} has ${weight} atoms than ${nameOf(answer)} but melts ${meltsHigher ? 'higher' : 'lower'}, at ${meltingPointOf(symbol)} against ${meltingPointOf(answer)}. The mass of the atoms does not decide that.`,
    }
  }
  if (meltsEasily(right) && !meltsEasily(wrong)) {
    return {
      symbol,
      misconception: 'PH4',
      why: `${wrong.name} melts only at ${meltingPointOf(symbol)}. Not every metal is so hard to melt: ${nameOf(answer)} melts at ${meltingPointOf(answer)}.`,
    }
  }
  return null
}

type Value = 'density' | 'meltingPoint'

function differs(value: Value, symbol: ElementSymbol, answer: ElementSymbol): boolean {
  return comparable(value, symbol, answer) && gap(value, symbol, answer) > CLEARLY_DIFFERENT
}

function meltsEasily({ meltingPoint }: Element): boolean {
  return (meltingPoint ?? 0) < EASILY_MELTED
}

function distance(symbol: ElementSymbol, answer: ElementSymbol): number {
  return gap('density', symbol, answer) + gap('meltingPoint', symbol, answer)
}

/** Difference of two values as a share of the larger one; temperatures are taken in °C. */
function gap(value: Value, one: ElementSymbol, other: ElementSymbol): number {
  const first = element(one)[value] ?? 0
  const second = element(other)[value] ?? 0
  return Math.abs(first - second) / Math.max(first, second)
}

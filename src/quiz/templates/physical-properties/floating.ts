import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { densityOf } from './samples.ts'

/** Has a table of densities in g/cm³, with heavier atoms that make a less dense metal. */
const article = 'deep-dive-alkali-metals'

/** A liquid with its density in g/cm³ and alkali metals that sink in it. */
type Liquid = {
  readonly name: string
  readonly density: number
  readonly sinking: readonly ElementSymbol[]
}

const water: Liquid = { name: 'water', density: 1, sinking: [] }
const kerosene: Liquid = { name: 'kerosene', density: 0.8, sinking: ['Na', 'K'] }

/** Metals of low density that sink in water. */
const lightMetals = ['Mg', 'Ca', 'Al', 'Be', 'Rb', 'Cs', 'Sr', 'Ti']

/** Sodium is among the metals that float: its density is 0.97 g/cm³ in every table. */
const lighterThanWater = ['Li', 'Na', 'K']

/**
 * Which metal is less dense than a liquid, or which one is denser: asked both ways so that lithium is
 * not the answer to most questions.
 */
export const floatingOrSinking = template(
  'ph-e3',
  'density',
  (random) => (random() < 0.55 ? floating(random) : sinking(random)),
  { fitsMatch: true },
)

function floating(random: Random): Draft | null {
  const answer = pick(random, ['Li', 'K', 'K'])
  const liquid = answer === 'Li' ? pick(random, [water, kerosene]) : water
  const limit = withDensity(liquid)
  const symbols = [...sample(random, liquid.sinking, 2), ...shuffle(random, lightMetals)]
  return whichElement({
    stem: `Which of these metals is less dense than ${limit}?`,
    answer,
    isRight: (symbol) => (element(symbol).density ?? Infinity) < liquid.density,
    lures: symbols.map((symbol) => sinkingLure(symbol, answer, limit)),
    right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is below that of ${limit}.`,
    see: { article },
  })
}

function sinking(random: Random): Draft | null {
  const answer = pick(random, lightMetals)
  const limit = withDensity(water)
  return whichElement({
    stem: `Which of these metals is denser than ${limit}?`,
    answer,
    isRight: (symbol) => (element(symbol).density ?? 0) > water.density,
    lures: shuffle(random, lighterThanWater).map((symbol) => floatingLure(symbol, answer, limit)),
    right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is above that of ${limit}.`,
    see: { article },
  })
}

/** 'water (1.00 g/cm³)'. */
function withDensity({ name, density }: Liquid): string {
  return `${name} (${formatNumber(density, { decimals: 2 })} g/cm³)`
}

function sinkingLure(symbol: ElementSymbol, answer: ElementSymbol, limit: string): ElementLure {
  const { name, group } = element(symbol)
  return group === element(answer).group
    ? {
        symbol,
        misconception: 'CL11',
        why: `${name} shares the group of ${nameOf(answer)}, but not its density. With ${densityOf(symbol)} it is denser than ${limit}.`,
      }
    : {
        symbol,
        misconception: 'PH3',
        why: `${name} is a light metal, yet its density is ${densityOf(symbol)}. It is denser than ${limit}.`,
      }
}

function floatingLure(symbol: ElementSymbol, answer: ElementSymbol, limit: string): ElementLure {
  const { name, group } = element(symbol)
  return group === element(answer).group
    ? {
        symbol,
        misconception: 'CL11',
        why: `${name} shares the group of ${nameOf(answer)}, but not its density. With ${densityOf(symbol)} it is less dense than ${limit}.`,
      }
    : {
        symbol,
        misconception: 'PH4',
        why: `${name} is a metal, yet not every metal sinks. With ${densityOf(symbol)} it is less dense than ${limit}.`,
      }
}

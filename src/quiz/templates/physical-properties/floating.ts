import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { floatingMetal, floats, lightMetals, sinkingMetal } from './easy.ts'
import { densityOf } from './states.ts'

const article = 'deep-dive-alkali-metals'

/** As before, or the other way round, so that lithium is not the answer to most questions. */
export const floatingOrSinking: Template = {
  ...floatingMetal,
  version: 2,
  draw(random) {
    return random() < 0.55 ? floating(random) : sinking(random)
  },
}

function floating(random: Random): Draft | null {
  const [water, kerosene] = floats
  const answer = pick(random, ['Li', 'K', 'K'])
  const {
    liquid,
    density,
    sinking: heavier,
  } = answer === 'Li' ? pick(random, [water, kerosene]) : water
  const limit = shownLimit(liquid, density)
  const symbols = [...sample(random, heavier, 2), ...shuffle(random, lightMetals)]
  return whichElement(random, {
    stem: `Which of these metals is less dense than ${limit}?`,
    answer,
    isRight: (symbol) => (element(symbol).density ?? Infinity) < density,
    lures: symbols.map((symbol) => sinkingMetal(symbol, answer, limit)),
    right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is below that of ${limit}.`,
    see: { article },
  })
}

/** Sodium is among the metals that float: its density is 0.97 g/cm³ in every table. */
const lighterThanWater = ['Li', 'Na', 'K'] as const

function sinking(random: Random): Draft | null {
  const answer = pick(random, lightMetals)
  const [{ liquid, density }] = floats
  const limit = shownLimit(liquid, density)
  return whichElement(random, {
    stem: `Which of these metals is denser than ${limit}?`,
    answer,
    isRight: (symbol) => (element(symbol).density ?? 0) > density,
    lures: shuffle(random, lighterThanWater).map((symbol) => floatingLure(symbol, answer, limit)),
    right: `The density of ${nameOf(answer)}, ${densityOf(answer)}, is above that of ${limit}.`,
    see: { article },
  })
}

function floatingLure(symbol: ElementSymbol, answer: ElementSymbol, limit: string) {
  const { name, group } = element(symbol)
  const fact = `With ${densityOf(symbol)} it is less dense than ${limit}.`
  return group === element(answer).group
    ? {
        symbol,
        misconception: 'CL11' as const,
        why: `${name} shares the group of ${nameOf(answer)}, but not its density. ${fact}`,
      }
    : {
        symbol,
        misconception: 'PH4' as const,
        why: `${name} is a metal, yet not every metal sinks. ${fact}`,
      }
}

function shownLimit(liquid: string, density: number): string {
  return `${liquid} (${formatNumber(density, { decimals: 2 })} g/cm³)`
}

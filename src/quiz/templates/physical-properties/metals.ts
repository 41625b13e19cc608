import { element, type Element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { CLEARLY_DIFFERENT, gap, knownMetals } from './hard.ts'
import { denserThanMercury, lessDenseThanMercury } from './medium-matter.ts'
import { degrees, densityOf } from './states.ts'

/** Density of mercury in g/cm³. */
const MERCURY = 13.5

/** In °C: lithium, sodium, potassium, zinc and lead melt below it. */
const EASILY_MELTED = 600

/** From how many of the metals nearest to the right one the wrong ones are drawn. */
const TEMPTING = 6

export const mercuryAgainstMass: Template = {
  id: 'ph-m5',
  version: 3,
  category: 'physical-properties',
  difficulty: 'medium',
  skill: 'density',
  fitsMatch: false,
  draw(random) {
    const isDenser = random() < 0.6
    const [right, wrong] = isDenser
      ? [denserThanMercury, lessDenseThanMercury]
      : [lessDenseThanMercury, denserThanMercury]
    const answer = pick(random, right)
    const misleading = wrong.filter((symbol) => isHeavierThanMercury(symbol) === isDenser)
    const [more, less] = isDenser ? ['more', 'less'] : ['less', 'more']
    const atoms = isDenser
      ? 'heavier than those of mercury, but each takes up more room'
      : 'lighter than those of mercury, but each takes up less room'
    return whichElement(random, {
      stem: `The density of mercury is 13.5 g/cm³. Which of these metals is ${isDenser ? 'denser' : 'less dense'}?`,
      answer,
      isRight: (symbol) => (element(symbol).density ?? 0) > MERCURY === isDenser,
      lures: sample(random, misleading, isDenser ? 2 : 3).map((symbol) => ({
        symbol,
        misconception: 'PH3',
        why: `${element(symbol).name} has a density of ${densityOf(symbol)}, ${less} than mercury. The atoms of ${nameOf(symbol)} are ${atoms}.`,
      })),
      fill: shuffle(random, wrong).filter((symbol) => !misleading.includes(symbol)),
      right: `${element(answer).name} has a density of ${densityOf(answer)}, ${more} than the 13.5 g/cm³ of mercury.`,
      see: { elements: [answer, 'Hg'], article: 'types-of-elements' },
    })
  },
}

function isHeavierThanMercury(symbol: ElementSymbol): boolean {
  return element(symbol).atomicMass > element('Hg').atomicMass
}

export const metalAgainstMass: Template = {
  id: 'ph-h1',
  version: 2,
  category: 'physical-properties',
  difficulty: 'hard',
  skill: 'melting-and-boiling',
  fitsMatch: false,
  draw(random) {
    const answer = pick(random, knownMetals)
    const others = shuffle(random, knownMetals).filter(
      (symbol) => differs('density', symbol, answer) || differs('meltingPoint', symbol, answer),
    )
    const tempting = others
      .flatMap((symbol) => lureOf(symbol, answer) ?? [])
      .toSorted((one, other) => distance(one.symbol, answer) - distance(other.symbol, answer))
    return whichElement(random, {
      stem: `A shiny solid conducts electricity, melts at ${meltingOf(answer)} and has a density of ${densityOf(answer)}. Which of these metals is it?`,
      answer,
      isRight: (symbol) =>
        gap('density', symbol, answer) < 0.03 && gap('meltingPoint', symbol, answer) < 0.03,
      lures: sample(random, tempting.slice(0, TEMPTING), 3),
      fill: others,
      right: `${element(answer).name} alone of these matches both values: ${meltingOf(answer)} and ${densityOf(answer)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** The wrong metal with the idea that leads to it; null where none of the three does. */
function lureOf(symbol: ElementSymbol, answer: ElementSymbol): ElementLure | null {
  const [wrong, right] = [element(symbol), element(answer)]
  const isHeavier = wrong.atomicMass > right.atomicMass
  const isDenser = (wrong.density ?? 0) > (right.density ?? 0)
  const meltsHigher = (wrong.meltingPoint ?? 0) > (right.meltingPoint ?? 0)
  const atoms = `${wrong.name} has ${isHeavier ? 'heavier' : 'lighter'} atoms than ${nameOf(answer)}`
  if (isHeavier !== isDenser && differs('density', symbol, answer)) {
    return {
      symbol,
      misconception: 'PH3',
      why: `${atoms} but a ${isDenser ? 'higher' : 'lower'} density, ${densityOf(symbol)} against ${densityOf(answer)}. Density does not follow from the mass of the atoms alone.`,
    }
  }
  if (isHeavier !== meltsHigher && differs('meltingPoint', symbol, answer)) {
    return {
      symbol,
      misconception: 'PH11',
      why: `${atoms} but melts ${meltsHigher ? 'higher' : 'lower'}, at ${meltingOf(symbol)} against ${meltingOf(answer)}. The mass of the atoms does not decide that.`,
    }
  }
  if (meltsEasily(right) && !meltsEasily(wrong)) {
    return {
      symbol,
      misconception: 'PH4',
      why: `${wrong.name} melts only at ${meltingOf(symbol)}. Not every metal is so hard to melt: ${nameOf(answer)} melts at ${meltingOf(answer)}.`,
    }
  }
  return null
}

function differs(
  field: 'density' | 'meltingPoint',
  symbol: ElementSymbol,
  answer: ElementSymbol,
): boolean {
  return comparable(field, symbol, answer) && gap(field, symbol, answer) > CLEARLY_DIFFERENT
}

function meltsEasily({ meltingPoint }: Element): boolean {
  return (meltingPoint ?? 0) < EASILY_MELTED
}

function distance(symbol: ElementSymbol, answer: ElementSymbol): number {
  return gap('density', symbol, answer) + gap('meltingPoint', symbol, answer)
}

function meltingOf(symbol: ElementSymbol): string {
  return degrees(element(symbol).meltingPoint ?? 0)
}

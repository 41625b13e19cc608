import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, numeric, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { densityFigures, densityInThreeFigures, densityOf, familiarSolids } from './samples.ts'

/** Has a table of densities in g/cm³, with heavier atoms that make a less dense metal. */
const tableOfDensities = 'deep-dive-alkali-metals'

/** Metals that are cast into blocks or weighed as such. */
const blockMetals = 'Al Fe Cu Ag Pb Zn Ti Mg Au Pt W Ni Cr Co'.split(' ')

/** The mass of a volume of a metal. */
export const massFromVolume = template('ph-m4', 'density', (random) => {
  const symbol = pick(random, blockMetals)
  const { name, atomicMass } = element(symbol)
  const density = densityInThreeFigures(symbol)
  const volume = pick(random, [4, 5, 8, 12, 15, 20, 25, 30, 40, 50])
  const shownDensity = formatNumber(density, { significant: 3 })
  const shownVolume = formatNumber(volume, { significant: 3 })
  const answer = density * volume
  const step = `${shownDensity} g/cm³ × ${shownVolume} cm³ = ${grams(answer)}`
  return numeric({
    element: symbol,
    stem: `${name} has a density of ${shownDensity} g/cm³. What is the mass of ${shownVolume} cm³ of it?`,
    answer,
    isRight: (value) => Math.abs(value / volume / density - 1) < 0.005,
    show: grams,
    lures: [
      {
        value: volume / density,
        misconception: 'PH12',
        why: `That divides the volume by the density, which gives no grams. Mass is density times volume: ${step}.`,
      },
      {
        value: density / volume,
        misconception: 'PH12',
        why: `That divides the density by the volume, which gives no grams. Mass is density times volume: ${step}.`,
      },
      {
        value: atomicMass * volume,
        misconception: 'PH3',
        why: `That multiplies the volume by the atomic mass, ${formatNumber(atomicMass, { decimals: 1 })}. The density decides how much mass a volume holds: ${step}.`,
      },
      {
        value: 1000 * answer,
        misconception: 'PH9',
        why: `That is a thousand times too much, as if the volume were in liters. ${step}.`,
      },
      {
        value: density + volume,
        misconception: 'PH12',
        why: `Density and volume are multiplied, not added. ${step}.`,
      },
    ],
    fill: shuffle(random, [0.5, 0.8, 0.9, 1.1, 1.25, 2]).map((factor) => factor * answer),
    miss: (value) =>
      `${grams(value)} would fill ${formatNumber(value / density, { significant: 3 })} cm³, not ${shownVolume} cm³. Mass is density times volume: ${step}.`,
    solution: () =>
      solved(
        'the mass',
        known('Density', measured(density, 'g/cm³')),
        known('Volume', measured(volume, 'cm³')),
        law('Mass = density × volume'),
        calculated(
          'Mass',
          multiplied(measured(density, 'g/cm³'), measured(volume, 'cm³')),
          measured(answer, 'g'),
        ),
      ),
    right: `Mass is density times volume: ${step}.`,
    see: { article: tableOfDensities },
  })
})

function grams(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g`
}

/** Density of mercury in g/cm³. */
const MERCURY = 13.5

const denserThanMercury = 'Ta W Re Os Ir Pt Au U'.split(' ')
const lessDenseThanMercury = 'Pb Ag Fe Cu Bi Tl Mo Ni Zn Cd Cr Pd'.split(' ')

/** Which metal is denser, or less dense, than mercury. */
export const againstMercury = template('ph-m5', 'density', (random) => {
  const isDenser = random() < 0.6
  const [right, wrong] = isDenser
    ? [denserThanMercury, lessDenseThanMercury]
    : [lessDenseThanMercury, denserThanMercury]
  const answer = pick(random, right)
  const misleading = wrong.filter((symbol) => isHeavierThanMercury(symbol) === isDenser)
  return whichElement({
    stem: `The density of mercury is 13.5 g/cm³. Which of these metals is ${isDenser ? 'denser' : 'less dense'}?`,
    answer,
    isRight: (symbol) => (element(symbol).density ?? 0) > MERCURY === isDenser,
    lures: sample(random, misleading, isDenser ? 2 : 3).map(isDenser ? heavyLure : lightLure),
    fill: shuffle(random, wrong).filter((symbol) => !misleading.includes(symbol)),
    miss: (symbol) =>
      `${element(symbol).name} has a density of ${densityOf(symbol)}. That is ${isDenser ? 'less' : 'more'} than the 13.5 g/cm³ of mercury.`,
    right: `${element(answer).name} has a density of ${densityOf(answer)}, ${isDenser ? 'more' : 'less'} than the 13.5 g/cm³ of mercury.`,
    see: { elements: [answer, 'Hg'], article: 'types-of-elements' },
  })
})

function isHeavierThanMercury(symbol: ElementSymbol): boolean {
  return element(symbol).atomicMass > element('Hg').atomicMass
}

function heavyLure(symbol: ElementSymbol): ElementLure {
  return {
    symbol,
    misconception: 'PH3',
    why: `${element(symbol).name} has a density of ${densityOf(symbol)}, less than mercury. The atoms of ${nameOf(symbol)} are heavier than those of mercury, but each takes up more room.`,
  }
}

function lightLure(symbol: ElementSymbol): ElementLure {
  return {
    symbol,
    misconception: 'PH3',
    why: `${element(symbol).name} has a density of ${densityOf(symbol)}, more than mercury. The atoms of ${nameOf(symbol)} are lighter than those of mercury, but each takes up less room.`,
  }
}

type Pair = readonly ElementSymbol[]

const comparablePairs: readonly Pair[] = familiarSolids.flatMap(({ symbol: one }, place) =>
  familiarSolids
    .slice(place + 1)
    .filter(({ symbol: other }) => comparable('density', one, other))
    .map(({ symbol: other }) => [one, other]),
)
const withMass = comparablePairs.filter(followsMass)
const againstMass = comparablePairs.filter((pair) => !followsMass(pair))

/** Which pair of elements shows that heavier atoms can make a less dense element. */
export const heavierButLessDense = template('ph-m10', 'density', (random) => {
  const answer = shuffle(random, pick(random, againstMass))
  const following = sample(random, withMass, 3).map((pair) => shuffle(random, pair))
  const [heavy, light] = heavierFirst(answer)
  return choice<Pair>({
    element: heavy,
    badge: null,
    stem: 'Densities are in g/cm³. Which pair shows that an element with heavier atoms can be less dense?',
    answer,
    isRight: (pair) => !followsMass(pair),
    show: pairText,
    lures: following.map((pair) => {
      const [more, less] = heavierFirst(pair)
      return {
        value: pair,
        misconception: 'PH3',
        why: `Here the heavier atoms, ${atomText(more)} against ${atomText(less)}, also make the denser element. This pair shows no exception.`,
      }
    }),
    solution: () =>
      workedComparison(
        'a pair in which the heavier atom belongs to the less dense element',
        'The mass of the atoms is compared with the density: the density also depends on how much room each atom takes up',
        answer.map((symbol) => [element(symbol).name, `${atomText(symbol)}, ${densityOf(symbol)}`]),
        pairText(answer),
      ),
    right: `The atoms of ${nameOf(heavy)} are heavier, ${atomText(heavy)} against ${atomText(light)}, yet ${nameOf(heavy)} is less dense.`,
    see: { elements: answer, article: tableOfDensities },
  })
})

/** Whether the element with the heavier atoms is the denser one. */
function followsMass(pair: Pair): boolean {
  const [heavy, light] = heavierFirst(pair)
  return (element(heavy).density ?? 0) > (element(light).density ?? 0)
}

function heavierFirst(pair: Pair): readonly [heavy: ElementSymbol, light: ElementSymbol] {
  const [heavy = '', light = ''] = pair.toSorted(
    (a, b) => element(b).atomicMass - element(a).atomicMass,
  )
  return [heavy, light]
}

/** 'lead 11.3, iron 7.87'. */
function pairText(pair: Pair): string {
  return pair.map((symbol) => `${nameOf(symbol)} ${densityFigures(symbol)}`).join(', ')
}

/** 'Pb 207.2 u'. */
function atomText(symbol: ElementSymbol): string {
  return `${symbol} ${formatNumber(element(symbol).atomicMass, { decimals: 1 })} u`
}

import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { heatCapacities, heatCapacity } from '#chemistry/heat-capacities.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { degrees, densityFigures, densityOf, familiarSamples, samples } from './states.ts'

const category = 'physical-properties'
const difficulty = 'hard'

/** Metals of which many learners know roughly how heavy and how hard to melt they are. */
export const knownMetals = 'Li Na K Mg Ca Al Ti Cr Fe Co Ni Cu Zn Ag W Pt Au Pb'.split(' ')

/** Share of the larger value by which a wrong metal differs, so that a rough idea is enough. */
export const CLEARLY_DIFFERENT = 0.4

export const metalFromTwoValues: Template = {
  id: 'ph-h1',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsMatch: false,
  draw(random) {
    const answer = pick(random, knownMetals)
    const others = shuffle(random, knownMetals).filter((symbol) => symbol !== answer)
    const densities = others.filter(
      (symbol) =>
        comparable('density', symbol, answer) && gap('density', symbol, answer) > CLEARLY_DIFFERENT,
    )
    const denserOrLighter = densities.toSorted(
      (a, b) => gap('meltingPoint', a, answer) - gap('meltingPoint', b, answer),
    )
    const meltingElsewhere = others
      .filter(
        (symbol) =>
          comparable('meltingPoint', symbol, answer) &&
          gap('meltingPoint', symbol, answer) > CLEARLY_DIFFERENT,
      )
      .toSorted((a, b) => gap('density', a, answer) - gap('density', b, answer))
    const chosen = [
      ...sample(random, denserOrLighter.slice(0, 4), 2),
      ...sample(random, meltingElsewhere.slice(0, 4), 2),
    ]
    const melts = degrees(element(answer).meltingPoint ?? 0)
    return whichElement(random, {
      stem: `A shiny solid conducts electricity, melts at ${melts} and has a density of ${densityOf(answer)}. Which of these metals is it?`,
      answer,
      isRight: (symbol) =>
        gap('density', symbol, answer) < 0.03 && gap('meltingPoint', symbol, answer) < 0.03,
      lures: [...new Set(chosen)].map((symbol) => {
        const isTooHeavyOrLight = denserOrLighter.includes(symbol)
        const both = `${element(symbol).name} has a density of ${densityOf(symbol)} and melts at ${degrees(element(symbol).meltingPoint ?? 0)}.`
        return {
          symbol,
          misconception: isTooHeavyOrLight ? 'PH3' : 'PH4',
          why: `${both} ${mismatch(symbol, answer)}`,
        }
      }),
      right: `${element(answer).name} alone of these matches both values: ${melts} and ${densityOf(answer)}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** Which of the two values of a wrong metal are not those of the right one. */
function mismatch(symbol: ElementSymbol, answer: ElementSymbol): string {
  const isSame = (field: 'density' | 'meltingPoint'): boolean => gap(field, symbol, answer) < 0.03
  if (isSame('meltingPoint')) return 'The melting point fits, but the density does not.'
  if (isSame('density')) return 'The density fits, but the melting point does not.'
  return 'Neither of the two values fits.'
}

/** Difference of two values as a share of the larger one; temperatures are taken in °C. */
export function gap(
  field: 'density' | 'meltingPoint',
  one: ElementSymbol,
  other: ElementSymbol,
): number {
  const first = element(one)[field] ?? 0
  const second = element(other)[field] ?? 0
  return Math.abs(first - second) / Math.max(first, second)
}

export const weighed = familiarSamples.filter(
  ({ physicalState, massIsStandard }) => physicalState === 'solid' && massIsStandard,
)

const symbolsOfWeighed = weighed.map(({ symbol }) => symbol)

const comparablePairs = symbolsOfWeighed.flatMap((one, place) =>
  symbolsOfWeighed
    .slice(place + 1)
    .filter((other) => comparable('density', one, other))
    .map((other) => [one, other] as const),
)
const againstMass = comparablePairs.filter((pair) => !followsMass(pair))
const withMass = comparablePairs.filter((pair) => followsMass(pair))

export const heavierButLessDense: Template = {
  id: 'ph-h4',
  version: 1,
  category,
  difficulty,
  skill: 'density',
  fitsMatch: false,
  draw(random) {
    const answer = shuffle(random, pick(random, againstMass))
    const following = sample(random, withMass, 3).map((pair) => shuffle(random, pair))
    const [heavy, light] = heavierFirst(answer)
    return worded({
      element: pick(random, [...answer, ...following.flat()]),
      stem: 'Densities stand in g/cm³. Which pair shows that an element with heavier atoms can be less dense?',
      answer: pairText(answer),
      isRight: (text) => text === pairText(answer) && !followsMass(answer),
      lures: following.map((pair) => {
        const [more, less] = heavierFirst(pair)
        return {
          value: pairText(pair),
          misconception: 'PH3',
          why: `Here the heavier atoms, ${atomText(more)} against ${atomText(less)}, also make the denser element. This pair shows no exception.`,
        }
      }),
      right: `The atoms of ${nameOf(heavy)} are heavier, ${atomText(heavy)} against ${atomText(light)}, yet ${nameOf(heavy)} is less dense.`,
      see: { elements: answer, article: 'guide-to-periodic-table' },
    })
  },
}

function followsMass(pair: readonly ElementSymbol[]): boolean {
  const [heavy, light] = heavierFirst(pair)
  return (element(heavy).density ?? 0) > (element(light).density ?? 0)
}

function heavierFirst(
  pair: readonly ElementSymbol[],
): readonly [heavy: ElementSymbol, light: ElementSymbol] {
  const [heavy = '', light = ''] = pair.toSorted(
    (a, b) => element(b).atomicMass - element(a).atomicMass,
  )
  return [heavy, light]
}

function pairText(pair: readonly ElementSymbol[]): string {
  return pair.map((symbol) => `${nameOf(symbol)} ${densityFigures(symbol)}`).join(', ')
}

function atomText(symbol: ElementSymbol): string {
  return `${symbol} ${formatNumber(element(symbol).atomicMass, { decimals: 1 })} u`
}

export const bothLiquid: Template = {
  id: 'ph-h6',
  version: 1,
  category,
  difficulty,
  skill: 'state-of-matter',
  fitsMatch: false,
  draw(random) {
    const [a, b] = sample(random, [...weighed, ...samples.filter(isCold)], 2)
    if (a === undefined || b === undefined) return null
    const [lowMelting, highMelting] = [a.meltingPoint, b.meltingPoint].toSorted((x, y) => x - y)
    const [lowBoiling, highBoiling] = [a.boilingPoint, b.boilingPoint].toSorted((x, y) => x - y)
    if (lowMelting === undefined || highMelting === undefined) return null
    if (lowBoiling === undefined || highBoiling === undefined) return null
    const isOverlapping = lowBoiling - highMelting > 20
    if (!isOverlapping || highMelting - lowMelting < 20 || highBoiling - lowBoiling < 20) {
      return null
    }
    const answer = fromTo(highMelting, lowBoiling)
    const names = `${a.name.toLowerCase()} and ${b.name.toLowerCase()}`
    const whyNot = (low: boolean, high: boolean): string =>
      `${low ? `Down at ${degrees(lowMelting)} only one of the two has melted` : `Up at ${degrees(highBoiling)} only one of the two is still liquid`}${low && high ? `, and up at ${degrees(highBoiling)} one is a gas` : ''}. Both are liquid from ${answer}.`
    return worded({
      element: pick(random, [a.symbol, b.symbol]),
      stem: `${a.name} is liquid from ${fromTo(a.meltingPoint, a.boilingPoint)}, ${b.name.toLowerCase()} from ${fromTo(b.meltingPoint, b.boilingPoint)}. In which range are both liquid?`,
      answer,
      isRight: (text) =>
        text ===
        fromTo(Math.max(a.meltingPoint, b.meltingPoint), Math.min(a.boilingPoint, b.boilingPoint)),
      lures: [
        { value: fromTo(lowMelting, highBoiling), misconception: 'PH6', why: whyNot(true, true) },
        { value: fromTo(lowMelting, lowBoiling), misconception: 'PH6', why: whyNot(true, false) },
        { value: fromTo(highMelting, highBoiling), misconception: 'PH6', why: whyNot(false, true) },
      ],
      right: `Of ${names}, the later one melts at ${degrees(highMelting)} and the earlier one boils at ${degrees(lowBoiling)}.`,
      see: { elements: [a.symbol, b.symbol], article: 'types-of-elements' },
    })
  },
}

export function fromTo(low: number, high: number): string {
  return `${degrees(low)} to ${degrees(high)}`
}

export function isCold({
  physicalState,
  symbol,
}: {
  physicalState: string
  symbol: string
}): boolean {
  return physicalState !== 'solid' && symbol !== 'Rn'
}

export const warmsMost: Template = {
  id: 'ph-h7',
  version: 1,
  category,
  difficulty,
  skill: 'heat-and-warming',
  fitsMatch: false,
  draw(random) {
    const bodies = sample(random, heatCapacities, 4).map(({ symbol }) => ({
      symbol,
      mass: pick(random, [10, 20, 30, 40, 50, 80, 100, 150]),
      specific: heatCapacity(symbol) ?? 0,
    }))
    const byNeed = bodies.toSorted((a, b) => a.mass * a.specific - b.mass * b.specific)
    const [answer, second] = byNeed
    if (answer === undefined || second === undefined) return null
    const smallestMass = Math.min(...bodies.map(({ mass }) => mass))
    const smallestCapacity = Math.min(...bodies.map(({ specific }) => specific))
    const isTrivial = answer.mass === smallestMass && answer.specific === smallestCapacity
    if (isTrivial || second.mass * second.specific < 1.2 * answer.mass * answer.specific)
      return null
    const label = (symbol: ElementSymbol): string => {
      const body = bodies.find((other) => other.symbol === symbol) ?? answer
      return `${body.mass} g of ${nameOf(symbol)} (${capacityText(body.specific)})`
    }
    return whichElement(random, {
      stem: 'Each sample takes up the same heat. Specific heat capacities stand in brackets. Which sample warms most?',
      answer: answer.symbol,
      label,
      isRight: (symbol) => symbol === byNeed[0]?.symbol,
      lures: byNeed.slice(1).map((body) => ({
        symbol: body.symbol,
        misconception: 'PH14',
        why: `${element(body.symbol).name} takes more heat for each degree: ${needs(body)}. For ${nameOf(answer.symbol)} it is ${needs(answer)}.`,
      })),
      right: `${element(answer.symbol).name} takes the least heat for each degree: ${needs(answer)}.`,
      see: { article: 'chemistry-of-fire' },
    })
  },
}

function needs({ mass, specific }: { mass: number; specific: number }): string {
  return `${mass} g × ${capacityText(specific)} = ${formatNumber(mass * specific, { significant: 3 })} J/K`
}

function capacityText(specific: number): string {
  return `${formatNumber(specific, { decimals: 2 })} J/(g·K)`
}

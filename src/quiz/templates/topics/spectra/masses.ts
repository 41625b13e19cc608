import {
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MassSpectrum } from '#quiz/figures/figure.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { numberDraft, tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { nameOf, uncapitalized } from '#quiz/templates/shared/names.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { elementLure, neighborLures } from './neighbors.ts'

const see = { article: null }

/** A share below this, in percent, is no bar. */
const SMALLEST_BAR = 0.2

type Spectrum = {
  readonly symbol: ElementSymbol
  readonly figure: MassSpectrum
  /** The mean of the masses, each with its share. */
  readonly mean: number
}

/** Elements with several isotopes, which take no more room than a spectrum has. */
const spectra: readonly Spectrum[] =
  'B Ne Mg Si Cl K Ti Cr Fe Ni Cu Zn Ga Ge Br Rb Sr Zr Ag In Sb La Ce Eu Tl Re Ir'
    .split(' ')
    .map((symbol) => {
      const isotopes = naturalIsotopes(symbol).filter(({ abundance }) => abundance >= SMALLEST_BAR)
      const shares = wholeShares(isotopes.map(({ abundance }) => abundance))
      const bars = isotopes.map(({ massNumber }, place) => ({
        mass: massNumber,
        share: shares[place] ?? 0,
      }))
      const mean = bars.reduce((sum, { mass, share }) => sum + (mass * share) / 100, 0)
      return { symbol, figure: { kind: 'mass-spectrum', bars }, mean }
    })

/** Percentages with one decimal that add up to 100: those that lose most by rounding down are rounded up. */
function wholeShares(exactShares: readonly number[]): readonly number[] {
  const total = exactShares.reduce((sum, share) => sum + share, 0)
  const tenths = exactShares.map((share) => (1000 * share) / total)
  const missing = 1000 - tenths.reduce((sum, share) => sum + Math.floor(share), 0)
  const byLoss = tenths
    .map((share, place) => ({ place, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss)
  const raised = new Set(byLoss.slice(0, missing).map(({ place }) => place))
  return tenths.map((share, place) => (Math.floor(share) + (raised.has(place) ? 1 : 0)) / 10)
}

const aspects = ['position', 'height', 'count', 'mean'] as const

type Aspect = (typeof aspects)[number]

const askedAspects: Readonly<Record<Aspect, string>> = {
  position: 'the position of a bar',
  height: 'the height of a bar',
  count: 'the number of bars',
  mean: 'the mean of the positions, weighted by the heights,',
}

const meanings: Readonly<Record<Aspect, string>> = {
  position: 'the mass of an isotope',
  height: 'the share of an isotope',
  count: 'the number of isotopes',
  mean: 'the mean atomic mass',
}

const reasons: Readonly<Record<Aspect, string>> = {
  position: 'The position of a bar is its mass per charge',
  height: 'The higher a bar, the more atoms have this mass',
  count: 'Each isotope has a bar of its own',
  mean: 'The mean of the masses, weighted by their shares, is the mean atomic mass',
}

/** The meaning of a part of a mass spectrum. */
export const partOfMassSpectrum = template('as-e151', 'mass-spectra', (random) => {
  const { symbol, figure } = pick(random, spectra)
  const aspect = pick(random, aspects)
  return choice<Aspect>({
    element: symbol,
    stem: `This is the mass spectrum of ${nameOf(symbol)}. What does ${askedAspects[aspect]} tell?`,
    answer: aspect,
    isRight: (value) => value === aspect,
    lures: aspects
      .filter((value) => value !== aspect)
      .map((value): Lure<Aspect> => ({
        value,
        misconception: aspect === 'mean' && value === 'position' ? 'SP2' : 'AS23',
        why: `${reasons[value]}. ${reasons[aspect]}.`,
      })),
    show: (value) => meanings[value],
    right: `${reasons[aspect]}.`,
    see,
    figure,
  })
})

function unitsOfMass(value: number): string {
  return `${formatNumber(value, { decimals: 2 })} u`
}

/** The largest deviation in u that is still right. */
const MASS_ROOM = 0.021

/** The mean mass of the atoms of a mass spectrum. */
export const meanOfSpectrum = production('as-m151', 'number', 'mass-spectra', (random) => {
  const { symbol, figure, mean } = pick(random, spectra)
  const { bars } = figure
  const terms = bars.map(
    ({ mass, share }) => `${mass} × ${formatNumber(share / 100, { decimals: 3 })}`,
  )
  const tallest = tallestOf(figure)
  const middle = bars.reduce((sum, { mass }) => sum + mass, 0) / bars.length
  const account = `${terms.join(' + ')} = ${unitsOfMass(mean)}`
  return numberDraft({
    element: symbol,
    stem: 'An element has this mass spectrum. What is the mean mass of its atoms, to two decimals? Take the positions of the bars for the masses.',
    answer: mean,
    unit: 'u',
    units: ['u'],
    tolerance: MASS_ROOM / mean,
    show: (value) => formatNumber(value, { decimals: 2 }),
    slips: [
      {
        value: middle,
        misconception: 'SP2',
        text: `That is the mean without the shares. ${account}.`,
      },
      {
        value: tallest,
        misconception: 'AS20',
        text: `That is the mass of the most common isotope alone. ${account}.`,
      },
    ],
    right: `${account}.`,
    see,
    figure,
    solution: () =>
      workedSolution({
        asked: 'the mean mass',
        relation: 'The mean is the sum of the masses, each times its share of the atoms',
        numbers: [
          [
            'Mean mass',
            added(
              ...bars.map(({ mass, share }) =>
                multiplied(exact(mass, 'u'), decimal(share / 100, null, 3)),
              ),
            ),
            'u',
            { decimals: 2 },
          ],
        ],
      }),
  })
})

/** In u: no other element may have an atomic mass as near as this. */
const CLEAR_MASS = 0.3

/** Of heavier elements no element has the mass of an atom for its atomic number. */
const LAST_COMPARED = 100

/** The element of a mass spectrum among its neighbors, and the one whose atomic number is the mass. */
export const elementOfMasses = template('as-m702', 'mass-spectra', (random) => {
  const { symbol, figure, mean } = pick(random, spectra)
  if (mean > LAST_COMPARED || !isClear(symbol, mean)) return null
  const account = accountOf(symbol, mean)
  const tallest = tallestOf(figure)
  return choice<ElementSymbol>({
    element: symbol,
    badge: null,
    stem: `${pick(random, ['Which element has this mass spectrum?', 'This is the mass spectrum of an element. Which one is it?'])} The periodic table gives the atomic masses.`,
    answer: symbol,
    isRight: (value) => Math.abs(element(value).atomicMass - mean) < CLEAR_MASS,
    lures: [
      ...elementLure(tallest, {
        misconception: 'AS18',
        why: `That has the atomic number ${tallest}, but the spectrum shows masses. ${account}.`,
      }),
      ...neighborLures(random, symbol, account),
    ],
    show: nameOf,
    right: `${account}.`,
    see,
    figure,
  })
})

function isClear(symbol: ElementSymbol, mean: number): boolean {
  return elements.every(
    (other) => other.symbol === symbol || Math.abs(other.atomicMass - mean) >= CLEAR_MASS,
  )
}

function tallestOf({ bars }: MassSpectrum): number {
  return bars.toSorted((one, other) => other.share - one.share)[0]?.mass ?? Number.NaN
}

function accountOf(symbol: ElementSymbol, mean: number): string {
  return `The mean of the masses, weighted by their shares, is about ${unitsOfMass(mean)}, and ${nameOf(symbol)} has ${unitsOfMass(element(symbol).atomicMass)}`
}

/** The element that a mass spectrum belongs to. */
export const elementOfMassSpectrum = production('as-m152', 'table', 'mass-spectra', (random) => {
  const { symbol, figure, mean } = pick(random, spectra)
  if (!isClear(symbol, mean)) return null
  const rounded = Math.round(mean)
  const tallest = tallestOf(figure)
  const { name, atomicNumber } = element(symbol)
  const account = accountOf(symbol, mean)
  const byNumber = (number: number) => {
    const found = elementByNumber(number)?.symbol
    return found === undefined || found === symbol ? [] : [found]
  }
  return tableDraft({
    answer: [symbol],
    stem: 'Which element has this mass spectrum? Pick it on the periodic table.',
    slips: [
      {
        value: byNumber(rounded),
        misconception: 'AS18',
        text: `That has the atomic number ${rounded}, but the spectrum shows masses. ${account}.`,
      },
      {
        value: byNumber(tallest),
        misconception: 'AS18',
        text: `That has the atomic number ${tallest}, but the spectrum shows masses. ${account}.`,
      },
      {
        value: byNumber(atomicNumber + 1),
        misconception: null,
        text: `That is the next element, whose atoms are heavier on average. ${account}.`,
      },
      {
        value: byNumber(atomicNumber - 1),
        misconception: null,
        text: `That is the element before, whose atoms are lighter on average. ${account}.`,
      },
    ],
    right: `It is ${uncapitalized(name)}. ${account}.`,
    see,
    figure,
  })
})

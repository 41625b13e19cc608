import {
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import {
  peaksOf,
  photoelectronElements,
  type PhotoelectronPeak,
} from '#chemistry/electrons/photoelectron-peaks.ts'
import { capacity } from '#chemistry/electrons/subshells.ts'
import { element, elementByNumber, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { PhotoelectronSpectrum } from '#quiz/figures/figure.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Correction, type Lure, production, template } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, nameOf, uncapitalized } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { elementLure, neighborLures } from './neighbors.ts'

const see = { article: null }

/** From lithium on there is more than one peak. */
const askable: readonly ElementSymbol[] = photoelectronElements.filter(
  (symbol) => peaksOf(symbol).length > 1,
)

function spectrumOf(peaks: readonly PhotoelectronPeak[]): PhotoelectronSpectrum {
  return {
    kind: 'photoelectron-spectrum',
    peaks: peaks.map(({ energy, electrons }) => ({ energy, electrons })),
  }
}

const aspects = ['place', 'height', 'count', 'sum'] as const

type Aspect = (typeof aspects)[number]

const askedAspects: Readonly<Record<Aspect, string>> = {
  place: 'the place of a peak',
  height: 'the height of a peak',
  count: 'the number of peaks',
  sum: 'the sum of the heights of all peaks',
}

const meanings: Readonly<Record<Aspect, string>> = {
  place: 'the energy that holds an electron',
  height: 'the electrons of one subshell',
  count: 'the subshells that hold electrons',
  sum: 'the atomic number of the element',
}

const reasons: Readonly<Record<Aspect, string>> = {
  place: 'The place of a peak is the energy that removes an electron of this subshell',
  height: 'The height of a peak is the number of electrons in the subshell',
  count: 'Each subshell with electrons has a peak of its own',
  sum: 'The heights of all peaks add up to the electrons of the atom, as many as it has protons',
}

/** The meaning of a part of a photoelectron spectrum. */
export const partOfElectronSpectrum = template('ec-e151', 'photoelectron-spectra', (random) => {
  const symbol = pick(random, askable)
  const aspect = pick(random, aspects)
  return choice<Aspect>({
    element: symbol,
    stem: `This is the idealized photoelectron spectrum of ${nameOf(symbol)}. What does ${askedAspects[aspect]} tell?`,
    answer: aspect,
    isRight: (value) => value === aspect,
    lures: aspects
      .filter((value) => value !== aspect)
      .map((value): Lure<Aspect> => ({
        value,
        misconception: aspect === 'place' && value === 'height' ? 'SP4' : 'AS23',
        why: `${reasons[value]}. ${reasons[aspect]}.`,
      })),
    show: (value) => meanings[value],
    right: `${reasons[aspect]}.`,
    see,
    figure: spectrumOf(peaksOf(symbol)),
  })
})

/** Subshells with electrons moved, or null where one would hold too many. */
function moved(
  subshells: readonly Subshell[],
  change: (electrons: number, place: number) => number,
): readonly Subshell[] | null {
  const changed = subshells
    .map((subshell, place) => ({ ...subshell, electrons: change(subshell.electrons, place) }))
    .filter(({ electrons }) => electrons !== 0)
  const fits = changed.every(({ l, electrons }) => electrons > 0 && electrons <= capacity(l))
  return fits && changed.length > 0 ? changed : null
}

/** The configuration that the peaks of an atom stand for. */
export const configurationOfSpectrum = production(
  'ec-m151',
  'configuration',
  'photoelectron-spectra',
  (random) => {
    const symbol = pick(random, askable)
    const isFull = pick(random, [true, false])
    const subshells = configurationOf(symbol)
    const written = isFull ? formatConfiguration : formatNobleGasForm
    const answer = written(subshells)
    const list = peaksOf(symbol)
      .map(({ subshell, electrons }) => `${subshell} ${electrons}`)
      .join(', ')
    const account = `From high to low energy the peaks and their electrons are ${list}`
    const last = subshells.length - 1
    const slips: readonly (readonly [readonly Subshell[] | null, string])[] = [
      [
        moved(subshells, (electrons, place) => (place === last ? electrons + 1 : electrons)),
        'The last peak is one electron lower.',
      ],
      [
        moved(subshells, (electrons, place) => (place === last ? electrons - 1 : electrons)),
        'The last peak is one electron higher.',
      ],
      [
        moved(subshells, (electrons, place) => (place === last ? 0 : electrons)),
        'The peak at the lowest energy counts as well.',
      ],
    ]
    const corrections = slips.flatMap(([wrong, slip]): readonly Correction[] =>
      wrong === null || written(wrong) === answer
        ? []
        : [{ given: written(wrong), misconception: null, text: `${slip} ${account}.` }],
    )
    return {
      type: 'configuration',
      key: { configuration: answer },
      boxes: null,
      element: symbol,
      badge: null,
      stem: isFull
        ? 'A neutral atom has this idealized photoelectron spectrum. Type its full electron configuration.'
        : 'A neutral atom has this idealized photoelectron spectrum. Type its electron configuration with the noble gas in brackets, if there is one.',
      answer,
      corrections,
      right: `${account}, which is ${answer}.`,
      see: { elements: [symbol], article: null },
      figure: spectrumOf(peaksOf(symbol)),
    }
  },
)

/** How many electrons the peaks that are not drawn have. */
const cores = [0, 2, 10] as const

/** The element that a photoelectron spectrum belongs to. */
export const elementOfElectronSpectrum = production(
  'ec-m152',
  'table',
  'photoelectron-spectra',
  (random) => {
    const symbol = pick(random, askable)
    const core = pick(random, cores)
    const { name, atomicNumber } = element(symbol)
    const all = peaksOf(symbol)
    let hidden = 0
    const outer = all.filter(({ electrons }) => {
      const isInner = hidden < core
      if (isInner) hidden += electrons
      return !isInner
    })
    if (hidden !== core || outer.length === 0) return null
    const shown = outer.reduce((sum, { electrons }) => sum + electrons, 0)
    const account =
      core === 0
        ? `The peaks have ${counted(atomicNumber, 'electron')} together, as many as ${nameOf(symbol)} has protons`
        : `With the ${core} inner electrons there are ${atomicNumber}, as many as ${nameOf(symbol)} has protons`
    const byNumber = (number: number) => {
      const found = elementByNumber(number)?.symbol
      return found === undefined || found === symbol ? [] : [found]
    }
    return tableDraft({
      answer: [symbol],
      stem:
        core === 0
          ? 'Which neutral atom has this idealized photoelectron spectrum? Pick its element on the periodic table.'
          : `Which neutral atom has this idealized photoelectron spectrum, if the peaks of its ${core} innermost electrons are not drawn? Pick its element.`,
      slips: [
        {
          value: core === 0 ? [] : byNumber(shown),
          misconception: null,
          text: `The ${core} electrons whose peaks are not drawn count as well. ${account}.`,
        },
        {
          value: byNumber(outer.length),
          misconception: 'SP4',
          text: `A peak is a subshell, not one electron. ${account}.`,
        },
        {
          value: byNumber(atomicNumber + 1),
          misconception: null,
          text: `That has one electron more. ${account}.`,
        },
        {
          value: byNumber(atomicNumber - 1),
          misconception: null,
          text: `That has one electron less. ${account}.`,
        },
      ],
      right: `It is ${uncapitalized(name)}. ${account}.`,
      see,
      figure: spectrumOf(outer),
    })
  },
)

/** The element of a photoelectron spectrum among its neighbors, and the one with as many electrons as there are peaks. */
export const elementOfPeaks = template('ec-m701', 'photoelectron-spectra', (random) => {
  const symbol = pick(random, askable)
  const { atomicNumber } = element(symbol)
  const peaks = peaksOf(symbol)
  const account = `The peaks have ${counted(atomicNumber, 'electron')} together, as many as ${nameOf(symbol)} has protons`
  return choice<ElementSymbol>({
    element: symbol,
    badge: null,
    stem: `A neutral atom has this idealized photoelectron spectrum. ${pick(random, ['Which element is it?', 'Which element does it belong to?'])}`,
    answer: symbol,
    isRight: (value) =>
      element(value).atomicNumber === peaks.reduce((sum, { electrons }) => sum + electrons, 0),
    lures: [
      ...elementLure(peaks.length, {
        misconception: 'SP4',
        why: `A peak is a subshell, not one electron. ${account}.`,
      }),
      ...neighborLures(random, symbol, account),
    ],
    show: nameOf,
    right: `${account}.`,
    see,
    figure: spectrumOf(peaks),
  })
})

type Peak = PhotoelectronPeak & { readonly symbol: ElementSymbol }

/** Subshells that all of these elements fill. */
const innerSubshells = ['1s', '2s', '2p'] as const

const fromNeon: readonly ElementSymbol[] = askable.filter((symbol) => peaksOf(symbol).length > 2)

/** Neighbors in an order differ by this share at least. */
const CLEAR = 1.06

function peakName({ subshell, symbol }: Peak): string {
  return `${subshell} of ${nameOf(symbol)}`
}

/** Peaks of two atoms in the order of their energies. */
export const orderOfPeaks = production('ec-h151', 'order', 'photoelectron-spectra', (random) => {
  const start = pick(
    random,
    fromNeon.map((_, place) => place),
  )
  const symbols = fromNeon.slice(start, start + 2)
  const subshells = sample(random, innerSubshells, 2)
  const items = symbols
    .flatMap((symbol) =>
      peaksOf(symbol)
        .filter(({ subshell }) => subshells.some((one) => one === subshell))
        .map((peak): Peak => ({ ...peak, symbol })),
    )
    .toSorted((one, other) => one.energy - other.energy)
  const isNear = items.some(
    ({ energy }, place) => place > 0 && energy < CLEAR * (items[place - 1]?.energy ?? 0),
  )
  const [first, second, third, fourth] = items
  if (isNear || !first || !second || !third || !fourth) return null
  // No rule tells which of two subshells of one shell is higher once they are of different atoms.
  if (first.subshell !== second.subshell || third.subshell !== fourth.subshell) return null
  const list = items.map((peak) => `${peakName(peak)} ${formatNumber(peak.energy)}`).join(', ')
  const account = `Inner subshells hold more tightly, and more protons hold the same subshell more tightly; in MJ/mol: ${list}`
  return orderedCards(random, {
    element: first.symbol,
    elements: symbols,
    items,
    card: peakName,
    ends: ['lowest energy', 'highest energy'],
    stemOf: () => 'Order these peaks of photoelectron spectra by their energy.',
    wrong: [
      {
        order: items.toReversed(),
        misconception: null,
        why: `The order is turned around. ${account}.`,
      },
      {
        order: [second, first, fourth, third],
        misconception: 'SP6',
        why: `More protons hold the electrons more tightly. ${account}.`,
      },
      {
        order: [third, fourth, first, second],
        misconception: null,
        why: `The inner subshell has the higher energy. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: 'SP6',
        why: `More protons hold the electrons more tightly. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the energies',
        'Inner subshells lie at higher energies, and in the heavier atom more protons hold the same subshell',
        items.map((peak) => [peakName(peak), `${formatNumber(peak.energy)} MJ/mol`]),
        items.map(peakName).join(', '),
      ),
  })
})

import { formatNumber } from '#chemistry/units.ts'

import { axes, evenAxis, HEIGHT } from './axes.ts'
import {
  type DrawnFigure,
  LETTERS,
  type Mark,
  notation,
  path,
  type Point,
  WIDTH,
} from './drawing.ts'
import type { InfraredSpectrum, MassSpectrum, PhotoelectronSpectrum } from './figure.ts'

/** The ends of the axis of energies in MJ/mol. High energies stand on the left, as spectra are printed. */
const HIGHEST = 600
const LOWEST = 0.3

const MAX_ELECTRONS = 6
/** Half the width of a peak at its foot. */
const FOOT = 4
/** The room that a number takes, with a gap. */
const NUMBER_WIDTH = 34
/** How far a number beside a taller peak reaches past its own one. */
const ASIDE = 3

/** Bars over the masses, each with its share. */
export function drawnMassSpectrum({ bars }: MassSpectrum): DrawnFigure {
  const masses = bars.map(({ mass }) => mass)
  const [first, last] = [Math.min(...masses) - 1, Math.max(...masses) + 1]
  const largest = Math.max(...bars.map(({ share }) => share))
  const step = largest > 50 ? 25 : 10
  const top = step * Math.ceil(largest / step)
  const { marks, place } = axes(
    {
      name: 'mass per charge',
      ticks: masses,
      shareOf: (mass) => (mass - first) / (last - first),
    },
    evenAxis('share in %', step, top),
  )
  const list = bars.map(({ mass, share }) => `${percent(share)}% at ${mass}`).join(', ')
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        ...bars.flatMap(({ mass, share }) => {
          const [x, y] = place(mass, share)
          return [
            path('data', [x, place(mass, 0)[1]], [x, y]),
            notation(percent(share), [x, y - 5], 'middle'),
          ]
        }),
      ],
    },
    sentence: `Mass spectrum with ${bars.length} ${bars.length === 1 ? 'bar' : 'bars'}: ${list}.`,
    table: {
      head: ['Mass per charge', 'Share in %'],
      rows: bars.map(({ mass, share }) => [String(mass), percent(share)]),
    },
  }
}

/** Peaks over a logarithmic axis, each with its energy. Their heights are the numbers of electrons. */
export function drawnPhotoelectronSpectrum({ peaks }: PhotoelectronSpectrum): DrawnFigure {
  const { marks, place } = axes(
    {
      name: 'energy in MJ/mol',
      ticks: [100, 10, 1],
      shareOf: (energy) => Math.log(HIGHEST / energy) / Math.log(HIGHEST / LOWEST),
    },
    {
      name: 'electrons',
      ticks: [0, 2, 4, 6],
      shareOf: (electrons) => electrons / (MAX_ELECTRONS + 1.5),
    },
  )
  const falling = peaks.toSorted((one, other) => other.energy - one.energy)
  const feet = falling.flatMap(({ energy, electrons }): readonly Point[] => {
    const [x, y] = place(energy, electrons)
    const [, ground] = place(energy, 0)
    return [
      [x - FOOT, ground],
      [x, y],
      [x + FOOT, ground],
    ]
  })
  const list = falling.map(({ energy, electrons }) => `${electrons} at ${energyText(energy)}`)
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        path('data', place(HIGHEST, 0), ...feet, place(LOWEST, 0)),
        ...numbersOver(
          falling.map(({ energy, electrons }) => ({
            at: place(energy, electrons),
            text: energyText(energy),
          })),
        ),
      ],
    },
    sentence: `Photoelectron spectrum, idealized, with ${falling.length} ${falling.length === 1 ? 'peak' : 'peaks'}; electrons and energies in MJ/mol: ${list.join(', ')}.`,
    table: {
      head: ['Energy in MJ/mol', 'Electrons'],
      rows: falling.map(({ energy, electrons }) => [energyText(energy), String(electrons)]),
    },
  }
}

/** The ends of the axis of wavenumbers in 1/cm. High ones stand on the left, as spectra are printed. */
const FIRST_WAVE = 4000
const LAST_WAVE = 500
const WAVE_STEP = 10
/** Wider bands are called broad, in 1/cm of half the width. */
const BROAD = 100

/** Light that passes against the wavenumber, without the bands below 1500 that many bonds share. */
export function drawnInfrared({ bands }: InfraredSpectrum): DrawnFigure {
  const { marks, place } = axes(
    {
      name: 'wavenumber in 1/cm',
      ticks: [4000, 3000, 2000, 1000],
      shareOf: (wave) => (FIRST_WAVE - wave) / (FIRST_WAVE - LAST_WAVE),
    },
    evenAxis('light that passes in %', 25, 100),
  )
  const count = (FIRST_WAVE - LAST_WAVE) / WAVE_STEP
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const wave = FIRST_WAVE - index * WAVE_STEP
    const passing = bands.reduce(
      (share, { at, width, depth }) =>
        share * (1 - (depth / 100) * Math.exp(-(((wave - at) / width) ** 2))),
      0.95,
    )
    return place(wave, 100 * passing)
  })
  const falling = bands.toSorted((one, other) => other.at - one.at)
  const list = falling.map(({ at, width }) => `a ${shapeOf(width)} one at ${at}`).join(', ')
  return {
    drawing: { width: WIDTH, height: HEIGHT, marks: [...marks, path('data', ...points)] },
    sentence: `Infrared spectrum, idealized, with ${bands.length} ${bands.length === 1 ? 'band' : 'bands'} above 1500 1/cm: ${list}.`,
    table: {
      head: ['Wavenumber in 1/cm', 'Band'],
      rows: falling.map(({ at, width }) => [String(at), shapeOf(width)]),
    },
  }
}

function shapeOf(width: number): string {
  return width > BROAD ? 'broad' : 'narrow'
}

type Top = { readonly at: Point; readonly text: string }

/** Numbers above the tops of peaks, from left to right. One beside a taller peak stands on its other side. */
function numbersOver(tops: readonly Top[]): readonly Mark[] {
  const placed: (readonly [left: number, right: number, y: number])[] = []
  return tops.map(({ at: [x, top], text }, place) => {
    const isCrossed = (other: Top | undefined) =>
      other !== undefined && Math.abs(other.at[0] - x) < NUMBER_WIDTH / 2 && other.at[1] < top
    const anchor = isCrossed(tops[place + 1])
      ? 'end'
      : isCrossed(tops[place - 1])
        ? 'start'
        : 'middle'
    const start = { start: x - ASIDE, middle: x - NUMBER_WIDTH / 2, end: x + ASIDE - NUMBER_WIDTH }
    const left = start[anchor]
    let y = top - 4
    for (const [otherLeft, otherRight, otherY] of placed.toReversed()) {
      const isOver = left < otherRight && otherLeft < left + NUMBER_WIDTH
      if (isOver && Math.abs(y - otherY) < LETTERS) y = Math.min(y, otherY) - LETTERS
    }
    placed.push([left, left + NUMBER_WIDTH, y])
    return notation(
      text,
      [anchor === 'middle' ? x : anchor === 'end' ? x + ASIDE : x - ASIDE, y],
      anchor,
    )
  })
}

function energyText(energy: number): string {
  return formatNumber(energy, { significant: energy < 1 ? 2 : 3 })
}

function percent(share: number): string {
  return formatNumber(share, { decimals: 1 })
}

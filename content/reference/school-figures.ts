import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { airGases } from '#chemistry/environment/earth.ts'
import { nutrientShareOf } from '#chemistry/environment/nutrients.ts'
import { phasesOf } from '#chemistry/mixtures/phase-points.ts'
import { bindingEnergy } from '#chemistry/nuclear/binding-energy.ts'
import { standardPotential } from '#chemistry/reactions/standard-potentials.ts'
import { boilingSeries } from '#chemistry/reference/boiling-series.ts'
import { formatNumber } from '#chemistry/units.ts'
import { evenAxis } from '#quiz/figures/axes.ts'
import type { DrawnFigure, Point } from '#quiz/figures/drawing.ts'
import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import { drawnWedges } from '#quiz/figures/wedge-drawing.ts'

import { drawnBars } from './drawings/bars.ts'
import { drawnBuretteScale } from './drawings/burette-scale.ts'
import { drawnChain } from './drawings/chain.ts'
import { drawnGlassware } from './drawings/glassware.ts'
import { drawnLadder } from './drawings/ladder.ts'
import { drawnPlot } from './drawings/plot.ts'
import { drawnThreeStates } from './drawings/three-states.ts'
import { carbonHalfLife, naturalDoses, schoolExamples } from './school-examples.ts'

/** The figures of the pages about topics of school, which no question has. */
export const schoolFigures: Readonly<
  Record<string, { readonly caption: string; readonly drawn: DrawnFigure }>
> = {
  potentials: {
    caption: 'A metal higher up corrodes in place of each metal below it.',
    drawn: drawnLadder({
      of: 'standard potential',
      unit: 'V',
      head: 'Metal',
      rungs: (['Mg', 'Zn', 'Fe', 'Sn', 'Cu', 'Ag'] as const).map((symbol) => [
        nameOf(symbol),
        standardPotential(symbol) ?? 0,
      ]),
    }),
  },
  'binding-energy': {
    caption:
      'Binding energy per nucleon, by the most abundant isotope of each element. The top is near iron and nickel.',
    drawn: bindingEnergies(),
  },
  'carbon-decay': {
    caption: 'Carbon-14 that is left in a dead organism. Each half-life leaves half of the rest.',
    drawn: carbonDecay(),
  },
  'methane-wedges': {
    caption: 'Methane. Two bonds lie in the plane of the paper, one before it and one behind it.',
    drawn: drawnWedges({
      kind: 'wedge-drawing',
      center: 'C',
      bonds: [
        { atom: 'H', way: 'line', degrees: 270 },
        { atom: 'H', way: 'line', degrees: 160 },
        { atom: 'H', way: 'wedge', degrees: 75 },
        { atom: 'H', way: 'dashes', degrees: 20 },
      ],
    }),
  },
  'particles-and-salts': {
    caption: 'Box 1: five molecules of sugar. Box 2: five formula units of a salt, ten particles.',
    drawn: drawnFigure({
      kind: 'particle-boxes',
      boxes: [
        { name: '1', particles: [['AB', 5]] },
        {
          name: '2',
          particles: [
            ['A', 5],
            ['B', 5],
          ],
        },
      ],
    }),
  },
  'six-ligands': {
    caption: 'Six ligands around a metal ion M. Four bonds lie in one plane, seen from the side.',
    drawn: drawnWedges({
      kind: 'wedge-drawing',
      center: 'M',
      bonds: [
        { atom: 'L', way: 'line', degrees: 270 },
        { atom: 'L', way: 'line', degrees: 90 },
        { atom: 'L', way: 'wedge', degrees: 30 },
        { atom: 'L', way: 'wedge', degrees: 150 },
        { atom: 'L', way: 'dashes', degrees: 210 },
        { atom: 'L', way: 'dashes', degrees: 330 },
      ],
    }),
  },
  'phases-of-carbon-dioxide': {
    caption:
      'The lines of carbon dioxide, with the solid on the left, the liquid above and the gas below. Each step upward is ten times the pressure.',
    drawn: phases(),
  },
  'nitrogen-of-fertilizers': {
    caption: 'Nitrogen in fertilizers, in percent of their mass.',
    drawn: drawnBars({
      of: 'nitrogen by mass',
      unit: '%',
      bars: (['CO(NH2)2', 'NH4NO3', '(NH4)2SO4', 'KNO3'] as const).map((formula) => [
        formatFormula(formula),
        Number(nutrientShareOf(formula, 'N').percent.toFixed(1)),
      ]),
    }),
  },
  'surface-by-volume': {
    caption: 'Surface by volume of cubes, in 1/nm, by the length of their sides.',
    drawn: drawnBars({
      of: 'surface by volume',
      unit: '1/nm',
      bars: [100, 50, 20, 10].map((side) => [`sides of ${side} nm`, 6 / side]),
    }),
  },
  'natural-doses': {
    caption: 'Average dose from natural sources in mSv per year, worldwide.',
    drawn: drawnBars({ of: 'average dose', unit: 'mSv per year', bars: naturalDoses }),
  },
  'boiling-points': {
    caption:
      'Boiling points of alkanes (solid line) and of alcohols (dashed line) with chains without branches.',
    drawn: boilingPoints(),
  },
  'three-states': {
    caption:
      'Particles of one substance. Melting frees them from their places, boiling parts them.',
    drawn: drawnThreeStates(),
  },
  air: {
    caption: 'Dry air by volume, in percent.',
    drawn: drawnBars({
      of: 'share by volume',
      unit: '%',
      bars: airGases.filter(({ share }) => share >= 0.01).map(({ name, share }) => [name, share]),
    }),
  },
  'water-treatment': {
    caption: 'From a river to the tap. What is coarse goes first.',
    drawn: drawnChain({
      name: 'Treatment of water',
      steps: [
        ['screen', 'holds back leaves and twigs'],
        ['settling basin', 'sand and mud sink'],
        ['filter bed', 'holds back fine solids'],
        ['chlorine, ozone or UV light', 'kills microbes'],
      ],
    }),
  },
  'life-cycle': {
    caption: 'The four stages of a product. Recycling leads back, and spares raw materials.',
    drawn: drawnChain({
      name: 'Life cycle of a product',
      steps: [
        ['raw materials', 'ores are mined, oil is pumped'],
        ['making', 'parts are made, packed and carried'],
        ['use', 'energy and water may be used'],
        ['end of life', 'waste, or recycling'],
      ],
      back: {
        from: 3,
        to: 1,
        detail: 'An arrow of recycling leads back from end of life to making.',
      },
    }),
  },
  burette: {
    caption: 'A burette. Its numbers grow downward, and the lowest point of the surface counts.',
    drawn: drawnBuretteScale(Math.floor(schoolExamples.burette.end), schoolExamples.burette.end),
  },
  glassware: {
    caption: 'A volumetric pipette, B burette, C volumetric flask, D measuring cylinder.',
    drawn: drawnGlassware(),
  },
}

/**
 * The lines between the states of carbon dioxide, on an upward axis of powers of ten. The line of sublimation begins
 * where dry ice has the pressure of air, at −78.5 °C. That of melting gains about 5 MPa for each degree (Clapeyron).
 */
function phases(): DrawnFigure {
  const { triple, critical } = phasesOf('carbon dioxide')
  const three: Point = [triple.celsius, triple.kilopascals]
  const last: Point = [critical.celsius, critical.kilopascals]
  return drawnPlot({
    name: 'Phase diagram of carbon dioxide',
    across: {
      name: 'temperature in °C',
      ticks: [-100, -50, 0, 50],
      shareOf: (celsius) => (celsius + 100) / 150,
    },
    upward: {
      name: 'pressure in kPa',
      ticks: [100, 1000, 10_000],
      shareOf: (kilopascals) => Math.log10(kilopascals / 100) / 2,
    },
    lines: [curve([-78.5, 101.3], three), curve(three, last), [three, [-55, 10_000]]],
    labels: [
      { at: three, text: 'triple point', side: 'right' },
      { at: last, text: 'critical point', side: 'below' },
    ],
  })
}

/** Points between two, on a straight line of the logarithm of the pressure against 1/T. */
function curve(from: Point, to: Point): readonly Point[] {
  return Array.from({ length: 21 }, (_, step): Point => {
    const celsius = from[0] + ((to[0] - from[0]) * step) / 20
    const share =
      (inverseOf(celsius) - inverseOf(from[0])) / (inverseOf(to[0]) - inverseOf(from[0]))
    return [celsius, from[1] * (to[1] / from[1]) ** share]
  })
}

function inverseOf(celsius: number): number {
  return 1 / (celsius + 273.15)
}

function nameOf(symbol: string): string {
  return elements.find((one) => one.symbol === symbol)?.name.toLowerCase() ?? symbol
}

function bindingEnergies(): DrawnFigure {
  const points = elements.flatMap(({ symbol }): readonly Point[] => {
    const [most] = naturalIsotopes(symbol).toSorted((a, b) => b.abundance - a.abundance)
    const energy = most === undefined ? null : bindingEnergy(symbol, most.massNumber)
    return most === undefined || energy === null ? [] : [[most.massNumber, energy]]
  })
  const named = [
    ['²H', 'H', 2, 'right'],
    ['⁴He', 'He', 4, 'lower'],
    ['⁵⁶Fe', 'Fe', 56, 'below'],
    ['²³⁵U', 'U', 235, 'below'],
  ] as const
  return drawnPlot({
    name: 'Binding energies',
    across: evenAxis('mass number', 50, 250),
    upward: evenAxis('binding energy per nucleon in MeV', 2, 10),
    lines: [points.toSorted(([a], [b]) => a - b)],
    labels: named.map(([text, symbol, massNumber, side]) => ({
      text,
      side,
      at: [massNumber, bindingEnergy(symbol, massNumber) ?? 0],
    })),
  })
}

/** The share of carbon-14 that is left after some years, in percent. */
function carbonLeft(years: number): number {
  return 100 * 0.5 ** (years / carbonHalfLife)
}

function carbonDecay(): DrawnFigure {
  return drawnPlot({
    name: 'Decay of carbon-14',
    across: evenAxis('age in years', 10_000, 30_000),
    upward: evenAxis('share that is left in %', 25, 100),
    lines: [
      Array.from({ length: 61 }, (_, index): Point => [500 * index, carbonLeft(500 * index)]),
    ],
    labels: [1, 2, 3].map((halves) => ({
      text: `${formatNumber(carbonLeft(halves * carbonHalfLife))}%`,
      at: [halves * carbonHalfLife, carbonLeft(halves * carbonHalfLife)],
      side: 'right',
    })),
  })
}

function boilingPoints(): DrawnFigure {
  const [alkanes, alcohols] = boilingSeries.filter(({ reason }) => reason === 'size')
  const pointsOf = (series = alkanes): readonly Point[] =>
    (series?.substances ?? [])
      .slice(0, 6)
      .map(({ boilingPoint }, index) => [index + 1, boilingPoint])
  const [, , propane = [3, 0]] = pointsOf()
  const [, ethanol = [2, 0]] = pointsOf(alcohols)
  return drawnPlot({
    name: 'Boiling points',
    across: evenAxis('carbon atoms', 1, 7, 0),
    upward: evenAxis('boiling point in °C', 100, 200, -200),
    lines: [pointsOf(), pointsOf(alcohols)],
    labels: [
      { text: 'propane', at: propane, side: 'lower' },
      { text: 'ethanol', at: ethanol },
    ],
  })
}

import { formatNumber } from '#chemistry/units.ts'

import { type Axis, axes, evenAxis, HEIGHT } from './axes.ts'
import {
  type DrawnFigure,
  LETTERS,
  type Mark,
  notation,
  path,
  type Point,
  WIDTH,
} from './drawing.ts'
import type { Curves } from './figure.ts'

type Curve = Curves['curves'][number]

type Subject = {
  readonly name: string
  /** The quantities of the two axes. */
  readonly across: string
  readonly upward: string
  /** Whether the axes have numbers. */
  readonly hasNumbers: boolean
  /** The point of each curve that stands in the table beside those at the marks. */
  readonly turn?: 'lowest' | 'highest'
}

/** A sentence for each kind of curves. */
const subjects: Readonly<Record<Curves['of'], Subject>> = {
  titration: {
    name: 'Titration curve',
    across: 'volume of titrant in mL',
    upward: 'pH',
    hasNumbers: true,
  },
  concentrations: {
    name: 'Concentrations in time',
    across: 'time in s',
    upward: 'concentration in mol/L',
    hasNumbers: true,
  },
  'gas-volume': {
    name: 'Gas in time',
    across: 'time in s',
    upward: 'volume of gas in mL',
    hasNumbers: true,
  },
  speeds: {
    name: 'Molecules by energy',
    across: 'energy in kJ/mol',
    upward: 'share of the molecules',
    hasNumbers: false,
  },
  'pressure-volume': {
    name: 'Pressure and volume',
    across: 'volume in L',
    upward: 'pressure in kPa',
    hasNumbers: true,
  },
  'gibbs-energy': {
    name: 'Gibbs energy and temperature',
    across: 'temperature in K',
    upward: 'ΔG° in kJ',
    hasNumbers: true,
  },
  solubility: {
    name: 'Solubility and common ion',
    across: 'common ion in mmol/L',
    upward: 'solubility in nmol/L',
    hasNumbers: true,
  },
  'potential-energy': {
    name: 'Potential energy of two atoms',
    across: 'distance in pm',
    upward: 'energy in kJ/mol',
    hasNumbers: true,
    turn: 'lowest',
  },
  'salt-solubility': {
    name: 'Solubility and temperature',
    across: 'temperature in °C',
    upward: 'grams in 100 g of water',
    hasNumbers: true,
  },
  'enzyme-temperature': {
    name: 'Rate and temperature',
    across: 'temperature in °C',
    upward: 'rate in µmol/min',
    hasNumbers: true,
    turn: 'highest',
  },
  'enzyme-acidity': {
    name: 'Rate and pH',
    across: 'pH',
    upward: 'rate in µmol/min',
    hasNumbers: true,
    turn: 'highest',
  },
}

/** The room that a label needs above or below its curve, and how many numbers an axis may have. */
const ABOVE = 6
const BELOW = LETTERS + 2
const MAX_TICKS = 7

/** Room above the highest value, so that a label fits between it and the name of the axis. */
const HEADROOM = 1.12

/** The share of its height that a letter may be wide, and the width of the numbers beside the axis. */
const ROOM = 0.7
const MARGIN = 44

/** The distance of a curve without company, and the shares of the width at which a label may stand. */
const FAR = 1000
const PLACES = [0.85, 0.72, 0.6, 0.48, 0.36, 0.24, 0.12]

/** One or more curves between two axes, each with its letter or formula beside it. */
export function drawnCurves({ of, curves, line }: Curves): DrawnFigure {
  const subject = subjects[of]
  const across = axisOf(
    subject.across,
    curves.flatMap(({ points }) => points.map(([x]) => x)),
    1,
  )
  const upward = axisOf(
    subject.upward,
    curves.flatMap(({ points }) => points.map(([, y]) => y)),
    HEADROOM,
  )
  const shown = (axis: Axis) => (subject.hasNumbers ? axis : { ...axis, ticks: [] })
  const { marks, place } = axes(shown(across), shown(upward))
  const [, bottom] = place(0, lowest(upward))
  const [, top] = place(0, highest(upward) / HEADROOM)
  const turns = subject.turn === undefined ? [] : curves.map((curve) => turnOf(curve, subject.turn))
  const rows = [...new Set([...across.ticks, ...turns])]
    .toSorted((one, other) => one - other)
    .filter((x) => curves.some((curve) => valueAt(curve, x) !== null))
    .map((x) => [
      formatNumber(x),
      ...curves.map((curve) => {
        const y = valueAt(curve, x)
        return y === null ? '' : y === 0 ? '0' : formatNumber(y, { significant: 3 })
      }),
    ])
  return {
    drawing: {
      width: WIDTH,
      height: HEIGHT,
      marks: [
        ...marks,
        ...curves.map(({ points }, index) =>
          path(index % 2 === 0 ? 'data' : 'dashed', ...points.map(([x, y]) => place(x, y))),
        ),
        ...(curves.length > 1 ? labels(curves, place, across, bottom) : []),
        ...(line === undefined
          ? []
          : [
              path('dashed', [place(line.at, 0)[0], bottom], [place(line.at, 0)[0], top]),
              nameOfLine(line.name, place(line.at, 0)[0], top + LETTERS),
            ]),
      ],
    },
    sentence: `${subject.name}: ${subject.upward} against ${subject.across}. ${curves
      .map(
        ({ name }, index) =>
          `${curves.length > 1 ? `${name}: ` : ''}${rows
            .flatMap(([x = '', ...values]) => {
              const y = values[index] ?? ''
              return y === '' ? [] : [`${y} at ${x}`]
            })
            .join(', ')}.`,
      )
      .join(
        ' ',
      )}${line === undefined ? '' : ` A dashed line named ${line.name} stands at ${formatNumber(line.at)}.`}`,
    table: {
      head: [
        capitalized(subject.across),
        ...(curves.length > 1
          ? curves.map(({ name }) => `${name}${unitOf(subject.upward)}`)
          : [capitalized(subject.upward)]),
      ],
      rows,
    },
  }
}

/** Where a curve is lowest or highest. */
function turnOf({ points }: Curve, turn: Subject['turn']): number {
  const [[first] = [0]] = points.toSorted(([, one], [, other]) =>
    turn === 'lowest' ? one - other : other - one,
  )
  return first
}

/** Returns the value of a curve between its points, or null outside of them. */
export function valueAt({ points }: Pick<Curve, 'points'>, x: number): number | null {
  for (const [index, [right, after]] of points.entries()) {
    const [left, before] = points[index - 1] ?? [right, after]
    if (x === right && index === 0) return after
    if (x > left && x <= right) return before + ((after - before) * (x - left)) / (right - left)
  }
  return null
}

/** The unit of an axis with the word before it, as ' in mL'; empty where it has none. */
function unitOf(axis: string): string {
  return / in \S+$/.exec(axis)?.[0] ?? ''
}

/** An axis with round steps that holds zero and every value. */
function axisOf(name: string, values: readonly number[], headroom: number): Axis {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values) * headroom]
  const step = roundStep((most - least) / MAX_TICKS)
  const last = step * Math.ceil(most / step - 1e-9)
  const first = step * Math.floor(least / step + 1e-9)
  return evenAxis(name, step, last, first)
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below a number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10
  return Number((factor * power).toPrecision(1))
}

function lowest({ ticks }: Axis): number {
  return Math.min(...ticks)
}

function highest({ ticks }: Axis): number {
  return Math.max(...ticks)
}

/** Curves rise behind a line more often than before it, so its name stands on the left where there is room. */
function nameOfLine(name: string, x: number, foot: number): Mark {
  const hasRoom = x > ROOM * name.length * LETTERS + MARGIN
  return notation(name, [hasRoom ? x - 4 : x + 4, foot], hasRoom ? 'end' : 'start')
}

/** Puts the name of each curve where the others are farthest away, and off the names before it. */
function labels(
  curves: readonly Curve[],
  place: (x: number, y: number) => Point,
  across: Axis,
  bottom: number,
): readonly Mark[] {
  const taken: Point[] = []
  const last = highest(across)
  return curves.map((curve, index) => {
    const spots = PLACES.flatMap((share) => {
      const own = valueAt(curve, share * last)
      if (own === null) return []
      const [x, y] = place(share * last, own)
      // The axis is as much in the way as another curve.
      const others = [
        place(0, 0)[1],
        bottom,
        ...curves
          .filter((_, other) => other !== index)
          .flatMap((other) => valueAt(other, share * last) ?? [])
          .map((value) => place(0, value)[1]),
      ]
      return [y - ABOVE, y + BELOW].map((foot) => {
        const at: Point = [x, foot]
        const middle = foot - LETTERS / 3
        const room = Math.min(
          FAR,
          ...others.map((height) => Math.abs(height - middle)),
          ...taken.map(([left, height]) => Math.hypot((x - left) / 3, foot - height)),
        )
        return { at, room }
      })
    })
    const best = spots.toSorted((one, other) => other.room - one.room)[0]
    const at = best?.at ?? place(last / 2, 0)
    taken.push(at)
    return notation(curve.name, at, 'middle')
  })
}

function capitalized(text: string): string {
  return text === 'pH' ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

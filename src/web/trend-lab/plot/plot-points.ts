import type { Block } from '#chemistry/elements/element-record.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { csv, UNICODE_MARK } from '#exports/csv.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { ATOMIC_NUMBER } from '#web/trend-lab/address/lab-state.ts'
import { labelWithUnit, type LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'

/** No text of the file comes from a visitor, and a guard would turn values below zero into texts. */
const NO_GUARD = ''

/** An element with a value of both properties. */
export type PlotPoint = {
  readonly symbol: string
  readonly name: string
  readonly atomicNumber: number
  readonly block: Block
  readonly x: number
  readonly y: number
}

/** Atomic numbers as a property like the others. */
export const atomicNumbers: LabProperty = {
  property: ATOMIC_NUMBER,
  label: 'Atomic number',
  name: 'atomic number',
  unit: '',
  scale: 'linear',
  group: 'atom',
  definition: 'Number of protons',
  values: new Map(elements.map(({ symbol, atomicNumber }) => [symbol, atomicNumber])),
  unbound: new Set(),
  calculated: new Set(),
}

/** The elements that have both values, from left to right. */
export function plotPoints(across: HeatMap, up: HeatMap): readonly PlotPoint[] {
  const xs = new Map(across.ranked)
  const ys = new Map(up.ranked)
  return elements
    .flatMap(({ symbol, name, atomicNumber, block }): readonly PlotPoint[] => {
      const x = xs.get(symbol)
      const y = ys.get(symbol)
      return x === undefined || y === undefined ? [] : [{ symbol, name, atomicNumber, block, x, y }]
    })
    .toSorted((one, other) => one.x - other.x || one.atomicNumber - other.atomicNumber)
}

/** 'Iron: atomic number 26, density 7.874 g/cm³'. */
export function pointText({ name, x, y }: PlotPoint, across: HeatMap, up: HeatMap): string {
  return `${name}: ${across.property.name} ${withUnit(x, across.unit)}, ${up.property.name} ${withUnit(y, up.unit)}`
}

/** One sentence about the plot, made from its points. */
export function plotSummary(points: readonly PlotPoint[], across: HeatMap, up: HeatMap): string {
  const byHeight = points.toSorted((one, other) => one.y - other.y)
  const lowest = byHeight[0]
  const highest = byHeight.at(-1)
  const title = `${up.property.label} against ${across.property.name}`
  if (lowest === undefined || highest === undefined) return `${title}: no element has both values.`
  return `${title}: ${points.length} elements, from ${lowest.name.toLowerCase()} ${withUnit(lowest.y, up.unit)} to ${highest.name.toLowerCase()} ${withUnit(highest.y, up.unit)}.`
}

/** The plot as a file of comma-separated values. */
export function plotCsv(points: readonly PlotPoint[], across: HeatMap, up: HeatMap): string {
  const heads = ['Symbol', 'Name', axisTitle(across), axisTitle(up)]
  const rows = points.map(({ symbol, name, x, y }) => [symbol, name, String(x), String(y)])
  return `${UNICODE_MARK}${csv([heads, ...rows], NO_GUARD)}`
}

/** 'Density, g/cm³'. */
export function axisTitle({ property, unit }: HeatMap): string {
  return labelWithUnit({ label: property.label, unit })
}

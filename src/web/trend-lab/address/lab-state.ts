import type { TemperatureUnit } from '#chemistry/units.ts'

/** How elements are sorted into kinds that share a color. */
export const sortings = ['state', 'family', 'block', 'group', 'period', 'radioactivity'] as const
export type Sorting = (typeof sortings)[number]

/** The content of the cells: values of a property, kinds, states at a temperature, or years of discovery. */
export type Shown =
  | { readonly kind: 'property'; readonly key: string; readonly scale: 'linear' | 'log' | null }
  | { readonly kind: 'sorting'; readonly sorting: Sorting }
  | { readonly kind: 'temperature'; readonly at: number }
  | { readonly kind: 'year'; readonly year: number }

/** The values of a property that keep their color, in the unit on the screen; null for no end. */
export type ShownRange = { readonly low: number | null; readonly high: number | null }
export const WHOLE_RANGE: ShownRange = { low: null, high: null }

/** Whether all values keep their color. */
export function isWhole({ low, high }: ShownRange): boolean {
  return low === null && high === null
}

/** The property below a plot of the values, and its scale; null for the usual scale of the property. */
export type PlotAxis = { readonly key: string; readonly scale: 'linear' | 'log' | null }
/** The key of a plot in the order of the table. */
export const ATOMIC_NUMBER = 'atomicNumber'

export const layouts = ['under', 'whole', 'wide'] as const
export const conventions = ['lu', 'la'] as const
export const labelings = ['iupac', 'cas', 'old'] as const
/** What stands under the symbol of an element. */
export const contents = ['value', 'name', 'valence', 'oxidation', 'mass'] as const

/** The part of the state that a visitor finds again at the next visit. */
export type Arrangement = {
  /** Folded to the window on phones, whole with 18 columns, or with 32. */
  readonly layout: (typeof layouts)[number]
  /** The elements below yttrium: null for the two marks that lead below the table. */
  readonly group3: (typeof conventions)[number] | null
  readonly labels: (typeof labelings)[number]
  readonly cell: (typeof contents)[number]
}

export const usualArrangement: Arrangement = {
  layout: 'under',
  group3: null,
  labels: 'iupac',
  cell: 'value',
}

/** Every control of the trend lab, as the address has it. */
export type LabState = Arrangement & {
  /** Null while the lab is closed. */
  readonly shown: Shown | null
  /** The kind that keeps its color; null for all. */
  readonly only: string | null
  readonly range: ShownRange
  /** Null while there is no plot. */
  readonly plot: PlotAxis | null
  readonly unit: TemperatureUnit
}

export const closedLab: LabState = {
  shown: null,
  only: null,
  range: WHOLE_RANGE,
  plot: null,
  unit: 'C',
  ...usualArrangement,
}

const units: readonly TemperatureUnit[] = ['C', 'K', 'F']
const scales = ['linear', 'log'] as const
const LAST_YEAR = 9999

/** Reads the part of an address behind '?'; unknown parts are left out, and the arrangement is `kept` where it has none. */
export function readAddress(
  search: string,
  isProperty: (key: string) => boolean,
  kept: Arrangement = usualArrangement,
): LabState {
  const fields = new URLSearchParams(search)
  return {
    shown: shownIn(fields, isProperty),
    only: fields.get('only'),
    range: { low: amountIn(fields, 'from'), high: amountIn(fields, 'to') },
    plot: plotIn(fields, isProperty),
    unit: units.find((unit) => unit === fields.get('unit')) ?? closedLab.unit,
    layout: layouts.find((layout) => layout === fields.get('layout')) ?? kept.layout,
    group3: conventions.find((convention) => convention === fields.get('group3')) ?? kept.group3,
    labels: labelings.find((labeling) => labeling === fields.get('labels')) ?? kept.labels,
    cell: contents.find((content) => content === fields.get('cell')) ?? kept.cell,
  }
}

function shownIn(fields: URLSearchParams, isProperty: (key: string) => boolean): Shown | null {
  const at = numberIn(fields, 'at')
  if (at !== null) return { kind: 'temperature', at }
  const year = numberIn(fields, 'year')
  if (year !== null && Number.isInteger(year) && year >= 0 && year <= LAST_YEAR) {
    return { kind: 'year', year }
  }
  const key = fields.get('show') ?? fields.get('y') ?? ''
  const sorting = sortings.find((entry) => entry === key)
  if (sorting !== undefined) return { kind: 'sorting', sorting }
  if (!isProperty(key)) return null
  const scale = scales.find((entry) => entry === fields.get('scale')) ?? null
  return { kind: 'property', key, scale }
}

function plotIn(fields: URLSearchParams, isProperty: (key: string) => boolean): PlotAxis | null {
  const key = fields.get('x') ?? ''
  if (key !== ATOMIC_NUMBER && !isProperty(key)) return null
  return { key, scale: scales.find((entry) => entry === fields.get('xscale')) ?? null }
}

/** A value of any size, as '4e-13'. */
function amountIn(fields: URLSearchParams, name: string): number | null {
  const text = fields.get(name)?.trim() ?? ''
  return /^-?\d{1,9}(?:\.\d{1,15})?(?:e[-+]?\d{1,2})?$/i.test(text) ? Number(text) : null
}

function numberIn(fields: URLSearchParams, name: string): number | null {
  const text = fields.get(name)?.trim() ?? ''
  return /^-?\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null
}

/** Writes the part of the address from '?' on; '' when everything is as usual. */
export function addressOf(state: LabState): string {
  const { shown, only, range, plot, unit, layout, group3, labels, cell } = state
  const fields = new URLSearchParams(fieldsOf(shown))
  if (only !== null) fields.set('only', only)
  if (shown?.kind === 'property') {
    if (range.low !== null) fields.set('from', String(range.low))
    if (range.high !== null) fields.set('to', String(range.high))
    if (plot !== null) fields.set('x', plot.key)
    if (plot !== null && plot.scale !== null) fields.set('xscale', plot.scale)
  }
  if (unit !== closedLab.unit) fields.set('unit', unit)
  if (layout !== closedLab.layout) fields.set('layout', layout)
  if (group3 !== null) fields.set('group3', group3)
  if (labels !== closedLab.labels) fields.set('labels', labels)
  if (cell !== closedLab.cell) fields.set('cell', cell)
  const text = fields.toString()
  return text === '' ? '' : `?${text}`
}

function fieldsOf(shown: Shown | null): Record<string, string> {
  switch (shown?.kind) {
    case undefined:
      return {}
    case 'property':
      return { show: shown.key, ...(shown.scale === null ? {} : { scale: shown.scale }) }
    case 'sorting':
      return { show: shown.sorting }
    case 'temperature':
      return { at: String(shown.at) }
    case 'year':
      return { year: String(shown.year) }
  }
}

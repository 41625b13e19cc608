import { type Element, elements } from '#chemistry/elements/elements.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import { differenceOf } from './difference.ts'

/** Of fewer values none stands out. */
const MIN_FOR_OUTLIERS = 5
/** A value stands out when it lies so many interquartile ranges outside the middle half (Tukey 1977). */
const FENCE = 1.5

/** A property of a group: the mean and the ends of the known values, and those that stand out. */
export type GroupValue = {
  readonly mean: number
  readonly count: number
  readonly lowest: GroupEnd
  readonly highest: GroupEnd
  readonly outliers: readonly GroupEnd[]
}

type GroupEnd = { readonly symbol: string; readonly value: number }

export type GroupRow = {
  readonly property: LabProperty
  /** Null for a group without a value. */
  readonly values: readonly (GroupValue | null)[]
  /** How far the means are apart, as a share of the largest. */
  readonly difference: number
}

/** The elements of a group; lanthanides and actinides belong to none. */
export function membersOf(group: number): readonly Element[] {
  return elements.filter((element) => element.group === group && element.block !== 'f')
}

/** The rows of a theme that every group has a value for, the largest difference of means first. */
export function groupRows(
  properties: Iterable<LabProperty>,
  theme: LabProperty['group'],
  groups: readonly number[],
): readonly GroupRow[] {
  return [...properties]
    .filter(({ group }) => group === theme)
    .map((property): GroupRow => {
      const values = groups.map((group) => valueOf(property, membersOf(group)))
      const means = values.flatMap((value) => (value === null ? [] : [value.mean]))
      return {
        property,
        values,
        difference: differenceOf(property, means),
      }
    })
    .filter(({ values }) => values.some((value) => value !== null))
    .toSorted((one, other) => other.difference - one.difference)
}

function valueOf(property: LabProperty, members: readonly Element[]): GroupValue | null {
  const { values } = property
  const known = members
    .flatMap(({ symbol }): readonly GroupEnd[] => {
      const value = values.get(symbol)
      return value === undefined ? [] : [{ symbol, value }]
    })
    .toSorted((one, other) => one.value - other.value)
  const lowest = known[0]
  const highest = known.at(-1)
  if (lowest === undefined || highest === undefined) return null
  const sum = known.reduce((total, { value }) => total + value, 0)
  const outliers = outliersOf(property, known)
  return { mean: sum / known.length, count: known.length, lowest, highest, outliers }
}

/** The values that stand out, on the scale of the property; `known` is sorted. */
function outliersOf({ scale }: LabProperty, known: readonly GroupEnd[]): readonly GroupEnd[] {
  if (known.length < MIN_FOR_OUTLIERS) return []
  const isLog = scale === 'log' && known.every(({ value }) => value > 0)
  const sizeOf = ({ value }: GroupEnd) => (isLog ? Math.log(value) : value)
  const sizes = known.map(sizeOf)
  const [first, third] = [quantile(sizes, 0.25), quantile(sizes, 0.75)]
  const reach = FENCE * (third - first)
  return known.filter((end) => sizeOf(end) < first - reach || sizeOf(end) > third + reach)
}

/** A quantile of sorted numbers, between two of them by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

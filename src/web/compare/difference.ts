import { toKelvin } from '#chemistry/units.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

/** A value on a scale that begins at nothing: degrees Celsius are counted from absolute zero. */
export function sizeOf({ unit }: Pick<LabProperty, 'unit'>, value: number): number {
  return unit === '°C' ? toKelvin(value) : value
}

/** How far values of a property are apart, as a share of the largest; 0 for fewer than two. */
export function differenceOf(
  property: Pick<LabProperty, 'unit'>,
  values: readonly number[],
): number {
  const sizes = values.map((value) => sizeOf(property, value))
  const largest = Math.max(0, ...sizes.map(Math.abs))
  return largest > 0 ? (Math.max(...sizes) - Math.min(...sizes)) / largest : 0
}

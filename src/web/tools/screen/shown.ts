import { formatNumber, formatScientific } from '#chemistry/units.ts'

/** Numbers from here on, and those below the other, are written with a power of ten. */
const LARGE = 1e6
const SMALL = 1e-3
/** Figures of a value before it is rounded to the precision of the input. */
const UNROUNDED = 6

/** A number with so many significant figures: '22.4', '6.02 × 10²³'. */
export function inFigures(value: number, figures: number): string {
  const size = Math.abs(value)
  return size !== 0 && (size >= LARGE || size < SMALL)
    ? formatScientific(value, figures)
    : formatNumber(value, { significant: figures })
}

/** A number with enough figures to be rounded later: a result between two steps. */
export function unrounded(value: number): string {
  return inFigures(Number(value.toPrecision(UNROUNDED)), UNROUNDED)
}

/** A number without trailing zeros that were not typed. */
export function plainNumber(value: number): string {
  const size = Math.abs(value)
  return size !== 0 && (size >= LARGE || size < SMALL)
    ? formatScientific(value, figuresOf(value))
    : formatNumber(value)
}

function figuresOf(value: number): number {
  return value.toExponential().split('e')[0]?.replace(/[-.]/g, '').length ?? 1
}

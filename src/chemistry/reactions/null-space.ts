/** An exact fraction with a positive denominator. */
type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

const ZERO: Fraction = { numerator: 0n, denominator: 1n }

/** A fraction in lowest terms, for showing. */
export type PlainFraction = { readonly numerator: number; readonly denominator: number }

/**
 * The smallest positive integers x with `matrix` · x = 0, where they exist and are unique up to a
 * factor; null otherwise. The matrix holds integers, all rows of equal length. Exact.
 */
export function nullVector(matrix: readonly (readonly number[])[]): readonly number[] | null {
  const [only, another] = nullBasis(matrix)
  if (only === undefined || another !== undefined) return null
  return only.every((value) => value > 0) ? only : null
}

/**
 * A basis of all x with `matrix` · x = 0, each vector in the smallest integers; as many vectors as there
 * are columns that the others do not fix. Exact.
 */
export function nullBasis(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const columns = Array.from({ length: matrix[0]?.length ?? 0 }, (_, column) => column)
  const { rows, pivots } = reduce(matrix.map((row) => row.map(toFraction)))
  return columns
    .filter((column) => !pivots.includes(column))
    .map((free) =>
      toIntegers(
        columns.map((column) => {
          if (column === free) return toFraction(1)
          const row = rows[pivots.indexOf(column)]
          return row === undefined ? ZERO : negated(row[free] ?? ZERO)
        }),
      ),
    )
}

/** The matrix after elimination (reduced row echelon form), without its rows of zeros. */
export function reducedRows(
  matrix: readonly (readonly number[])[],
): readonly (readonly PlainFraction[])[] {
  const { rows, pivots } = reduce(matrix.map((row) => row.map(toFraction)))
  return rows.slice(0, pivots.length).map((row) =>
    row.map(({ numerator, denominator }) => ({
      numerator: Number(numerator),
      denominator: Number(denominator),
    })),
  )
}

/** Reduced row echelon form (Gauss-Jordan) and the column of each row's leading 1. */
function reduce(matrix: readonly (readonly Fraction[])[]): {
  readonly rows: readonly (readonly Fraction[])[]
  readonly pivots: readonly number[]
} {
  let rows = matrix
  const pivots: number[] = []
  for (let column = 0; column < (matrix[0]?.length ?? 0); column += 1) {
    const next = rows.findIndex((row, index) => index >= pivots.length && !isZero(row[column]))
    if (next === -1) continue
    rows = eliminate(swapped(rows, pivots.length, next), pivots.length, column)
    pivots.push(column)
  }
  return { rows, pivots }
}

function swapped<Row>(rows: readonly Row[], first: number, second: number): readonly Row[] {
  return rows.map((row, index) => {
    if (index === first) return rows[second] ?? row
    return index === second ? (rows[first] ?? row) : row
  })
}

/** Makes the entry at `pivot`, `column` 1 and the rest of the column 0. */
function eliminate(
  rows: readonly (readonly Fraction[])[],
  pivot: number,
  column: number,
): readonly (readonly Fraction[])[] {
  const leading = rows[pivot]?.[column] ?? ZERO
  const unit = (rows[pivot] ?? []).map((value) => divided(value, leading))
  return rows.map((row, index) => {
    const factor = row[column] ?? ZERO
    if (index === pivot) return unit
    return row.map((value, position) =>
      subtracted(value, multiplied(factor, unit[position] ?? ZERO)),
    )
  })
}

function toIntegers(solution: readonly Fraction[]): readonly number[] {
  const common = solution.reduce(
    (multiple, { denominator }) =>
      (multiple * denominator) / greatestDivisor(multiple, denominator),
    1n,
  )
  // One entry is 1 and the fractions are in lowest terms, so the integers have no common divisor.
  return solution.map(({ numerator, denominator }) => Number((numerator * common) / denominator))
}

function toFraction(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n }
}

function isZero(value: Fraction | undefined): boolean {
  return value === undefined || value.numerator === 0n
}

function negated({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator }
}

function subtracted(a: Fraction, b: Fraction): Fraction {
  return reduced(
    a.numerator * b.denominator - b.numerator * a.denominator,
    a.denominator * b.denominator,
  )
}

function multiplied(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator)
}

function divided(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator, a.denominator * b.numerator)
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [magnitude(a), magnitude(b)]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

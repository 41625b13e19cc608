/** A line of `length` between two values, on a linear or a logarithmic scale. */
export type Scale = {
  readonly low: number
  readonly high: number
  readonly length: number
  readonly isLog: boolean
}

/** Places a value on a line. */
export function scaled(value: number, { low, high, length, isLog }: Scale): number {
  const place = isLog ? Math.log10 : Number
  const span = place(high) - place(low)
  return span === 0 ? length / 2 : ((place(value) - place(low)) / span) * length
}

/** Returns the value at a place on a line. */
export function unscaled(place: number, { low, high, length, isLog }: Scale): number {
  const share = place / length
  return isLog ? low * (high / low) ** share : low + (high - low) * share
}

/** The powers of ten from the one at or below `low` to the one at or above `high`, thinned to `most`. */
export function decades(low: number, high: number, most: number): readonly number[] {
  const first = Math.floor(Math.log10(low))
  const last = Math.ceil(Math.log10(high))
  const step = Math.max(1, Math.ceil((last - first) / most))
  return Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, index) => first + index * step,
  )
}

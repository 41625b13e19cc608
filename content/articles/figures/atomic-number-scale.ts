/** Where things stand in a chart against atomic number. */
export type AtomicNumberScale = {
  /** Where the values begin on the left, and the zero at the bottom. */
  readonly left: number
  readonly bottom: number
  readonly placeOf: (atomicNumber: number) => number
  readonly heightOf: (value: number) => number
}

/**
 * @param step from one atomic number to the next
 * @param unit the height of a value of 1
 */
export function atomicNumberScale({
  left,
  bottom,
  step,
  unit,
}: {
  readonly left: number
  readonly bottom: number
  readonly step: number
  readonly unit: number
}): AtomicNumberScale {
  return {
    left,
    bottom,
    placeOf: (atomicNumber) => left + atomicNumber * step,
    heightOf: (value) => bottom - value * unit,
  }
}

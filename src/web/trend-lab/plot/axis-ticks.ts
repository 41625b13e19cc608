import { decades } from '#web/element-pages/parts/scale.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'

const MAX = 6
const STEPS = [1, 2, 5, 10]

/** An axis with round values at its ends. */
export type Axis = {
  readonly low: number
  readonly high: number
  readonly isLog: boolean
  readonly ticks: readonly number[]
}

/** The axis of a property: powers of ten, or even steps of 1, 2 or 5 times a power of ten. */
export function axisOf({ low, high, isLog }: HeatMap): Axis {
  const ticks = isLog ? decades(low, high, MAX).map((power) => 10 ** power) : evenTicks(low, high)
  return {
    isLog,
    ticks,
    low: Math.min(low, ticks[0] ?? low),
    high: Math.max(high, ticks.at(-1) ?? high),
  }
}

function evenTicks(low: number, high: number): readonly number[] {
  const least = (high - low) / MAX
  if (least <= 0) return [low]
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * (STEPS.find((size) => size * power >= least) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    // Sums of decimal steps leave noise in the last digits.
    Number(((first + index) * step).toPrecision(12)),
  )
}

import { scaled } from '#web/element-pages/parts/scale.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'

import type { PlotPoint } from './plot-points.ts'

const LOWEST_HERTZ = 220
/** Three octaves: small enough for a loudspeaker of a phone, wide enough to hear steps. */
const OCTAVES = 3
const STEP_SECONDS = 0.09

/** A tone of a point: the higher the value, the higher the pitch. */
export type TrendTone = {
  readonly symbol: string
  /** In hertz. */
  readonly pitch: number
  /** Seconds after the first tone. */
  readonly start: number
  readonly length: number
}

/** The points from left to right as tones; equal steps on the scale are equal intervals. */
export function trendTones(
  points: readonly PlotPoint[],
  { low, high, isLog }: HeatMap,
): readonly TrendTone[] {
  return points.map(({ symbol, y }, index) => ({
    symbol,
    pitch: LOWEST_HERTZ * 2 ** scaled(y, { low, high, length: OCTAVES, isLog }),
    start: index * STEP_SECONDS,
    length: STEP_SECONDS,
  }))
}

import { scaled } from './scale.ts'

const LENGTH = 200
const EDGE = 8

/** The range of the sources, with the chosen value; the words beside it say the same. */
export function SpreadBar({
  low,
  high,
  value,
  isLog,
}: {
  readonly low: number
  readonly high: number
  readonly value: number
  readonly isLog: boolean
}) {
  const chosen =
    EDGE + scaled(value, { low, high, length: LENGTH - 2 * EDGE, isLog: isLog && low > 0 })
  return (
    <svg viewBox={`0 0 ${LENGTH} 16`} aria-hidden className="el-spread">
      <path d={`M${EDGE} 8h${LENGTH - 2 * EDGE}M${EDGE} 3v10M${LENGTH - EDGE} 3v10`} />
      <circle cx={chosen.toFixed(1)} cy="8" r="5" />
    </svg>
  )
}

import { moved, type Point } from '#content/articles/figures/points.ts'

import { Bond, BondLine, Letter, LonePair } from './dots-and-lines.tsx'
import { TwoWays } from './two-ways.tsx'

export const title = 'Three resonance forms of nitrate'

export const caption =
  'Nitrate has three drawings that differ only in the place of the double bond. The ion itself has three equal bonds, shown by dashes, at all times; its lone pairs are left out.'

export const description =
  'Three Lewis structures of the nitrate ion with the double bond at a different oxygen each time, joined by double-headed arrows, and the real ion with three equal, partly double bonds.'

/** Size of the letters of the molecules. */
const SIZE = 19
const LENGTH = 43
const directions = [270, 150, 30]

function Brackets({ x, y }: Point) {
  const [left, right, top, bottom] = [x - 64, x + 64, y - 68, y + 56]
  return (
    <g>
      <polyline
        points={`${left + 9},${top} ${left},${top} ${left},${bottom} ${left + 9},${bottom}`}
        fill="none"
        strokeWidth={2}
        className="stroke-outline"
      />
      <polyline
        points={`${right - 9},${top} ${right},${top} ${right},${bottom} ${right - 9},${bottom}`}
        fill="none"
        strokeWidth={2}
        className="stroke-outline"
      />
      <text
        x={right + 9}
        y={top + 9}
        fontSize={18}
        textAnchor="middle"
        className="fill-ink font-bold"
      >
        −
      </text>
    </g>
  )
}

/** @param double the oxygen with the double bond, or null for the real ion */
function Nitrate({ x, y, double }: Point & { readonly double: number | null }) {
  return (
    <g>
      <Brackets x={x} y={y} />
      <Letter size={SIZE} x={x} y={y}>
        N
      </Letter>
      {directions.map((angle, index) => {
        const oxygen = moved({ x, y }, angle, LENGTH)
        const isDouble = index === double
        const pairs = isDouble ? [-60, 60] : [-90, 0, 90]
        return (
          <g key={angle}>
            <Letter size={SIZE} {...oxygen}>
              O
            </Letter>
            <Bond size={SIZE} from={{ x, y }} to={oxygen} order={isDouble ? 2 : 1} />
            {double === null ? (
              <BondLine
                size={SIZE}
                from={{ x, y }}
                to={oxygen}
                angle={angle}
                shift={6}
                strokeDasharray="4 4"
                className="stroke-link"
              />
            ) : null}
            {double === null
              ? null
              : pairs.map((turn) => (
                  <LonePair size={SIZE} key={turn} {...oxygen} angle={angle + turn} />
                ))}
          </g>
        )
      })}
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 318">
      <Nitrate x={76} y={76} double={0} />
      <TwoWays x={175} y={76} />
      <Nitrate x={268} y={76} double={1} />
      <TwoWays x={22} y={222} />
      <Nitrate x={110} y={222} double={2} />
      <Nitrate x={276} y={222} double={null} />
      <text x={276} y={306} fontSize={16} textAnchor="middle" className="fill-ink font-bold">
        the real ion
      </text>
    </svg>
  )
}

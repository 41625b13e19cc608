import { superscript } from '#chemistry/units.ts'
import type { IonizationStep } from '#content/elements/detail.ts'
import { decades, scaled } from '#web/element-pages/parts/scale.ts'

import type { Jump } from './ionization-jumps.ts'

const WIDTH = 360
const HEIGHT = 220
const LEFT = 44
const BOTTOM = 34
const TOP = 14
const RIGHT = 12
const ROOM_FOR_TIMES = 56

/** Energies on a logarithmic axis against the number of the electron, with the jumps between shells. */
export function IonizationChart({
  steps,
  jumps,
}: {
  readonly steps: readonly IonizationStep[]
  readonly jumps: readonly Jump[]
}) {
  const energies = steps.map(({ electronvolts }) => electronvolts)
  const ticks = decades(Math.min(...energies), Math.max(...energies), 6)
  const low = 10 ** (ticks[0] ?? 0)
  const high = Math.max(10 ** (ticks.at(-1) ?? 0), ...energies)
  const count = steps.length
  const x = (step: number) =>
    LEFT + scaled(step, { low: 1, high: count, length: WIDTH - LEFT - RIGHT, isLog: false })
  const y = (energy: number) =>
    HEIGHT - BOTTOM - scaled(energy, { low, high, length: HEIGHT - BOTTOM - TOP, isLog: true })
  const stride = Math.ceil(count / 10)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="el-plot">
      {ticks.map((power) => (
        <g key={power}>
          <path className="grid" d={`M${LEFT} ${y(10 ** power).toFixed(1)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={y(10 ** power) + 4} textAnchor="end">
            10{superscript(power)}
          </text>
        </g>
      ))}
      <text x="4" y="10">
        eV
      </text>
      {steps
        .filter(({ step }) => (step - 1) % stride === 0)
        .map(({ step }) => (
          <text key={step} x={x(step)} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
            {step}
          </text>
        ))}
      <text x={WIDTH - RIGHT} y={HEIGHT - 3} textAnchor="end">
        electron removed
      </text>
      <path
        className="line"
        d={`M${steps.map(({ step, electronvolts }) => `${x(step).toFixed(1)} ${y(electronvolts).toFixed(1)}`).join('L')}`}
      />
      {steps.map(({ step, electronvolts }) => (
        <circle key={step} cx={x(step).toFixed(1)} cy={y(electronvolts).toFixed(1)} r="3" />
      ))}
      {jumps.map(({ after, next, times }) => {
        const at = (x(after.step) + x(next.step)) / 2
        const isAtEnd = at > WIDTH - ROOM_FOR_TIMES
        return (
          <g key={after.step} className="mark">
            <path d={`M${at.toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`} />
            <text
              x={(isAtEnd ? at - 4 : at + 4).toFixed(1)}
              y={HEIGHT - BOTTOM - 6}
              textAnchor={isAtEnd ? 'end' : 'start'}
            >
              ×{times.toFixed(1)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

import { superscript } from '#chemistry/units.ts'
import type { Isotope } from '#content/elements/detail.ts'
import { halfLifeSeconds } from '#content/elements/half-life.ts'
import { decades, scaled } from '#web/element-pages/parts/scale.ts'

const WIDTH = 360
const HEIGHT = 200
const LEFT = 44
const RIGHT = 12
const TOP = 22
const BOTTOM = 32

/** Half-lives on a logarithmic axis against the mass number; stable isotopes reach to the top. */
export function IsotopeChart({ isotopes }: { readonly isotopes: readonly Isotope[] }) {
  const lives = isotopes.flatMap((isotope) => halfLifeSeconds(isotope) ?? [])
  const masses = isotopes.map(({ massNumber }) => massNumber)
  if (lives.length === 0) return null
  const ticks = decades(Math.min(...lives), Math.max(...lives), 6)
  const low = 10 ** (ticks[0] ?? 0)
  const high = Math.max(10 ** (ticks.at(-1) ?? 0), ...lives)
  const [first, last] = [Math.min(...masses), Math.max(...masses)]
  const x = (mass: number) =>
    LEFT +
    6 +
    scaled(mass, { low: first, high: last, length: WIDTH - LEFT - RIGHT - 12, isLog: false })
  const y = (seconds: number) =>
    HEIGHT - BOTTOM - scaled(seconds, { low, high, length: HEIGHT - BOTTOM - TOP, isLog: true })
  const stride = Math.max(1, Math.ceil((last - first) / 8))
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
      <text x="4" y="11">
        half-life, s
      </text>
      {masses
        .filter((mass) => (mass - first) % stride === 0)
        .map((mass) => (
          <text key={mass} x={x(mass)} y={HEIGHT - BOTTOM + 15} textAnchor="middle">
            {mass}
          </text>
        ))}
      <text x={WIDTH - RIGHT} y={HEIGHT - 2} textAnchor="end">
        mass number; bars: stable
      </text>
      {isotopes.map((isotope) => {
        const seconds = halfLifeSeconds(isotope)
        const at = x(isotope.massNumber).toFixed(1)
        if (isotope.life.kind === 'stable') {
          return (
            <path
              key={isotope.massNumber}
              className="stable"
              d={`M${at} ${HEIGHT - BOTTOM}V${TOP - 6}`}
            />
          )
        }
        return seconds === null ? null : (
          <circle key={isotope.massNumber} cx={at} cy={y(seconds).toFixed(1)} r="3" />
        )
      })}
    </svg>
  )
}

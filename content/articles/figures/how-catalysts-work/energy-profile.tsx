import { formatNumber } from '#chemistry/units.ts'

export const title = 'Two paths from hydrogen peroxide to water and oxygen'

export const caption =
  'Energy along the way, per mole of hydrogen peroxide. Platinum opens a lower path, but start and end remain the same.'

export const description =
  'Energy curve for peroxide breakdown: one hump of 75 kilojoules per mole without catalyst, a lower dashed double hump of 49 with platinum, same start at 0 and same end at minus 98.'

const ZERO = 142
const SCALE = 1.15

const y = (energy: number) => ZERO - energy * SCALE

const ticks = [
  { energy: 75, end: 170 },
  { energy: 49, end: 118 },
  { energy: 0, end: 292 },
  { energy: -98, end: 236 },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 364">
      <text x="8" y="22" fontSize="16" className="fill-ink font-semibold">
        Energy (kJ/mol)
      </text>
      <path d={`M56 34 V276 H312`} className="fill-none stroke-outline" strokeWidth="2" />
      {ticks.map(({ energy, end }) => (
        <g key={energy}>
          <path
            d={`M56 ${y(energy)} H${end}`}
            className="fill-none stroke-outline"
            strokeWidth="1.5"
            strokeDasharray="2 5"
          />
          <text x="49" y={y(energy) + 5.5} textAnchor="end" fontSize="16" className="fill-ink">
            {formatNumber(energy)}
          </text>
        </g>
      ))}
      <path
        d={`M60 ${y(0)} H80 C112 ${y(0)} 132 ${y(75)} 166 ${y(75)} C214 ${y(75)} 200 ${y(-98)} 244 ${y(-98)} H304`}
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
      <path
        d={`M60 ${y(0)} H80 C100 ${y(0)} 104 ${y(49)} 124 ${y(49)} C142 ${y(49)} 138 ${y(22)} 152 ${y(22)} C164 ${y(22)} 162 ${y(36)} 174 ${y(36)} C206 ${y(36)} 200 ${y(-98)} 244 ${y(-98)}`}
        className="fill-none stroke-link"
        strokeWidth="3.5"
        strokeDasharray="8 5"
      />
      <path
        d={`M280 ${y(-3)} V${y(-94)} m-6 -8 l6 8 6 -8`}
        className="fill-none stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="270" y={y(-46)} textAnchor="end" fontSize="16" className="fill-ink">
        Δ<tspan className="italic">H</tspan>
      </text>
      <g fontSize="16" className="fill-muted">
        <text x="64" y={y(0) + 24}>
          H₂O₂
        </text>
        <text x="64" y={y(-98) - 9}>
          H₂O + ½ O₂
        </text>
        <text x="184" y="295" textAnchor="middle">
          course of the reaction →
        </text>
      </g>
      <path d="M10 321 H50" className="fill-none stroke-ink" strokeWidth="3" />
      <path
        d="M10 349 H50"
        className="fill-none stroke-link"
        strokeWidth="3.500"
        strokeDasharray="8 5"
      />
      <g fontSize="16" className="fill-ink">
        <text x="60" y="326.5">
          without a catalyst: hump 75
        </text>
        <text x="60" y="354.5">
          with platinum: highest hump 49
        </text>
      </g>
    </svg>
  )
}

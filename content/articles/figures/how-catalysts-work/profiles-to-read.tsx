export const title = 'Two profiles to read'

export const caption =
  'An energy profile of an imaginary reaction, without a catalyst (solid) and with one (dashed). Every thin line stands for 2 kJ.'

export const description =
  'Two energy curves on a grid with a line for every 2 kilojoules. Both start at 6 and end at 0 kilojoules. The solid hump without a catalyst reaches 32, the dashed one with a catalyst 20.'

const BASE = 252
const SCALE = 6

const y = (energy: number) => BASE - energy * SCALE

const START = y(6)
const END = y(0)

/** The path from reactants over a hump to products. */
const path = (hump: number) =>
  `M56 ${START} H96 C136 ${START} 150 ${y(hump)} 186 ${y(hump)} S236 ${END} 276 ${END} H340`

export function Drawing() {
  return (
    <svg viewBox="0 0 360 352" fontSize="16">
      <text x="8" y="22" className="fill-ink font-semibold">
        Energy (kJ)
      </text>
      {Array.from({ length: 18 }, (_, index) => index * 2).map((energy) => (
        <line
          key={energy}
          x1="50"
          y1={y(energy)}
          x2="346"
          y2={y(energy)}
          strokeWidth={energy % 10 === 0 ? 1.8 : 0.8}
          className={energy % 10 === 0 ? 'stroke-outline' : 'stroke-line'}
        />
      ))}
      {[0, 10, 20, 30].map((energy) => (
        <text key={energy} x="42" y={y(energy) + 5.5} textAnchor="end" className="fill-ink">
          {energy}
        </text>
      ))}
      <path d={path(32)} className="fill-none stroke-ink" strokeWidth="3" />
      <path
        d={path(20)}
        className="fill-none stroke-link"
        strokeWidth="3.5"
        strokeDasharray="8 5"
      />
      <g className="fill-muted">
        <text x="54" y={START + 23}>
          reactants
        </text>
        <text x="346" y={END - 10} textAnchor="end">
          products
        </text>
        <text x="198" y={BASE + 26} textAnchor="middle">
          course of the reaction →
        </text>
      </g>
      <path d="M50 309 H90" className="fill-none stroke-ink" strokeWidth="3" />
      <path
        d="M50 337 H90"
        className="fill-none stroke-link"
        strokeWidth="3.500"
        strokeDasharray="8 5"
      />
      <g className="fill-ink">
        <text x="100" y="314.5">
          without a catalyst
        </text>
        <text x="100" y="342.5">
          with a catalyst
        </text>
      </g>
    </svg>
  )
}

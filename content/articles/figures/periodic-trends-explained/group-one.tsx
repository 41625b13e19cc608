import { element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

const LEFT = 60
const STEP = 52
const TOP = 52
/** In units of the drawing, for kilojoules per mole above the lowest tick. */
const SCALE = 0.62
const LOWEST = 350
const HIGHEST = 550
const BOTTOM = TOP + (HIGHEST - LOWEST) * SCALE

const heightOf = (energy: number) => BOTTOM - (energy - LOWEST) * SCALE

const points = (['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'] as const).map((symbol, index) => {
  const energy = element(symbol).ionizationEnergy ?? 0
  return { symbol, energy, x: LEFT + 18 + index * STEP, y: heightOf(energy) }
})

/** The ionization energies of group 1 on a scale that begins at 350, so that the last step is seen. */
export function GroupOne() {
  return (
    <g fontSize="16">
      <text x="8" y="20" className="fill-ink font-semibold">
        Group 1 alone, enlarged
      </text>
      {[350, 400, 450, 500, 550].map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT - 12}
            y1={heightOf(tick)}
            x2={354}
            y2={heightOf(tick)}
            className="stroke-line"
            strokeWidth="1"
          />
          <text x={LEFT - 18} y={heightOf(tick) + 5} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x} ${y}`).join(', ')}
        className="fill-none stroke-link"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {points.map(({ symbol, energy, x, y }) => (
        <g key={symbol} textAnchor="middle">
          <circle cx={x} cy={y} r="4.5" className="fill-accent" />
          <text x={x + (symbol === 'K' ? 8 : 0)} y={y - 10} className="fill-ink">
            {formatNumber(energy, { decimals: 0 })}
          </text>
          <text x={x} y={BOTTOM + 20} className="fill-ink font-semibold">
            {symbol}
          </text>
        </g>
      ))}
    </g>
  )
}

import { element } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

export const title = 'Melting points down group 1'
export const caption =
  'Melting point against atomic number. The dashed line marks the temperature of a warm hand, about 34 °C.'
export const description =
  'Curve of melting points against atomic number: lithium 180.5, sodium 97.8, potassium 63.5, rubidium 39.3, cesium 28.5 °C. It falls steeply, then gently; only cesium lies below the dashed line for a warm hand.'

const LEFT = 46
const BOTTOM = 240
const STEP = 5
const UNITS_PER_DEGREE = 1
const HAND = 34

const ticks = [0, 50, 100, 150, 200] as const

const points = (['Li', 'Na', 'K', 'Rb', 'Cs'] as const).map((symbol) => {
  const { atomicNumber, meltingPoint } = element(symbol)
  const degrees = meltingPoint ?? 0
  return {
    symbol,
    atomicNumber,
    degrees: formatNumber(degrees, { decimals: 1 }),
    x: LEFT + atomicNumber * STEP,
    y: heightOf(degrees),
  }
})

/** The melting points of the five metals that can be measured. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 292">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            y1={heightOf(tick)}
            x2="354"
            y2={heightOf(tick)}
            className="stroke-line"
            strokeWidth="1"
          />
          <text
            x={LEFT - 6}
            y={heightOf(tick) + 5}
            fontSize="16"
            textAnchor="end"
            className="fill-muted"
          >
            {tick}
          </text>
        </g>
      ))}
      <text x="4" y="16" fontSize="16" className="fill-muted">
        °C
      </text>
      <line
        x1={LEFT}
        y1={heightOf(HAND)}
        x2="354"
        y2={heightOf(HAND)}
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <text x={LEFT + 4} y={heightOf(HAND) + 19} fontSize="16" className="fill-ink">
        warm hand
      </text>
      <polyline
        points={points.map(({ x, y }) => `${x} ${y}`).join(', ')}
        className="fill-none stroke-link"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {points.map(({ symbol, degrees, x, y }) => (
        <g key={symbol}>
          <circle cx={x} cy={y} r="5" className="fill-accent" />
          <text
            x={symbol === 'Cs' ? 356 : x + 6}
            y={symbol === 'Cs' ? y + 22 : y - 9}
            fontSize="16"
            fontWeight="600"
            textAnchor={symbol === 'Cs' ? 'end' : 'start'}
            className="fill-ink"
          >
            {symbol} {degrees}
          </text>
        </g>
      ))}
      <text x="204" y="284" fontSize="16" textAnchor="middle" className="fill-ink">
        atomic number
      </text>
      {points.map(({ symbol, atomicNumber, x }) => (
        <text
          key={symbol}
          x={x}
          y={BOTTOM + 21}
          fontSize="16"
          textAnchor="middle"
          className="fill-muted"
        >
          {atomicNumber}
        </text>
      ))}
    </svg>
  )
}

function heightOf(degrees: number): number {
  return BOTTOM - degrees * UNITS_PER_DEGREE
}

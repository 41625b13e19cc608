import { element } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AtomicNumberAxes } from '#content/articles/figures/atomic-number-axes.tsx'

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
    x: placeOf(atomicNumber),
    y: heightOf(degrees),
  }
})

/** The melting points of the five metals that can be measured. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 292">
      <AtomicNumberAxes
        left={LEFT}
        bottom={BOTTOM}
        ticks={ticks}
        heightOf={heightOf}
        numbers={points.map(({ atomicNumber }) => atomicNumber)}
        placeOf={placeOf}
      />
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
    </svg>
  )
}

function placeOf(atomicNumber: number): number {
  return LEFT + atomicNumber * STEP
}

function heightOf(degrees: number): number {
  return BOTTOM - degrees * UNITS_PER_DEGREE
}

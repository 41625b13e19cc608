import { element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { AtomicNumberAxes } from '#content/articles/figures/atomic-number-axes.tsx'
import { atomicNumberScale } from '#content/articles/figures/atomic-number-scale.ts'

export const title = 'Melting points down group 1'
export const caption =
  'Melting point against atomic number. The dashed line marks the temperature of a warm hand, about 34 °C.'
export const description =
  'Curve of melting points against atomic number: lithium 180.5, sodium 97.8, potassium 63.5, rubidium 39.3, cesium 28.5 °C. It falls steeply, then gently; only cesium lies below the dashed line for a warm hand.'

/** In units of the drawing; a degree is one high. */
const scale = atomicNumberScale({ left: 46, bottom: 240, step: 5, unit: 1 })
const HAND = 34

const ticks = [0, 50, 100, 150, 200] as const

const points = (['Li', 'Na', 'K', 'Rb', 'Cs'] as const).map((symbol) => {
  const { atomicNumber, meltingPoint } = element(symbol)
  const degrees = meltingPoint ?? 0
  return {
    symbol,
    atomicNumber,
    degrees: formatNumber(degrees, { decimals: 1 }),
    x: scale.placeOf(atomicNumber),
    y: scale.heightOf(degrees),
  }
})

/** The melting points of the five metals that can be measured. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 292">
      <AtomicNumberAxes
        scale={scale}
        ticks={ticks}
        numbers={points.map(({ atomicNumber }) => atomicNumber)}
      />
      <text x="4" y="16" fontSize="16" className="fill-muted">
        °C
      </text>
      <line
        x1={scale.left}
        y1={scale.heightOf(HAND)}
        x2="354"
        y2={scale.heightOf(HAND)}
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <text x={scale.left + 4} y={scale.heightOf(HAND) + 19} fontSize="16" className="fill-ink">
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

import { elements } from '#chemistry/elements/elements.ts'
import { AtomicNumberAxes } from '#content/articles/figures/atomic-number-axes.tsx'
import { atomicNumberScale } from '#content/articles/figures/atomic-number-scale.ts'

export const title = 'First ionization energies of the first 36 elements'
export const caption =
  'First ionization energy (kJ/mol) against atomic number. Circles mark the peaks and valleys, squares the small dips.'
export const description =
  'Zigzag line of first ionization energy from hydrogen to krypton: peaks at He 2372, Ne 2081, Ar 1521, Kr 1351; valleys at Li 520, Na 496, K 419; small dips at B, O, Al, S, Ga and Se.'

const LAST = 36
/** In units of the drawing, for kilojoules per mole. */
const scale = atomicNumberScale({ left: 48, bottom: 250, step: 8.3, unit: 0.09 })

const ticks = [0, 500, 1000, 1500, 2000, 2500] as const
const numbers = [1, 10, 20, 30, 36] as const

const named = [
  { symbol: 'He', dx: 8, dy: 0 },
  { symbol: 'Ne', dx: 0, dy: -10 },
  { symbol: 'Ar', dx: 0, dy: -10 },
  { symbol: 'Kr', dx: -4, dy: -10 },
  { symbol: 'Li', dx: 0, dy: 20 },
  { symbol: 'Na', dx: -8, dy: 20 },
  { symbol: 'K', dx: 0, dy: 20 },
] as const

const dips = [
  { symbol: 'B', dx: 4, dy: 20 },
  { symbol: 'O', dx: 12, dy: 14 },
  { symbol: 'Al', dx: 10, dy: 20 },
  { symbol: 'S', dx: 10, dy: 16 },
  { symbol: 'Ga', dx: 2, dy: 20 },
  { symbol: 'Se', dx: 12, dy: 18 },
] as const

const points = elements.slice(0, LAST).map(({ symbol, atomicNumber, ionizationEnergy }) => ({
  symbol,
  x: scale.placeOf(atomicNumber),
  y: scale.heightOf(ionizationEnergy ?? 0),
}))

/** The zigzag of the ionization energies from hydrogen to krypton. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 294">
      <AtomicNumberAxes scale={scale} ticks={ticks} numbers={numbers} />
      <polyline
        points={points.map(({ x, y }) => `${x} ${y}`).join(', ')}
        className="fill-none stroke-link"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {named.map(({ symbol, dx, dy }) => {
        const { x, y } = pointOf(symbol)
        return (
          <g key={symbol}>
            <circle cx={x} cy={y} r="4.5" className="fill-accent" />
            <text
              x={x + dx}
              y={y + dy}
              fontSize="16"
              fontWeight="600"
              textAnchor={symbol === 'He' ? 'start' : 'middle'}
              className="fill-ink"
            >
              {symbol}
            </text>
          </g>
        )
      })}
      {dips.map(({ symbol, dx, dy }) => {
        const { x, y } = pointOf(symbol)
        return (
          <g key={symbol}>
            <rect
              x={x - 4}
              y={y - 4}
              width="8"
              height="8"
              className="fill-surface stroke-ink"
              strokeWidth="2"
            />
            <text x={x + dx} y={y + dy} fontSize="16" textAnchor="middle" className="fill-ink">
              {symbol}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function pointOf(symbol: string): { readonly x: number; readonly y: number } {
  return points.find((point) => point.symbol === symbol) ?? { x: 0, y: 0 }
}

import { properties } from '#chemistry/elements/element-properties.ts'

export const title = 'Atoms to scale'
export const caption =
  'Covalent radii to scale, in pm: shrinking across period 3, growing down group 1. Sodium stands in both rows.'
export const description =
  'Circles to scale. Upper row, period 3: sodium 166, magnesium 141, aluminum 121, silicon 111, phosphorus 107, sulfur 105, chlorine 102 pm, shrinking. Lower row, group 1: lithium 128, sodium 166, potassium 203, rubidium 220, cesium 244 pm, growing.'

const UNITS_PER_PICOMETER = 0.13

const period = ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl'].map((symbol, index) => ({
  symbol,
  x: 30 + index * 50,
}))
const group = [
  { symbol: 'Li', x: 34 },
  { symbol: 'Na', x: 92 },
  { symbol: 'K', x: 158 },
  { symbol: 'Rb', x: 232 },
  { symbol: 'Cs', x: 314 },
] as const

/** The atoms of period 3 above those of group 1. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 270">
      <text x="8" y="20" fontSize="16" className="fill-muted">
        across period 3: smaller
      </text>
      {period.map(({ symbol, x }) => (
        <Atom key={symbol} symbol={symbol} x={x} y={56} below={42} />
      ))}
      <text x="8" y="148" fontSize="16" className="fill-muted">
        down group 1: bigger
      </text>
      {group.map(({ symbol, x }) => (
        <Atom key={symbol} symbol={symbol} x={x} y={196} below={54} />
      ))}
    </svg>
  )
}

function Atom({
  symbol,
  x,
  y,
  below,
}: {
  readonly symbol: string
  readonly x: number
  readonly y: number
  readonly below: number
}) {
  const radius = properties(symbol).covalentRadius ?? 0
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius * UNITS_PER_PICOMETER}
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.5"
      />
      <text x={x} y={y + 6} fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        {symbol}
      </text>
      <text x={x} y={y + below} fontSize="16" textAnchor="middle" className="fill-ink">
        {radius}
      </text>
    </>
  )
}

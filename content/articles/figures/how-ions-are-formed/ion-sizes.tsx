export const title = 'Atoms and their ions to scale'

export const caption =
  'Radii in picometers, drawn to one scale. The atoms are measured by covalent radius and the ions by ionic radius, so compare the direction rather than the last digit.'

export const description =
  'A sodium atom of radius 166 picometers shrinks to a sodium ion of 102 when it loses an electron. A chlorine atom of 102 swells to a chloride ion of 181 when it gains one.'

type Ball = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly symbol: string
  readonly electrons: string
  readonly isIon: boolean
}

const PIXELS_PER_PICOMETER = 0.42

function Sphere({ x, y, radius, symbol, electrons, isIon }: Ball) {
  const size = radius * PIXELS_PER_PICOMETER
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={size}
        strokeWidth={isIon ? 4 : 2}
        className={isIon ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-outline'}
      />
      <text x={x} y={y} fontSize={22} className="fill-ink font-bold">
        {symbol}
      </text>
      <text x={x} y={y + 20} className="fill-ink">
        {electrons}
      </text>
      <text x={x} y={y + size + 22} className="fill-ink">
        {radius} pm
      </text>
    </g>
  )
}

function Change({
  from,
  to,
  y,
  label,
}: {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly label: string
}) {
  return (
    <g>
      <line x1={from} y1={y} x2={to - 10} y2={y} strokeWidth={3} className="stroke-link" />
      <polygon
        points={`${to},${y} ${to - 11},${y - 6} ${to - 11},${y + 6}`}
        className="fill-link"
      />
      <text x={(from + to) / 2} y={y - 12} className="fill-ink font-bold">
        {label}
      </text>
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 396" fontSize={16} textAnchor="middle">
      <Sphere x={88} y={84} radius={166} symbol="Na" electrons="11 e⁻" isIon={false} />
      <Change from={168} to={222} y={84} label="−1 e⁻" />
      <Sphere x={276} y={84} radius={102} symbol="Na⁺" electrons="10 e⁻" isIon />
      <line x1={20} y1={192} x2={340} y2={192} strokeWidth={1} className="stroke-line" />
      <Sphere x={88} y={286} radius={102} symbol="Cl" electrons="17 e⁻" isIon={false} />
      <Change from={142} to={190} y={286} label="+1 e⁻" />
      <Sphere x={276} y={286} radius={181} symbol="Cl⁻" electrons="18 e⁻" isIon />
    </svg>
  )
}

export const title = 'Chlorine’s average mass as a balance point'

export const caption =
  'One hundred typical chlorine atoms on a beam marked in u. The beam balances at 35.45 u, a place where no atom sits.'

export const description =
  'A balance beam from 34 to 38 u. A tall stack of 76 atoms stands at 35, a short stack of 24 atoms at 37. The beam balances on a point at 35.45, where there is no atom: the average belongs to no atom.'

const MASS_LEFT = 34
const PIXELS_PER_UNIT = 68
const beamX = (mass: number) => 24 + (mass - MASS_LEFT) * PIXELS_PER_UNIT

const DOT = 10
const COLUMNS = 4
const BEAM_TOP = 254

function stack(count: number, mass: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: `${mass}-${index}`,
    x: beamX(mass) + ((index % COLUMNS) - (COLUMNS - 1) / 2) * DOT,
    y: BEAM_TOP - DOT / 2 - 1 - Math.floor(index / COLUMNS) * DOT,
  }))
}

export function Drawing() {
  const average = beamX(35.45)
  return (
    <svg viewBox="0 0 320 348">
      <rect x="1" y="1" width="318" height="346" rx="14" className="fill-sunken stroke-line" />
      {stack(76, 34.97).map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r="4.3" className="fill-accent stroke-outline" />
      ))}
      {stack(24, 36.97).map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r="4" className="fill-surface stroke-ink" strokeWidth="2" />
      ))}
      <g fontSize="16" textAnchor="middle" className="fill-ink">
        <text x={beamX(34.97)} y="30" className="font-semibold">
          chlorine-35
        </text>
        <text x={beamX(34.97)} y="50">
          76 of 100
        </text>
        <text x={beamX(36.97)} y="152" className="font-semibold">
          chlorine-37
        </text>
        <text x={beamX(36.97)} y="172">
          24 of 100
        </text>
      </g>
      <rect x="12" y={BEAM_TOP} width="296" height="8" rx="3" className="fill-ink" />
      <g className="stroke-ink" strokeWidth="2">
        {[34, 35, 36, 37, 38].map((mass) => (
          <path key={mass} d={`M${beamX(mass)} ${BEAM_TOP + 8} v7`} />
        ))}
      </g>
      <g fontSize="16" textAnchor="middle" className="fill-ink">
        {[34, 36, 37, 38].map((mass) => (
          <text key={mass} x={beamX(mass)} y={BEAM_TOP + 32}>
            {mass}
          </text>
        ))}
        <text x={beamX(35) - 6} y={BEAM_TOP + 32}>
          35
        </text>
      </g>
      <path
        d={`M${average} ${BEAM_TOP + 9} l20 44 h-40 z`}
        className="fill-link stroke-ink"
        strokeWidth="1.5"
      />
      <text
        x={average}
        y="332"
        fontSize="16"
        textAnchor="middle"
        className="fill-ink font-semibold"
      >
        balances at 35.45 u
      </text>
    </svg>
  )
}

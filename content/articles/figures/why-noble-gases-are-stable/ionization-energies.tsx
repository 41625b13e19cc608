import { element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

export const title = 'Ionization energies of the noble gases'
export const caption =
  'First ionization energy in kJ/mol. The dashed line marks the value for the oxygen molecule in the tables of 1962, 1175 kJ/mol.'
export const description =
  'Bars fall from helium 2372 to radon 1037; a dashed line at 1175 for the oxygen molecule passes just above xenon at 1170. Only xenon and radon lie below it.'

const LEFT = 8
const STEP = 59
const WIDTH = 49
const BOTTOM = 252
const UNITS_PER_KILOJOULE = 0.092
const OXYGEN_MOLECULE = 1175

const bars = (['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'] as const).map((symbol, index) => {
  const energy = element(symbol).ionizationEnergy ?? 0
  const height = energy * UNITS_PER_KILOJOULE
  return { symbol, energy, height, x: LEFT + index * STEP }
})

const LINE = BOTTOM - OXYGEN_MOLECULE * UNITS_PER_KILOJOULE

/** One bar for each noble gas, with the line of the oxygen molecule across. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 284">
      {bars.map(({ symbol, energy, height, x }) => (
        <g key={symbol}>
          <rect
            x={x}
            y={BOTTOM - height}
            width={WIDTH}
            height={height}
            rx="5"
            className="fill-noble stroke-cell-line"
            strokeWidth="1.25"
          />
          <text
            x={x + WIDTH / 2}
            y={energy > OXYGEN_MOLECULE ? BOTTOM - height - 7 : BOTTOM - height + 24}
            fontSize="16"
            textAnchor="middle"
            className={energy > OXYGEN_MOLECULE ? 'fill-ink' : 'fill-cell-ink'}
          >
            {formatNumber(energy, { decimals: 0 })}
          </text>
          <text
            x={x + WIDTH / 2}
            y={BOTTOM + 22}
            fontSize="18"
            fontWeight="600"
            textAnchor="middle"
            className="fill-ink"
          >
            {symbol}
          </text>
        </g>
      ))}
      <line
        x1="4"
        y1={LINE}
        x2="356"
        y2={LINE}
        className="stroke-ink"
        strokeWidth="2"
        strokeDasharray="7 5"
      />
      <text x="354" y={LINE - 32} fontSize="16" textAnchor="end" className="fill-ink">
        O₂ molecule:
      </text>
      <text x="354" y={LINE - 12} fontSize="16" textAnchor="end" className="fill-ink">
        1175
      </text>
      <line x1="4" y1={BOTTOM} x2="356" y2={BOTTOM} className="stroke-outline" strokeWidth="2" />
    </svg>
  )
}

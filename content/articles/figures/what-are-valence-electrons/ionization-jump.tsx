import { formatNumber } from '#chemistry/units.ts'

export const title = 'The jump in ionization energies'

export const caption =
  'The first five ionization energies in kJ/mol, rounded. Filled bars: valence electrons. Striped bars: core electrons.'

export const description =
  'Bars of successive ionization energies; the big jump comes after 1 electron for sodium (9.2 times), 2 for magnesium (5.3 times) and 3 for aluminum (4.2 times).'

const ROW = 24
const PANEL = 5 * ROW + 46
const LEFT = 46
const FULL = 14842
const WIDTH = 204

const panels = [
  { name: 'Sodium', valence: 1, jump: '9.2', energies: [496, 4562, 6910, 9546, 13354] },
  { name: 'Magnesium', valence: 2, jump: '5.3', energies: [738, 1451, 7733, 10543, 13636] },
  { name: 'Aluminum', valence: 3, jump: '4.2', energies: [578, 1817, 2745, 11578, 14842] },
] as const

const ordinals = ['1st', '2nd', '3rd', '4th', '5th'] as const

const length = (energy: number) => (energy / FULL) * WIDTH

/** Thin slanted lines, so that core electrons are marked without color. */
function stripes(width: number) {
  return Array.from(
    { length: Math.floor((width - 12) / 8) },
    (_, index) => `M${index * 8 + 3} 17 l9 -16`,
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 510" className="max-w-sm">
      <rect x="1" y="1" width="318" height="508" rx="14" className="fill-sunken stroke-line" />
      {panels.map(({ name, valence, jump, energies }, panel) => (
        <g key={name} transform={`translate(0 ${panel * PANEL + 6})`}>
          {panel > 0 && <path d="M16 2 H304" className="stroke-line" />}
          <text x="16" y="27" fontSize="18" className="fill-ink font-display">
            {name}
          </text>
          <text x="304" y="27" fontSize="15" textAnchor="end" className="fill-muted">
            {valence} valence electron{valence > 1 ? 's' : ''}
          </text>
          {energies.map((energy, row) => {
            const y = 36 + row * ROW
            const bar = length(energy)
            const isCore = row >= valence
            return (
              <g key={energy}>
                <text x="40" y={y + 15} fontSize="15" textAnchor="end" className="fill-muted">
                  {ordinals[row]}
                </text>
                <g transform={`translate(${LEFT} ${y})`}>
                  <rect
                    width={bar}
                    height="18"
                    rx="2"
                    className={isCore ? 'fill-surface stroke-link' : 'fill-accent stroke-ink'}
                  />
                  {isCore && (
                    <path
                      d={stripes(bar).join('')}
                      className="fill-none stroke-link"
                      opacity="0.7"
                    />
                  )}
                  <text x={bar + 6} y="15" fontSize="15" className="fill-ink">
                    {formatNumber(energy)}
                  </text>
                </g>
              </g>
            )
          })}
          <g transform={`translate(196 ${36 + (valence - 1) * ROW})`}>
            <path
              d="M-8 2 V22 M-13 16 L-8 23 L-3 16"
              className="fill-none stroke-ink"
              strokeWidth="2"
            />
            <text x="4" y="15" fontSize="15" className="fill-ink font-semibold">
              jump × {jump}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}

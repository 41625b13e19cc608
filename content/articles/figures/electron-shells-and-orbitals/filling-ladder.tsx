export const title = 'The ladder of subshells'

export const caption =
  'Read upward: the order in which neutral atoms fill their subshells. Each box is an orbital for two electrons. (Energies shift from atom to atom; after calcium, 3d lies below 4s.)'

export const description =
  'Ladder from 1s up to 6p with 1 box for s, 3 for p, 5 for d and 7 for f. Steps are grouped into periods 1 to 6, which hold 2, 8, 8, 18, 18 and 32 electrons.'

const ROW = 27
const GAP = 9
const BOX = 22
const TOP = 44

const periods = [
  { period: 6, subshells: ['6p', '5d', '4f', '6s'], total: 32 },
  { period: 5, subshells: ['5p', '4d', '5s'], total: 18 },
  { period: 4, subshells: ['4p', '3d', '4s'], total: 18 },
  { period: 3, subshells: ['3p', '3s'], total: 8 },
  { period: 2, subshells: ['2p', '2s'], total: 8 },
  { period: 1, subshells: ['1s'], total: 2 },
] as const

const orbitals: Readonly<Record<string, number>> = { s: 1, p: 3, d: 5, f: 7 }

function bands() {
  let y = TOP
  return periods.map((band) => {
    const top = y
    y += band.subshells.length * ROW + GAP
    return { ...band, top, height: band.subshells.length * ROW }
  })
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 520" className="max-w-xs">
      <rect x="1" y="1" width="318" height="518" rx="14" className="fill-sunken stroke-line" />
      <g fontSize="16" className="fill-muted">
        <text x="40" y="30">
          Period
        </text>
        <text x="306" y="30" textAnchor="end">
          Electrons
        </text>
      </g>
      <path d="M22 504 V52" className="fill-none stroke-accent" strokeWidth="3" />
      <path d="M14 62 L22 48 L30 62" className="fill-none stroke-accent" strokeWidth="3" />
      {bands().map(({ period, subshells, total, top, height }) => (
        <g key={period}>
          <rect
            x="36"
            y={top}
            width="272"
            height={height}
            rx="8"
            className="fill-surface stroke-line"
          />
          <text
            x="53"
            y={top + height / 2 + 7}
            fontSize="20"
            textAnchor="middle"
            className="fill-ink font-display"
          >
            {period}
          </text>
          {subshells.map((subshell, row) => (
            <g key={subshell}>
              <text x="76" y={top + row * ROW + 19} fontSize="16" className="fill-ink">
                {subshell}
              </text>
              {Array.from({ length: orbitals[subshell.slice(1)] ?? 0 }, (_, box) => (
                <rect
                  key={box}
                  x={104 + box * BOX}
                  y={top + row * ROW + 4}
                  width={BOX - 3}
                  height={ROW - 8}
                  rx="3"
                  className="fill-accent-soft stroke-outline"
                />
              ))}
            </g>
          ))}
          <text
            x="299"
            y={top + height / 2 + 6}
            fontSize="17"
            textAnchor="end"
            className="fill-ink font-semibold"
          >
            {total}
          </text>
        </g>
      ))}
    </svg>
  )
}

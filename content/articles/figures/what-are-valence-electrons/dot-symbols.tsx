export const title = 'Dot symbols from sodium to argon'

export const caption =
  'Dot symbols of period 3. Each dot is one valence electron; pairs form only after the fourth dot.'

export const description =
  'Eight dot symbols in order: Na 1 dot, Mg 2, Al 3, Si 4 on four separate sides, P 5 with one pair, S 6 with two pairs, Cl 7 with three pairs, Ar 8 with four pairs.'

const elements = [
  { symbol: 'Na', group: 1 },
  { symbol: 'Mg', group: 2 },
  { symbol: 'Al', group: 13 },
  { symbol: 'Si', group: 14 },
  { symbol: 'P', group: 15 },
  { symbol: 'S', group: 16 },
  { symbol: 'Cl', group: 17 },
  { symbol: 'Ar', group: 18 },
] as const

const OUT = 24
const APART = 5.5

/** Right, left, top and bottom of the symbol; each has room for two dots. */
const sides = [
  { x: OUT + 3, y: 0, acrossX: 0, acrossY: APART },
  { x: -OUT - 3, y: 0, acrossX: 0, acrossY: APART },
  { x: 0, y: -OUT, acrossX: APART, acrossY: 0 },
  { x: 0, y: OUT, acrossX: APART, acrossY: 0 },
] as const

function dots(count: number) {
  return sides.flatMap(({ x, y, acrossX, acrossY }, side) => {
    if (side >= count) return []
    if (side + 4 >= count) return [{ x, y }]
    return [
      { x: x - acrossX, y: y - acrossY },
      { x: x + acrossX, y: y + acrossY },
    ]
  })
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 330">
      <rect x="1" y="1" width="318" height="328" rx="14" className="fill-sunken stroke-line" />
      {elements.map(({ symbol, group }, index) => {
        const valence = group > 10 ? group - 10 : group
        return (
          <g
            key={symbol}
            transform={`translate(${46 + (index % 4) * 76} ${80 + Math.floor(index / 4) * 158})`}
          >
            <text y="-50" fontSize="15" textAnchor="middle" className="fill-muted">
              group {group}
            </text>
            <rect
              x="-36"
              y="-40"
              width="72"
              height="112"
              rx="10"
              className="fill-surface stroke-outline"
            />
            <text y="9" fontSize="24" textAnchor="middle" className="fill-ink font-display">
              {symbol}
            </text>
            {dots(valence).map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" className="fill-accent stroke-ink" />
            ))}
            <path d="M-26 42 H26" className="stroke-line" />
            <text y="61" fontSize="16" textAnchor="middle" className="fill-ink font-semibold">
              {valence === 1 ? '1 dot' : `${valence} dots`}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

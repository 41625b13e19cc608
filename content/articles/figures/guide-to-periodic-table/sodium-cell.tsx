export const title = 'The cell of sodium'
export const caption = 'One square, four facts: the cell of sodium, element 11.'
export const description =
  'A large cell of the table for sodium. Labels point to the atomic number 11, the symbol Na, the name Sodium and the atomic mass 22.990 u. The number 11 says that every sodium atom has 11 protons.'

const labels = [
  { y: 54, from: 66, head: 'Atomic number', text: '11 protons' },
  { y: 118, from: 116, head: 'Symbol', text: 'from natrium' },
  { y: 176, from: 108, head: 'Name', text: 'in English' },
  { y: 226, from: 104, head: 'Atomic mass', text: 'average, in u' },
] as const

/** The cell of sodium with a line from each of its four facts to its meaning. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 262">
      <rect
        x="14"
        y="10"
        width="150"
        height="242"
        rx="14"
        className="fill-metal stroke-cell-line"
        strokeWidth="2"
      />
      <rect x="26" y="18" width="126" height="6" rx="3" className="fill-cell-ink" />
      <text x="28" y="62" fontSize="24" fontWeight="600" className="fill-cell-ink">
        11
      </text>
      <text x="28" y="140" fontSize="64" fontWeight="600" className="fill-cell-ink font-display">
        Na
      </text>
      <text x="28" y="182" fontSize="20" className="fill-cell-ink">
        Sodium
      </text>
      <text x="28" y="232" fontSize="18" className="fill-cell-ink">
        22.990
      </text>
      {labels.map(({ y, from, head, text }) => (
        <g key={head}>
          <line
            x1={from}
            y1={y}
            x2="156"
            y2={y}
            className="stroke-cell-ink"
            strokeWidth="1.5"
            strokeDasharray="2 4"
          />
          <line x1="164" y1={y} x2="188" y2={y} className="stroke-outline" strokeWidth="1.5" />
          <circle cx="188" cy={y} r="3.5" className="fill-accent" />
          <text x="200" y={y - 3} fontSize="16" fontWeight="600" className="fill-ink">
            {head}
          </text>
          <text x="200" y={y + 16} fontSize="16" className="fill-muted">
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

export const title = 'Strong and dilute, weak and concentrated'

export const caption =
  'Both beakers have equally many hydronium ions, so they have the same pH. In a real weak acid often only about 1 molecule in 100 is split.'

export const description =
  'Two beakers. Left: a strong acid, dilute, with only three hydronium ions and three negative ions. Right: a weak acid, concentrated, with three hydronium ions, three negative ions and twelve whole molecules. Same pH.'

const hydronium = [
  { x: 46, y: 106 },
  { x: 108, y: 134 },
  { x: 64, y: 176 },
  { x: 190, y: 96 },
  { x: 282, y: 120 },
  { x: 224, y: 191 },
] as const

const anions = [
  { x: 96, y: 98 },
  { x: 44, y: 146 },
  { x: 112, y: 178 },
  { x: 251, y: 97 },
  { x: 189, y: 146 },
  { x: 279, y: 170 },
] as const

const molecules = [
  { x: 220, y: 98 },
  { x: 281, y: 93 },
  { x: 194, y: 121 },
  { x: 224, y: 124 },
  { x: 254, y: 120 },
  { x: 218, y: 148 },
  { x: 250, y: 144 },
  { x: 282, y: 147 },
  { x: 190, y: 171 },
  { x: 220, y: 169 },
  { x: 252, y: 167 },
  { x: 256, y: 190 },
] as const

const beakers = [
  { left: 20, first: 'strong acid,', second: 'dilute' },
  { left: 172, first: 'weak acid,', second: 'concentrated' },
] as const

function Hydronium({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="10" className="fill-accent stroke-ink" strokeWidth="1.5" />
      <path
        d={`M${x - 5} ${y} h10 M${x} ${y - 5} v10`}
        className="stroke-on-accent"
        strokeWidth="2.5"
      />
    </g>
  )
}

function Anion({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <rect
        x={x - 8.5}
        y={y - 8.5}
        width="17"
        height="17"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="1.5"
      />
      <path d={`M${x - 4.5} ${y} h9`} className="stroke-ink" strokeWidth="2.5" />
    </g>
  )
}

function Molecule({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="fill-line stroke-ink" strokeWidth="1.500">
      <rect x={x - 10} y={y - 6} width="12" height="12" rx="2" />
      <circle cx={x + 6} cy={y} r="5" />
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 316">
      {beakers.map(({ left, first, second }) => (
        <g key={left}>
          <text x={left + 64} y="22" textAnchor="middle" fontSize="16" className="fill-ink">
            {first}
          </text>
          <text
            x={left + 64}
            y="42"
            textAnchor="middle"
            fontSize="16"
            className="fill-ink font-semibold"
          >
            {second}
          </text>
          <path
            d={`M${left + 3} 80 H${left + 125} V196 q0 10 -10 10 H${left + 13} q-10 0 -10 -10 Z`}
            className="fill-link opacity-20"
          />
          <path
            d={`M${left - 4} 58 q6 0 6 8 V196 q0 12 12 12 H${left + 114} q12 0 12 -12 V66 q0 -8 6 -8`}
            className="fill-none stroke-outline"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
      {molecules.map((place) => (
        <Molecule key={`${place.x} ${place.y}`} {...place} />
      ))}
      {anions.map((place) => (
        <Anion key={`${place.x} ${place.y}`} {...place} />
      ))}
      {hydronium.map((place) => (
        <Hydronium key={`${place.x} ${place.y}`} {...place} />
      ))}
      <g fontSize="16" className="fill-ink">
        <Hydronium x={30} y={240} />
        <text x="48" y="245.5">
          hydronium ion, H₃O⁺
        </text>
        <Anion x={30} y={270} />
        <text x="48" y="275.5">
          negative ion of the acid
        </text>
        <Molecule x={32} y={299} />
        <text x="48" y="304.5">
          acid molecule that is not split
        </text>
      </g>
    </svg>
  )
}

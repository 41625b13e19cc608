export const title = 'Photosynthesis and respiration'

export const caption =
  'The products of one reaction are the starting materials of the other. Light comes in, and energy for life and warmth go out.'

export const description =
  'A cycle: a leaf takes in sunlight, carbon dioxide and water and gives glucose and oxygen; a cell takes these in and gives carbon dioxide and water back, with ATP and heat.'

const rays = [0, 45, 90, 135, 180, 225, 270, 315]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 384" fontSize="15">
      <Sun />
      <Leaf />
      <g className="fill-none stroke-link" strokeWidth="3">
        <path d="M262 106C318 140 318 232 266 268" />
        <path d="M279 264l-14 5 3 -14" strokeLinejoin="round" />
      </g>
      <g className="fill-none stroke-outline" strokeWidth="3" strokeDasharray="8 5">
        <path d="M94 268C42 232 42 140 98 106" />
      </g>
      <path
        d="M85 109l14 -4 -4 14"
        className="fill-none stroke-outline"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Cell />
      <g textAnchor="middle">
        <Plate x={292} lines={['glucose', 'C₆H₁₂O₆', 'oxygen O₂']} />
        <Plate x={68} lines={['carbon', 'dioxide CO₂', 'water H₂O']} />
      </g>
      <path
        d="M180 320v26m-8 -9 8 10 8 -10"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x="180" y="370" textAnchor="middle" className="fill-ink">
        energy out: ATP and heat
      </text>
    </svg>
  )
}

function Sun() {
  return (
    <g>
      {rays.map((angle) => (
        <path
          key={angle}
          d="M24 0h10"
          transform={`translate(44 44) rotate(${angle})`}
          className="stroke-flame"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <circle cx="44" cy="44" r="18" className="fill-flame stroke-cell-line" strokeWidth="1.5" />
      <path
        d="M82 50q6 -8 12 0t12 0t12 0l8 5m-12 3 12 -2 -5 -11"
        className="fill-none stroke-accent"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text x="88" y="24" className="fill-ink">
        light energy in
      </text>
    </g>
  )
}

function Leaf() {
  return (
    <g>
      <path
        d="M92 92C120 40 216 34 268 72C232 128 140 136 92 92z"
        className="fill-metalloid stroke-cell-line"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M74 96L92 92C140 114 224 106 268 72M140 104l-8 11M172 105l-6 13M204 100l-2 13M234 91l2 10"
        className="fill-none stroke-cell-line"
        strokeWidth="1.5"
      />
      <text x="176" y="83" textAnchor="middle" fontWeight="700" className="fill-cell-ink">
        photosynthesis
      </text>
    </g>
  )
}

function Cell() {
  return (
    <g>
      <rect
        x="94"
        y="244"
        width="172"
        height="72"
        rx="36"
        className="fill-noble stroke-cell-line"
        strokeWidth="2"
      />
      <path
        d="M112 262q8 12 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M112 302q8 -12 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"
        className="fill-none stroke-cell-line"
        strokeWidth="1.5"
      />
      <text x="180" y="286" textAnchor="middle" fontWeight="700" className="fill-cell-ink">
        respiration
      </text>
    </g>
  )
}

function Plate({ x, lines }: { readonly x: number; readonly lines: readonly string[] }) {
  return (
    <g>
      <rect
        x={x - 52}
        y="150"
        width="104"
        height="72"
        rx="10"
        className="fill-surface stroke-outline"
        strokeWidth="1.5"
      />
      {lines.map((line, index) => (
        <text key={line} x={x} y={172 + index * 21} className="fill-ink">
          {line}
        </text>
      ))}
    </g>
  )
}

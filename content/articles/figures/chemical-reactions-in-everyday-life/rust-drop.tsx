export const title = 'Rust under a drop of water'

export const caption =
  'A drop of water on iron. The iron dissolves in the middle, and its electrons run through the metal to the rim, where oxygen takes them up.'

export const description =
  'Water drop on iron: iron dissolves at the center giving electrons, oxygen takes them near the edge, rust forms between.'

export function Drawing() {
  return (
    <svg viewBox="0 0 360 338" fontSize="15">
      <path
        d="M24 168C40 84 110 50 180 50S320 84 336 168H210Q180 208 150 168z"
        className="fill-link"
        fillOpacity="0.18"
      />
      <path
        d="M24 168C40 84 110 50 180 50S320 84 336 168"
        className="fill-none stroke-link"
        strokeWidth="2.5"
      />
      <path
        d="M4 168H150Q180 208 210 168H356V262H4z"
        className="fill-metal stroke-cell-line"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Rust x={110} />
      <Rust x={248} />
      <g className="fill-none stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M180 178V126m-7 10 7 -11 7 11" />
        <path d="M27 42L52 118m-10 -8 10 9 4 -13M333 42L308 118m10 -8 -10 9 -4 -13" />
      </g>
      <g
        className="fill-none stroke-cell-ink"
        strokeWidth="2.5"
        strokeDasharray="7 4"
        strokeLinejoin="round"
      >
        <path d="M160 206H48V180M200 206H312V180" />
      </g>
      <path
        d="M41 186l7 -10 7 10M305 186l7 -10 7 10"
        className="fill-none stroke-cell-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <g textAnchor="middle">
        <text x="28" y="34" className="fill-ink font-bold">
          O₂
        </text>
        <text x="332" y="34" className="fill-ink font-bold">
          O₂
        </text>
        <text x="180" y="34" className="fill-muted">
          air
        </text>
        <text x="180" y="82" className="fill-ink">
          water
        </text>
        <text x="180" y="116" className="fill-ink font-bold">
          Fe²⁺
        </text>
        <text x="56" y="150" className="fill-ink font-bold">
          OH⁻
        </text>
        <text x="306" y="150" className="fill-ink font-bold">
          OH⁻
        </text>
        <text x="110" y="228" className="fill-cell-ink font-bold">
          e⁻
        </text>
        <text x="250" y="228" className="fill-cell-ink font-bold">
          e⁻
        </text>
        <text x="180" y="250" className="fill-cell-ink">
          iron
        </text>
      </g>
      <g className="fill-ink">
        <text x="8" y="286">
          middle, anode: iron gives electrons
        </text>
        <text x="8" y="307">
          rim, cathode: oxygen takes them
        </text>
        <path
          d="M8 325q5 -9 10 -3q5 -8 10 -1q6 -5 8 4z"
          className="fill-incorrect-soft stroke-incorrect"
          strokeWidth="2"
        />
        <text x="46" y="329">
          rust forms in between
        </text>
      </g>
    </svg>
  )
}

/** A small heap of rust on the surface of the iron. */
function Rust({ x }: { readonly x: number }) {
  return (
    <path
      d="M-26 0q2 -14 10 -8q4 -14 12 -6q6 -12 13 -2q10 -8 12 4q6 2 5 12z"
      transform={`translate(${x} 167)`}
      className="fill-incorrect-soft stroke-incorrect"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  )
}

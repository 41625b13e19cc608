export const title = 'Five patterns of reactions'

export const caption =
  'The five patterns with letter tiles. Each letter stands for an atom, an ion or a group that stays together.'

export const description =
  'A plus B makes AB; AB splits into A plus B; A plus BC makes AC plus B; AB plus CD makes AD plus CB; fuel plus oxygen makes oxides and heat. The same letters stand on both sides of each arrow.'

const looks = {
  A: { tile: 'fill-accent stroke-ink', letter: 'fill-on-accent' },
  B: { tile: 'fill-surface stroke-ink', letter: 'fill-ink' },
  C: { tile: 'fill-ink stroke-ink', letter: 'fill-page' },
  D: { tile: 'fill-accent-soft stroke-ink', letter: 'fill-ink' },
} as const

type Piece = keyof typeof looks | '+' | '→' | ' '

const rows: readonly { readonly name: string; readonly pieces: readonly Piece[] }[] = [
  { name: 'Synthesis', pieces: ['A', '+', 'B', '→', 'A', 'B'] },
  { name: 'Decomposition', pieces: ['A', 'B', '→', 'A', '+', 'B'] },
  { name: 'Single replacement', pieces: ['A', '+', 'B', 'C', '→', 'A', 'C', '+', 'B'] },
  {
    name: 'Double replacement',
    pieces: ['A', 'B', '+', 'C', 'D', '→', 'A', 'D', '+', 'C', 'B'],
  },
]

const TILE = 27
const SIGN = 24

/** The pieces of a row side by side, each with the place where it begins. */
function placed(pieces: readonly Piece[]) {
  return pieces.map((piece, index) => {
    const before = pieces.slice(0, index)
    const signs = before.filter((other) => !(other in looks)).length
    return { piece, x: 16 + signs * SIGN + (before.length - signs) * TILE }
  })
}

function isTile(piece: Piece): piece is keyof typeof looks {
  return piece in looks
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 372">
      {rows.map(({ name, pieces }, row) => (
        <g key={name} transform={`translate(0 ${row * 74})`}>
          <text x="16" y="22" fontSize="17" className="fill-ink font-semibold">
            {name}
          </text>
          {placed(pieces).map(({ piece, x }) =>
            isTile(piece) ? (
              <g key={x}>
                <rect
                  x={x}
                  y="32"
                  width={TILE}
                  height={TILE}
                  rx="5"
                  className={looks[piece].tile}
                  strokeWidth="1.5"
                />
                <text
                  x={x + TILE / 2}
                  y="51.5"
                  textAnchor="middle"
                  fontSize="17"
                  className={looks[piece].letter}
                >
                  {piece}
                </text>
              </g>
            ) : (
              <text
                key={x}
                x={x + SIGN / 2}
                y="52"
                textAnchor="middle"
                fontSize="19"
                className="fill-ink"
              >
                {piece}
              </text>
            ),
          )}
          <path d="M16 71 H304" className="fill-none stroke-line" strokeWidth="1.5" />
        </g>
      ))}
      <text x="16" y="318" fontSize="17" className="fill-ink font-semibold">
        Combustion
      </text>
      <path
        d="M35 362 c-12 0 -17 -8 -15 -17 c1 -6 6 -9 7 -16 c6 4 7 8 8 12 c2 -2 3 -4 3 -7 c7 6 11 12 11 18 c0 6 -5 10 -14 10 Z"
        className="fill-flame stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="62" y="352" fontSize="17" className="fill-ink">
        fuel + O
        <tspan dy="5" fontSize="15">
          2
        </tspan>
        <tspan dy="-5"> → oxides + heat</tspan>
      </text>
    </svg>
  )
}

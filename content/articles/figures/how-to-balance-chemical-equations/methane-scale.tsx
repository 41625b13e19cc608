export const title = 'Methane and oxygen on the balance'

export const caption =
  'One methane and two oxygen molecules on the left, one carbon dioxide and two water molecules on the right. The ledger below counts the same atoms twice.'

export const description =
  'A level balance scale. Left: 1 carbon, 4 hydrogen, 4 oxygen atoms in one methane and two oxygen molecules. Right: 1 carbon, 4 hydrogen, 4 oxygen in one carbon dioxide and two water molecules.'

type Letter = 'C' | 'H' | 'O'
type Atom = readonly [letter: Letter, x: number, y: number]

const looks = {
  C: { disc: 'fill-ink stroke-ink', letter: 'fill-page', radius: 14 },
  H: { disc: 'fill-surface stroke-ink', letter: 'fill-ink', radius: 11.5 },
  O: { disc: 'fill-accent stroke-ink', letter: 'fill-on-accent', radius: 14 },
} as const

const atoms: readonly Atom[] = [
  ['H', 44, 60],
  ['H', 20, 84],
  ['H', 68, 84],
  ['H', 44, 108],
  ['C', 44, 84],
  ['O', 102, 62],
  ['O', 126, 62],
  ['O', 102, 104],
  ['O', 126, 104],
  ['O', 211, 50],
  ['O', 263, 50],
  ['C', 237, 50],
  ['H', 189, 108],
  ['H', 221, 108],
  ['O', 205, 94],
  ['H', 253, 108],
  ['H', 285, 108],
  ['O', 269, 94],
]

const ledger = [
  { letter: 'C', name: 'carbon', count: 1 },
  { letter: 'H', name: 'hydrogen', count: 4 },
  { letter: 'O', name: 'oxygen', count: 4 },
] as const

function Disc({
  letter,
  x,
  y,
}: {
  readonly letter: Letter
  readonly x: number
  readonly y: number
}) {
  const look = looks[letter]
  return (
    <g>
      <circle cx={x} cy={y} r={look.radius} className={look.disc} strokeWidth="1.5" />
      <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" className={look.letter}>
        {letter}
      </text>
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 326">
      <text x="82" y="24" textAnchor="middle" fontSize="16" className="fill-muted">
        before
      </text>
      <text x="238" y="24" textAnchor="middle" fontSize="16" className="fill-muted">
        after
      </text>
      {atoms.map(([letter, x, y]) => (
        <Disc key={`${x} ${y}`} letter={letter} x={x} y={y} />
      ))}
      <path
        d="M12 130 H152 M168 130 H308"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M82 130 V152 H238 V130"
        className="fill-none stroke-outline"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M160 152 L184 188 H136 Z"
        className="fill-accent-soft stroke-outline"
        strokeWidth="2"
      />
      <path d="M16 202 H304" className="fill-none stroke-line" strokeWidth="2" />
      {ledger.map(({ letter, name, count }, row) => (
        <g key={letter}>
          <Disc letter={letter} x={34} y={228 + row * 36} />
          <text x="58" y={234 + row * 36} fontSize="17" className="fill-ink">
            {name}
          </text>
          <text
            x="226"
            y={234 + row * 36}
            textAnchor="middle"
            fontSize="18"
            className="fill-ink font-semibold"
          >
            {count} = {count}
          </text>
          <path
            d={`M270 ${227 + row * 36} l6 7 12 -14`}
            className="fill-none stroke-correct"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}

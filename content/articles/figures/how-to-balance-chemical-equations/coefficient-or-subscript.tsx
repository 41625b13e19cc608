export const title = 'A coefficient is not a subscript'

export const caption =
  'A coefficient changes how many molecules there are. A changed subscript makes a different substance.'

export const description =
  'Three rows. One water molecule is H2O. Two H2O is two water molecules. H2O2 is one molecule with two oxygen atoms: hydrogen peroxide, another substance. Only the coefficient keeps the substance.'

type Letter = 'H' | 'O'
type Atom = readonly [letter: Letter, x: number, y: number]

const water = (x: number, y: number): readonly Atom[] => [
  ['H', x - 19, y + 14],
  ['H', x + 19, y + 14],
  ['O', x, y],
]

const rows = [
  { y: 26, lead: '', digits: ['2', ''], words: '1 water molecule', atoms: water(222, 37) },
  {
    y: 126,
    lead: '2 ',
    digits: ['2', ''],
    words: '2 water molecules',
    atoms: [...water(190, 137), ...water(254, 137)],
  },
  {
    y: 226,
    lead: '',
    digits: ['2', '2'],
    words: 'hydrogen peroxide',
    atoms: [
      ['H', 188, 238],
      ['H', 256, 266],
      ['O', 209, 252],
      ['O', 235, 252],
    ],
  },
] as const

const looks = {
  H: { disc: 'fill-surface stroke-ink', letter: 'fill-ink', radius: 11.5 },
  O: { disc: 'fill-accent stroke-ink', letter: 'fill-on-accent', radius: 15 },
} as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 310">
      <path d="M16 100 H304 M16 200 H304" className="fill-none stroke-line" strokeWidth="2" />
      {rows.map(({ y, lead, digits, words, atoms }) => (
        <g key={words}>
          <text x="16" y={y + 20} fontSize="27" className="fill-ink font-semibold">
            <tspan className="fill-link">{lead}</tspan>H
            <tspan dy="7" fontSize="18">
              {digits[0]}
            </tspan>
            <tspan dy="-7">O</tspan>
            <tspan dy="7" fontSize="18" className="fill-incorrect">
              {digits[1]}
            </tspan>
          </text>
          <text x="16" y={y + 52} fontSize="16" className="fill-muted">
            {words}
          </text>
          {atoms.map(([letter, atX, atY]) => (
            <g key={`${atX} ${atY}`}>
              <circle
                cx={atX}
                cy={atY}
                r={looks[letter].radius}
                className={looks[letter].disc}
                strokeWidth="1.5"
              />
              <text
                x={atX}
                y={atY + 5.5}
                textAnchor="middle"
                fontSize="16"
                className={looks[letter].letter}
              >
                {letter}
              </text>
            </g>
          ))}
        </g>
      ))}
      <path
        d="M293 134 l5 6 9 -12"
        className="fill-none stroke-correct"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M294 234 l11 11 M305 234 l-11 11"
        className="fill-none stroke-incorrect"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <text x="16" y="299" fontSize="16" className="fill-incorrect">
        a different substance
      </text>
    </svg>
  )
}

export const title = 'The blocks of the periodic table'

export const caption =
  'The periodic table by the subshell that is being filled. Each block has as many columns as its subshell holds electrons. Helium is an s-block element, too.'

export const description =
  'Periodic table outline: s-block two columns wide on the left (plus helium at top right), d-block ten in the middle, p-block six on the right, f-block fourteen below.'

const CELL = 16
const LEFT = 16
const TOP = 18
const F_ROW = 9.6

type Block = 's' | 'p' | 'd' | 'f'

const fills: Readonly<Record<Block, string>> = {
  s: 'fill-accent-soft',
  p: 'fill-correct-soft',
  d: 'fill-surface',
  f: 'fill-incorrect-soft',
}

/** First column (counted from 0) and number of columns of a block in a row of the drawing. */
const strips: readonly (readonly [block: Block, row: number, column: number, width: number])[] = [
  ['s', 0, 0, 1],
  ['s', 0, 17, 1],
  ...[1, 2].flatMap((row) => [['s', row, 0, 2] as const, ['p', row, 12, 6] as const]),
  ...[3, 4, 5, 6].flatMap((row) => [
    ['s', row, 0, 2] as const,
    ['d', row, 2, 10] as const,
    ['p', row, 12, 6] as const,
  ]),
  ...[F_ROW, F_ROW + 1].map((row) => ['f', row, 2, 14] as const),
]

/** Bracket under a block, with the letter and the number of columns at its middle. */
const brackets = [
  { block: 's', from: 0, to: 2, row: 7 },
  { block: 'd', from: 2, to: 12, row: 7 },
  { block: 'p', from: 12, to: 18, row: 7 },
  { block: 'f', from: 2, to: 16, row: F_ROW + 2 },
] as const

const widths: Readonly<Record<Block, string>> = { s: '2', p: '6', d: '10', f: '14' }

export function Drawing() {
  return (
    <svg viewBox="0 0 320 250">
      <rect x="1" y="1" width="318" height="248" rx="14" className="fill-sunken stroke-line" />
      {strips.map(([block, row, column, width]) =>
        Array.from({ length: width }, (_, index) => (
          <rect
            key={`${block}${row}-${column + index}`}
            x={LEFT + (column + index) * CELL + 0.75}
            y={TOP + row * CELL + 0.75}
            width={CELL - 1.5}
            height={CELL - 1.5}
            rx="2.5"
            className={`${fills[block]} stroke-outline`}
          />
        )),
      )}
      <text
        x={LEFT + 17 * CELL - 6}
        y={TOP + 14}
        fontSize="16"
        textAnchor="end"
        className="fill-ink"
      >
        He
      </text>
      {brackets.map(({ block, from, to, row }) => (
        <Bracket
          key={block}
          name={block}
          from={LEFT + from * CELL + 1.5}
          to={LEFT + to * CELL - 1.5}
          y={TOP + row * CELL + 3}
        />
      ))}
    </svg>
  )
}

function Bracket({
  name,
  from,
  to,
  y,
}: {
  readonly name: Block
  readonly from: number
  readonly to: number
  readonly y: number
}) {
  return (
    <g>
      <path
        d={`M${from} ${y}v6H${to}v-6`}
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x={(from + to) / 2} y={y + 26} textAnchor="middle" className="fill-ink" fontSize="16">
        <tspan fontSize="20" className="font-display">
          {name}
        </tspan>
        <tspan dx="5">{widths[name]}</tspan>
      </text>
    </g>
  )
}

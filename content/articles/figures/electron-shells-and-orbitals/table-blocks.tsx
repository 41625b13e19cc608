export const title = 'The blocks of the periodic table'

export const caption =
  'The periodic table by the subshell that is being filled. Each block is as wide as the number of electrons its subshell holds.'

export const description =
  'Periodic table outline: s-block two columns wide on the left (plus helium at top right), d-block ten in the middle, p-block six on the right, f-block fourteen below.'

const CELL = 16
const LEFT = 16
const TOP = 18

type Block = 's' | 'p' | 'd' | 'f'

const fills: Readonly<Record<Block, string>> = {
  s: 'fill-accent-soft stroke-accent',
  p: 'fill-surface stroke-outline',
  d: 'fill-raised stroke-link',
  f: 'fill-sunken stroke-outline',
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
  ...[7.6, 8.6].map((row) => ['f', row, 2, 14] as const),
]

const labels = [
  { block: 's', columns: 1, row: 4.6, text: '2' },
  { block: 'd', columns: 7, row: 5.3, text: '10' },
  { block: 'p', columns: 15, row: 4.3, text: '6' },
  { block: 'f', columns: 9, row: 8.95, text: '14' },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 236">
      <rect x="1" y="1" width="318" height="234" rx="14" className="fill-page stroke-line" />
      {strips.map(([block, row, column, width]) =>
        Array.from({ length: width }, (_, index) => (
          <rect
            key={`${block}${row}-${column + index}`}
            x={LEFT + (column + index) * CELL + 0.75}
            y={TOP + row * CELL + 0.75}
            width={CELL - 1.5}
            height={CELL - 1.5}
            rx="2"
            className={fills[block]}
          />
        )),
      )}
      <text x={LEFT + 16.7 * CELL} y={TOP + 13} fontSize="15" textAnchor="end" className="fill-ink">
        He is s
      </text>
      {labels.map(({ block, columns, row, text }) => {
        const x = LEFT + columns * CELL
        const y = TOP + row * CELL
        const width = block === 's' ? 30 : 62
        return (
          <g key={block}>
            <rect
              x={x - width / 2}
              y={block === 's' ? y - 23 : y - 15}
              width={width}
              height={block === 's' ? 48 : 27}
              rx="8"
              className="fill-page stroke-ink"
              strokeWidth="1.5"
            />
            <text x={x} y={block === 's' ? y - 4 : y + 5} textAnchor="middle" className="fill-ink">
              <tspan fontSize="20" className="font-display">
                {block}
              </tspan>
              <tspan
                fontSize="17"
                x={block === 's' ? x : undefined}
                dy={block === 's' ? 21 : undefined}
                dx={block === 's' ? undefined : 8}
              >
                {text}
              </tspan>
            </text>
          </g>
        )
      })}
      <text x="160" y="222" fontSize="15" textAnchor="middle" className="fill-muted">
        columns = electrons per subshell
      </text>
    </svg>
  )
}

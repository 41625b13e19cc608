import type { ReactNode } from 'react'

export const title = 'Three ways to build a solid'
export const caption =
  'The small dots are electrons that can move. Metal: ions in a sea of them. Nonmetal: separate molecules, none free. Metalloid: a network of bonds, with a few set free by warmth.'
export const description =
  'Three panels. Metal: a grid of positive ions with many small electrons between them. Nonmetal: pairs of atoms apart from each other. Metalloid: atoms joined by bonds into a grid, with two free electrons. Free electrons decide who conducts.'

const ROWS = [0, 1, 2] as const
const COLUMNS = [0, 1, 2, 3, 4] as const
const grid = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column })))

/** One electron for each ion, in the gaps between them. */
const electrons = [
  ...[0, 1, 2, 3].flatMap((column) => [
    { x: 46 + column * 40, y: 44 + (column % 2) * 5 },
    { x: 41 + column * 40, y: 84 + (column % 2) * 5 },
    { x: 46 + column * 40, y: 108 + (column % 2) * 4 },
  ]),
  { x: 203, y: 47 },
  { x: 203, y: 88 },
  { x: 9, y: 46 },
] as const

const molecules = [
  { x: 40, y: 36, turn: 20 },
  { x: 96, y: 52, turn: -50 },
  { x: 152, y: 32, turn: 75 },
  { x: 50, y: 88, turn: -15 },
  { x: 112, y: 102, turn: 40 },
  { x: 166, y: 86, turn: 5 },
] as const

/** Metal, molecules and network, one above the other. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 424">
      <Panel y={6} name="Metal" words={['electrons', 'move freely:', 'conducts well']}>
        {grid.map(({ row, column }) => (
          <g key={`${row} ${column}`}>
            <circle
              cx={26 + column * 40}
              cy={26 + row * 40}
              r="13"
              className="fill-metal stroke-cell-line"
              strokeWidth="1.25"
            />
            <path
              d={`M${21 + column * 40} ${26 + row * 40}h10m-5 -5v10`}
              className="stroke-cell-ink fill-none"
              strokeWidth="2"
            />
          </g>
        ))}
        {electrons.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-accent" />
        ))}
      </Panel>
      <Panel y={148} name="Nonmetal" words={['electrons', 'stay inside:', 'insulator']}>
        {molecules.map(({ x, y, turn }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <line x1="-11" y1="0" x2="11" y2="0" className="stroke-ink" strokeWidth="5" />
            <circle
              cx="-12"
              cy="0"
              r="11"
              className="fill-nonmetal stroke-cell-line"
              strokeWidth="1.25"
            />
            <circle
              cx="12"
              cy="0"
              r="11"
              className="fill-nonmetal stroke-cell-line"
              strokeWidth="1.25"
            />
          </g>
        ))}
      </Panel>
      <Panel y={290} name="Metalloid" words={['a few electrons', 'come free:', 'conducts a bit']}>
        {ROWS.map((row) => (
          <line
            key={row}
            x1="26"
            y1={26 + row * 40}
            x2="186"
            y2={26 + row * 40}
            className="stroke-ink"
            strokeWidth="4"
          />
        ))}
        {COLUMNS.map((column) => (
          <line
            key={column}
            x1={26 + column * 40}
            y1="26"
            x2={26 + column * 40}
            y2="106"
            className="stroke-ink"
            strokeWidth="4"
          />
        ))}
        {grid.map(({ row, column }) => (
          <circle
            key={`${row} ${column}`}
            cx={26 + column * 40}
            cy={26 + row * 40}
            r="12"
            className="fill-metalloid stroke-cell-line"
            strokeWidth="1.25"
          />
        ))}
        <circle cx="88" cy="46" r="4.5" className="fill-accent" />
        <circle cx="164" cy="87" r="4.5" className="fill-accent" />
      </Panel>
    </svg>
  )
}

function Panel({
  y,
  name,
  words,
  children,
}: {
  readonly y: number
  readonly name: string
  readonly words: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <g transform={`translate(4 ${y})`}>
      <rect
        x="0"
        y="0"
        width="212"
        height="132"
        rx="14"
        className="fill-sunken stroke-outline"
        strokeWidth="1.25"
      />
      {children}
      <text x="226" y="40" fontSize="18" fontWeight="600" className="fill-ink">
        {name}
      </text>
      {words.map((line, index) => (
        <text key={line} x="226" y={66 + index * 21} fontSize="16" className="fill-muted">
          {line}
        </text>
      ))}
    </g>
  )
}

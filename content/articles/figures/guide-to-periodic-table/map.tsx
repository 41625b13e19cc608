import type { Classification } from '#chemistry/elements/elements.ts'

import { columnLeft, PITCH, rowTop, SIDE, squares } from './squares.ts'

export const title = 'Metals, nonmetals, metalloids'
export const caption =
  'Each class has its own mark. The thick line is the staircase; the arrows point to where elements are most metallic.'
export const description =
  'Outline of the table: metals (bar) left and center, nonmetals (dot) upper right, a staircase of six metalloids (corner) between, noble gases (ring) in the last column. Arrows show metallic character growing leftward and downward.'

const fills = {
  metal: 'fill-metal',
  'non-metal': 'fill-nonmetal',
  metalloid: 'fill-metalloid',
  'noble-gas': 'fill-noble',
} as const

const legend: readonly {
  readonly of: Classification
  readonly text: string
  readonly x: number
  readonly y: number
}[] = [
  { of: 'metal', text: 'metal', x: 22, y: 218 },
  { of: 'metalloid', text: 'metalloid', x: 192, y: 218 },
  { of: 'non-metal', text: 'nonmetal', x: 22, y: 246 },
  { of: 'noble-gas', text: 'noble gas', x: 192, y: 246 },
]

/** Corners of the line between metals and nonmetals, from boron to tellurium. */
const staircase = [13, 14, 15, 16].flatMap((column, step) => {
  const corner = rowTop(step + 3) - 1
  return [`${columnLeft(column) - 1} ${corner}`, `${columnLeft(column + 1) - 1} ${corner}`]
})

/** The table in small with the mark of each class, the staircase and two arrows. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 272">
      {squares.map(({ identity, x, y }) => (
        <Marked key={identity.symbol} of={identity.classification} x={x} y={y} />
      ))}
      <polyline
        points={[`${columnLeft(13) - 1} ${rowTop(2) - 1}`, ...staircase].join(', ')}
        className="fill-none stroke-accent"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x={columnLeft(3) + 58} y="34" fontSize="16" className="fill-ink">
        more metallic
      </text>
      <path
        d={`M${columnLeft(3) + 48} 29h${-2.2 * PITCH}m7 -5l-7 5l7 5`}
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      <path
        d={`M9 ${rowTop(2)}V${rowTop(7) + 10}m-5 -7l5 7l5 -7`}
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      {legend.map(({ of, text, x, y }) => (
        <g key={of}>
          <Marked of={of} x={x} y={y} />
          <text x={x + 26} y={y + 14} fontSize="16" className="fill-ink">
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Marked({
  of,
  x,
  y,
}: {
  readonly of: Classification
  readonly x: number
  readonly y: number
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={SIDE}
        height={SIDE}
        rx="3"
        className={`${fills[of]} stroke-cell-line`}
        strokeWidth="1"
      />
      <Mark of={of} x={x} y={y} />
    </>
  )
}

function Mark({
  of,
  x,
  y,
}: {
  readonly of: Classification
  readonly x: number
  readonly y: number
}) {
  const center = { cx: x + SIDE / 2, cy: y + SIDE / 2 }
  if (of === 'metal') {
    return <rect x={x + 3} y={y + 2.5} width={SIDE - 6} height="2.5" className="fill-cell-ink" />
  }
  if (of === 'metalloid') {
    return <path d={`M${x + SIDE - 10} ${y}h10v10z`} className="fill-cell-ink" />
  }
  if (of === 'non-metal') return <circle {...center} r="3" className="fill-cell-ink" />
  return <circle {...center} r="4" className="fill-none stroke-cell-ink" strokeWidth="2" />
}

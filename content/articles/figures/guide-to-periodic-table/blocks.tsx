import { columnLeft, PITCH, rowTop, SIDE, squares } from './squares.ts'

export const title = 'The four blocks'
export const caption =
  'The four blocks. Their widths, 2, 6, 10 and 14, are the electrons that fit into an s, p, d and f subshell. Lutetium and lawrencium, at the end of the lower rows, count as d.'
export const description =
  'Outline of the table in four blocks: s, two columns at the left with helium far right; d, ten columns in the middle; p, six columns at the right; f, fourteen columns in the two rows below. The widths equal the room in each subshell.'

const fills = {
  s: 'fill-accent-soft',
  p: 'fill-correct-soft',
  d: 'fill-surface',
  f: 'fill-incorrect-soft',
} as const

const names = [
  { text: 's: 2', column: 5.4, row: 2.2 },
  { text: 'd: 10', column: 8, row: 5.5 },
  { text: 'p: 6', column: 16, row: 4.5 },
  { text: 'f: 14', column: 10, row: 8.5 },
] as const

/** Outlines of the four blocks; helium, lutetium and lawrencium stand apart from theirs. */
const outlines: readonly string[] = [
  outline([1, 1], [2, 1], [2, 2], [3, 2], [3, 8], [1, 8]),
  outline([3, 4], [13, 4], [13, 8], [4, 8], [4, 6], [3, 6]),
  outline([13, 2], [19, 2], [19, 8], [13, 8]),
]

const F_ROWS = `M${columnLeft(3) - 1} ${rowTop(8) - 1}h${14 * PITCH}v${2 * PITCH}h${-14 * PITCH}z`

const periods = [1, 2, 3, 4, 5, 6, 7] as const

/** The table in small, every block with its name in it. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 208">
      <text
        x={columnLeft(1) + SIDE / 2}
        y="18"
        fontSize="16"
        textAnchor="middle"
        className="fill-muted"
      >
        1
      </text>
      <text
        x={columnLeft(18) + SIDE / 2}
        y="18"
        fontSize="16"
        textAnchor="middle"
        className="fill-muted"
      >
        18
      </text>
      {periods.map((period) => (
        <text key={period} x="6" y={rowTop(period) + 14} fontSize="16" className="fill-muted">
          {period}
        </text>
      ))}
      {squares.map(({ identity, x, y }) => (
        <rect
          key={identity.symbol}
          x={x}
          y={y}
          width={SIDE}
          height={SIDE}
          rx="3"
          className={`${fills[identity.block]} stroke-outline`}
          strokeWidth="1"
        />
      ))}
      <path
        d={[...outlines, F_ROWS].join('')}
        className="fill-none stroke-accent"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d={`M${columnLeft(3)} ${rowTop(2.2) + PITCH / 2}H${columnLeft(5.4) - 30}`}
        className="stroke-outline"
        strokeWidth="1.5"
      />
      <text
        x={columnLeft(18) + SIDE / 2}
        y={rowTop(1) + 13}
        fontSize="16"
        fontWeight="600"
        textAnchor="middle"
        className="fill-ink"
      >
        s
      </text>
      <text
        x={columnLeft(17) - 6}
        y={rowTop(1) + 13}
        fontSize="16"
        textAnchor="end"
        className="fill-ink"
      >
        helium: s block
      </text>
      {names.map(({ text, column, row }) => (
        <Plate key={text} text={text} x={columnLeft(column)} y={rowTop(row) + PITCH / 2} />
      ))}
    </svg>
  )
}

/** Edge through corners given as column and row, a little outside the squares. */
function outline(...corners: readonly (readonly [column: number, row: number])[]): string {
  const points = corners.map(([column, row]) => `${columnLeft(column) - 1} ${topEdge(row)}`)
  return `M${points.join('L')}Z`
}

function topEdge(row: number): number {
  return rowTop(1) + (row - 1) * PITCH - 1
}

function Plate({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }) {
  const width = text.length * 10 + 16
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - 13}
        width={width}
        height="26"
        rx="7"
        className="fill-surface stroke-outline"
        strokeWidth="1.5"
      />
      <text x={x} y={y + 6} fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
        {text}
      </text>
    </>
  )
}

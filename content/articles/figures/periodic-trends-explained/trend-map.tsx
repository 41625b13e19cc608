import { properties } from '#chemistry/elements/element-properties.ts'
import { gridRows } from '#chemistry/elements/table-layout.ts'

export const title = 'A map of the trends'
export const caption =
  'Four arrows for most of the table: tighter hold toward the upper right, looser hold toward the lower left. The stronger the color of a square, the larger the covalent radius. Empty squares have no value on this scale, and the two rows below the table are left out.'
export const description =
  'The table with four arrows. To the right and upward, ionization energy and electronegativity rise; fluorine is marked upper right. To the left and downward, radius and metallic character grow; cesium is marked lower left. Squares grow stronger in color with the radius.'

const PITCH = 15
const SIDE = 13.4
const LEFT = 46
const TOP = 62
const PERIODS = 7
const SMALLEST_PICOMETERS = 28
const LARGEST_PICOMETERS = 260

const squares = gridRows
  .slice(0, PERIODS)
  .flat()
  .flatMap((cell) => {
    if (cell.kind !== 'element') return []
    const { symbol, row, column } = cell
    const at = { x: LEFT + (column - 1) * PITCH, y: TOP + (row - 1) * PITCH }
    return [{ symbol, radius: properties(symbol).covalentRadius, ...at }]
  })

/** The table between two pairs of arrows, its squares colored by radius. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 240">
      <Words y={18} lines={['ionization energy,', 'electronegativity rise']} />
      <path
        d="M46 50H316m-10 -6l10 6l-10 6M351 168V60m-6 10l6 -10l6 10"
        className="fill-none stroke-link"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {squares.map((square) => (
        <Square key={square.symbol} {...square} />
      ))}
      <text
        x={LEFT - 5}
        y={TOP + 12}
        fontSize="16"
        fontWeight="600"
        textAnchor="end"
        className="fill-ink"
      >
        H
      </text>
      <text
        x={LEFT + 18 * PITCH + 2}
        y={TOP + 12}
        fontSize="16"
        fontWeight="600"
        className="fill-ink"
      >
        He
      </text>
      <text
        x={LEFT + 16 * PITCH + SIDE / 2}
        y={TOP + SIDE - 2.5}
        fontSize="16"
        fontWeight="600"
        textAnchor="middle"
        className="fill-ink"
      >
        F
      </text>
      <text
        x={LEFT - 5}
        y={TOP + 5 * PITCH + 12}
        fontSize="16"
        fontWeight="600"
        textAnchor="end"
        className="fill-ink"
      >
        Cs
      </text>
      <path
        d="M12 60V168m-6 -10l6 10l6 -10M316 182H46m10 -6l-10 6l10 6"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray="8 4"
      />
      <Words y={208} lines={['atomic radius,', 'metallic character grow']} />
    </svg>
  )
}

function Words({ y, lines }: { readonly y: number; readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <text
      key={line}
      x={LEFT + 9 * PITCH}
      y={y + index * 20}
      fontSize="16"
      fontWeight="600"
      textAnchor="middle"
      className="fill-ink"
    >
      {line}
    </text>
  ))
}

/** A square of the table; the two that are named have a thick border. */
function Square({ symbol, radius, x, y }: (typeof squares)[number]) {
  const isNamed = symbol === 'F' || symbol === 'Cs'
  const share =
    ((radius ?? SMALLEST_PICOMETERS) - SMALLEST_PICOMETERS) /
    (LARGEST_PICOMETERS - SMALLEST_PICOMETERS)
  return (
    <rect
      x={x}
      y={y}
      width={SIDE}
      height={SIDE}
      rx="2.5"
      className={`fill-accent ${isNamed ? 'stroke-ink' : 'stroke-outline'}`}
      fillOpacity={radius === null ? 0 : 0.2 + share * 0.8}
      strokeWidth={isNamed ? 2.5 : 1}
    />
  )
}

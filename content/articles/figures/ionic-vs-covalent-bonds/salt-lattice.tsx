export const title = 'One sheet of a salt crystal'

export const caption =
  'A slice through sodium chloride, with ions to scale. The sodium ion in the middle has six nearest neighbors: four in this sheet, one above it and one below.'

export const description =
  'A checkerboard of small sodium ions and large chloride ions. The sodium ion in the middle touches chloride ions 1 to 4; neighbors 5 and 6 lie above and below the sheet. No pair forms a molecule.'

const STEP = 66
const SODIUM_RADIUS = 23
const CHLORIDE_RADIUS = 41
const places = [0, 1, 2, 3, 4]
/** The numbers of the neighbors by row and column. */
const numbers: ReadonlyMap<string, string> = new Map([
  ['1-2', '1'],
  ['2-3', '2'],
  ['3-2', '3'],
  ['2-1', '4'],
])

type Place = { readonly row: number; readonly column: number }

function Chloride({ row, column }: Place) {
  const number = numbers.get(`${row}-${column}`)
  const [x, y] = [48 + column * STEP, 48 + row * STEP]
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={CHLORIDE_RADIUS}
        strokeWidth={number === undefined ? 1.5 : 5}
        className={
          number === undefined ? 'fill-surface stroke-outline' : 'fill-surface stroke-accent'
        }
      />
      <text x={x} y={number === undefined ? y + 6 : y - 2} className="fill-ink">
        Cl⁻
      </text>
      {number === undefined ? null : (
        <text x={x} y={y + 22} fontSize={20} className="fill-ink font-bold">
          {number}
        </text>
      )}
    </g>
  )
}

function Sodium({ row, column }: Place) {
  const isMiddle = row === 2 && column === 2
  const [x, y] = [48 + column * STEP, 48 + row * STEP]
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={SODIUM_RADIUS}
        strokeWidth={1.5}
        className={isMiddle ? 'fill-accent stroke-accent' : 'fill-metal stroke-cell-line'}
      />
      <text x={x} y={y + 6} className={isMiddle ? 'fill-on-accent font-bold' : 'fill-cell-ink'}>
        Na⁺
      </text>
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 404" fontSize={17} textAnchor="middle">
      {places.flatMap((row) =>
        places.map((column) =>
          (row + column) % 2 === 0 ? (
            <Sodium key={`${row}-${column}`} row={row} column={column} />
          ) : (
            <Chloride key={`${row}-${column}`} row={row} column={column} />
          ),
        ),
      )}
      <text x={180} y={388} fontSize={16} className="fill-ink">
        5 lies above the sheet, 6 below it
      </text>
    </svg>
  )
}

/** The outline of the table, one letter a cell: metal, non-metal, metalloid, noble gas. */
const rows = [
  'n................g',
  'mm..........dnnnng',
  'mm..........mdnnng',
  'mmmmmmmmmmmmmddnng',
  'mmmmmmmmmmmmmmddng',
  'mmmmmmmmmmmmmmmmmg',
  'mmmmmmmmmmmmmmmmmg',
]

const classes = [
  ['m', 'fill-metal'],
  ['n', 'fill-nonmetal'],
  ['d', 'fill-metalloid'],
  ['g', 'fill-noble'],
] as const

/** A periodic table in small, as a picture. */
export function TableArt() {
  return (
    <svg viewBox="-0.5 -0.5 180 71" className="h-full w-full max-w-md" aria-hidden="true">
      {classes.map(([letter, className]) => (
        <path
          key={letter}
          d={cellsOf(letter)}
          className={`${className} stroke-cell-line`}
          strokeWidth="0.5"
        />
      ))}
    </svg>
  )
}

function cellsOf(letter: string): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row).map((cell, x) =>
        cell === letter ? `M${x * 10} ${y * 10}h8.500v8.500h-8.500z` : '',
      ),
    )
    .join('')
}

import { identityOf } from '#chemistry/elements/identities.ts'

const fills = {
  metal: 'fill-metal',
  'non-metal': 'fill-nonmetal',
  metalloid: 'fill-metalloid',
  'noble-gas': 'fill-noble',
} as const

const TILES = 3
const places = [
  { x: 5, y: 13, turn: -8 },
  { x: 44, y: 8, turn: 1 },
  { x: 83, y: 13, turn: 8 },
] as const

/** The elements of an article as a handful of tiles, as a picture. */
export function ElementsArt({ symbols }: { readonly symbols: readonly string[] }) {
  const shown = symbols.slice(0, TILES).flatMap((symbol) => identityOf(symbol) ?? [])
  return (
    <svg
      viewBox="0 0 128 64"
      className="h-16 w-auto transition duration-300 ease-spring group-hover:scale-105"
      aria-hidden="true"
    >
      {shown.map(({ symbol, classification }, index) => {
        const place = places[index] ?? places[0]
        return (
          <g
            key={symbol}
            transform={`translate(${place.x} ${place.y}) rotate(${place.turn} 20 21)`}
          >
            <rect
              width="40"
              height="42"
              rx="6"
              className={`${fills[classification]} stroke-cell-line`}
              strokeWidth="1"
            />
            <text
              x="20"
              y="28"
              textAnchor="middle"
              fontSize="18"
              fontWeight="600"
              className="fill-cell-ink font-display"
            >
              {symbol}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

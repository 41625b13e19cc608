export const title = 'The shape of xenon tetrafluoride'
export const caption =
  'Xenon tetrafluoride is a flat square. The two lone pairs of xenon stand above and below it.'
export const description =
  'Xenon in the center of a tilted square with a fluorine atom at each corner. Two lone pairs, drawn as lobes with two dots, stand above and below the square. Bonding pairs and lone pairs keep as far apart as they can.'

const corners = [
  { x: 80, y: 118, isNear: false },
  { x: 252, y: 118, isNear: false },
  { x: 300, y: 196, isNear: true },
  { x: 32, y: 196, isNear: true },
] as const

const CENTER_X = 166
const CENTER_Y = 157

/** The molecule seen from the side, the far bonds thin and the near ones thick. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 318">
      <path
        d="M80 118H252L300 196H32Z"
        className="fill-sunken stroke-outline"
        strokeWidth="1.25"
        strokeDasharray="6 5"
        strokeLinejoin="round"
      />
      {corners.map(({ x, y, isNear }) => (
        <line
          key={`${x} ${y}`}
          x1={CENTER_X}
          y1={CENTER_Y}
          x2={x}
          y2={y}
          className="stroke-ink"
          strokeWidth={isNear ? 8 : 4}
          strokeLinecap="round"
        />
      ))}
      <Lobe y={84} />
      <Lobe y={230} />
      {corners.map(({ x, y, isNear }) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r={isNear ? 24 : 20}
            className="fill-nonmetal stroke-cell-line"
            strokeWidth="1.5"
          />
          <text
            x={x}
            y={y + 7}
            fontSize="20"
            fontWeight="600"
            textAnchor="middle"
            className="fill-cell-ink"
          >
            F
          </text>
        </g>
      ))}
      <circle
        cx={CENTER_X}
        cy={CENTER_Y}
        r="30"
        className="fill-noble stroke-cell-line"
        strokeWidth="1.5"
      />
      <text
        x={CENTER_X}
        y={CENTER_Y + 8}
        fontSize="22"
        fontWeight="600"
        textAnchor="middle"
        className="fill-cell-ink"
      >
        Xe
      </text>
      <text x="206" y="56" fontSize="16" className="fill-ink">
        lone pair
      </text>
      <text x="206" y="278" fontSize="16" className="fill-ink">
        lone pair
      </text>
    </svg>
  )
}

function Lobe({ y }: { readonly y: number }) {
  const dots = y < CENTER_Y ? y - 24 : y + 24
  return (
    <>
      <ellipse
        cx={CENTER_X}
        cy={y}
        rx="28"
        ry="58"
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.5"
      />
      <circle cx={CENTER_X - 9} cy={dots} r="5" className="fill-accent" />
      <circle cx={CENTER_X + 9} cy={dots} r="5" className="fill-accent" />
    </>
  )
}

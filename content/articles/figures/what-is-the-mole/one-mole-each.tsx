export const title = 'One mole of five substances'

export const caption =
  'One mole of each substance as a solid cube, all drawn to the same scale. The number of units is equal, the mass and the size are not.'

export const description =
  'Five cubes to scale, one mole each: graphite 12.0 grams, aluminum 27.0, copper 63.5, table salt 58.4, and a far larger cube of sugar, 342.3 grams. The copper cube is smaller than the aluminum cube but heavier.'

const SCALE = 20
const DEPTH = 0.3

/** Edges in centimeters: the cube root of molar mass over density. */
const cubes = [
  { name: 'graphite', mass: '12.0 g', edge: 1.76, x: 20, base: 100, face: 'fill-outline' },
  { name: 'aluminum', mass: '27.0 g', edge: 2.15, x: 93, base: 100, face: 'fill-metal' },
  { name: 'copper', mass: '63.5 g', edge: 1.92, x: 170, base: 100, face: 'fill-flame' },
  { name: 'table salt', mass: '58.4 g', edge: 3, x: 230, base: 100, face: 'fill-surface' },
  { name: 'sugar', mass: '342.3 g', edge: 5.99, x: 20, base: 322, face: 'fill-surface' },
] as const

function Cube({
  x,
  base,
  edge,
  face,
}: {
  readonly x: number
  readonly base: number
  readonly edge: number
  /** The color of the substance. */
  readonly face: string
}) {
  const side = edge * SCALE
  const slant = side * DEPTH
  const top = base - side
  const whole = `M${x} ${base} V${top} l${slant} ${-slant} h${side} v${side} l${-slant} ${slant} Z`
  return (
    <g strokeWidth="1.5" strokeLinejoin="round">
      <path d={whole} className={face} />
      {face === 'fill-flame' ? <path d={whole} className="fill-ember opacity-45" /> : null}
      <rect x={x} y={top} width={side} height={side} className="fill-none stroke-ink" />
      <path
        d={`M${x} ${top} l${slant} ${-slant} h${side} l${-slant} ${slant} Z`}
        className="fill-surface/45 stroke-ink"
      />
      <path
        d={`M${x + side} ${top} l${slant} ${-slant} v${side} l${-slant} ${slant} Z`}
        className="fill-outline/45 stroke-ink"
      />
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 320 338">
      {cubes.map(({ name, mass, edge, x, base, face }) => (
        <g key={name}>
          <Cube x={x} base={base} edge={edge} face={face} />
          {name === 'sugar' ? null : (
            <g fontSize="15" textAnchor="middle">
              <text x={x + edge * 10} y={base + 22} className="fill-ink">
                {name}
              </text>
              <text x={x + edge * 10} y={base + 42} className="fill-muted">
                {mass}
              </text>
            </g>
          )}
        </g>
      ))}
      <g fontSize="16">
        <text x="194" y="206" className="fill-ink">
          sugar
        </text>
        <text x="194" y="226" className="fill-muted">
          342.3 g
        </text>
        <path
          d="M194 290 h20 M194 284 v12 M214 284 v12"
          className="fill-none stroke-ink"
          strokeWidth="2"
        />
        <text x="194" y="318" className="fill-ink">
          1 cm
        </text>
      </g>
    </svg>
  )
}

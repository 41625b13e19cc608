import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { moved, type Point } from '#content/articles/figures/points.ts'

export const title = 'Shapes from electron groups'

export const caption =
  'Solid wedges point toward you and dashed ones away from you. Clouds with two dots are lone pairs of the central atom. Bonds and lone pairs together are the electron groups.'

export const description =
  'Eight shapes. Two groups: carbon dioxide, linear. Three: boron trifluoride, flat; sulfur dioxide with a lone pair, bent. Four: methane, tetrahedron; ammonia, pyramid; water, bent. Five: phosphorus pentachloride, two pyramids base to base. Six: sulfur hexafluoride, octahedron.'

type Kind = 'plane' | 'front' | 'back' | 'double'
type Bond = { readonly angle: number; readonly kind: Kind }
type Shape = {
  readonly formula: string
  readonly center: string
  readonly outer: string
  readonly bonds: readonly Bond[]
  readonly lonePairs: readonly number[]
  readonly name: string
  readonly angles: string
  readonly groups: number
}

const LENGTH = 42

const shapes: readonly Shape[] = [
  {
    formula: 'CO2',
    center: 'C',
    outer: 'O',
    bonds: [
      { angle: 180, kind: 'double' },
      { angle: 0, kind: 'double' },
    ],
    lonePairs: [],
    name: 'linear',
    angles: '180°',
    groups: 2,
  },
  {
    formula: 'BF3',
    center: 'B',
    outer: 'F',
    bonds: [
      { angle: 270, kind: 'plane' },
      { angle: 30, kind: 'plane' },
      { angle: 150, kind: 'plane' },
    ],
    lonePairs: [],
    name: 'trigonal planar',
    angles: '120°',
    groups: 3,
  },
  {
    formula: 'SO2',
    center: 'S',
    outer: 'O',
    bonds: [
      { angle: 90 + 119 / 2, kind: 'double' },
      { angle: 90 - 119 / 2, kind: 'plane' },
    ],
    lonePairs: [270],
    name: 'bent',
    angles: 'about 119°',
    groups: 3,
  },
  {
    formula: 'CH4',
    center: 'C',
    outer: 'H',
    bonds: [
      { angle: 270, kind: 'plane' },
      { angle: 160, kind: 'plane' },
      { angle: 20, kind: 'back' },
      { angle: 75, kind: 'front' },
    ],
    lonePairs: [],
    name: 'tetrahedral',
    angles: '109.5°',
    groups: 4,
  },
  {
    formula: 'NH3',
    center: 'N',
    outer: 'H',
    bonds: [
      { angle: 160, kind: 'plane' },
      { angle: 20, kind: 'back' },
      { angle: 75, kind: 'front' },
    ],
    lonePairs: [270],
    name: 'trigonal pyramid',
    angles: 'about 107°',
    groups: 4,
  },
  {
    formula: 'H2O',
    center: 'O',
    outer: 'H',
    bonds: [
      { angle: 90 + 104.5 / 2, kind: 'plane' },
      { angle: 90 - 104.5 / 2, kind: 'plane' },
    ],
    lonePairs: [235, 305],
    name: 'bent',
    angles: '104.5°',
    groups: 4,
  },
  {
    formula: 'PCl5',
    center: 'P',
    outer: 'Cl',
    bonds: [
      { angle: 270, kind: 'plane' },
      { angle: 90, kind: 'plane' },
      { angle: 180, kind: 'plane' },
      { angle: 335, kind: 'back' },
      { angle: 25, kind: 'front' },
    ],
    lonePairs: [],
    name: 'trigonal bipyramid',
    angles: '90° and 120°',
    groups: 5,
  },
  {
    formula: 'SF6',
    center: 'S',
    outer: 'F',
    bonds: [
      { angle: 270, kind: 'plane' },
      { angle: 90, kind: 'plane' },
      { angle: 205, kind: 'back' },
      { angle: 335, kind: 'back' },
      { angle: 155, kind: 'front' },
      { angle: 25, kind: 'front' },
    ],
    lonePairs: [],
    name: 'octahedral',
    angles: '90°',
    groups: 6,
  },
]

const CELL = { width: 180, height: 160 }

export function Drawing() {
  return (
    <svg viewBox="0 0 360 640" className="max-w-xs" fontSize="16">
      {shapes.map((shape, index) => (
        <g
          key={shape.formula}
          transform={`translate(${(index % 2) * CELL.width} ${Math.floor(index / 2) * CELL.height})`}
        >
          <Cell {...shape} />
        </g>
      ))}
    </svg>
  )
}

function Cell({ formula, center, outer, bonds, lonePairs, name, angles, groups }: Shape) {
  const middle = { x: 90, y: 68 }
  return (
    <g>
      {bonds
        .toSorted((a, b) => Number(a.kind === 'front') - Number(b.kind === 'front'))
        .map(({ angle, kind }) => (
          <BondTo key={angle} from={middle} angle={angle} kind={kind} letter={outer} />
        ))}
      {lonePairs.map((angle) => (
        <Cloud key={angle} from={middle} angle={angle} />
      ))}
      <circle cx={middle.x} cy={middle.y} r="12" className="fill-sunken" />
      <text
        x={middle.x}
        y={middle.y + 6}
        textAnchor="middle"
        fontSize="17"
        className="fill-ink font-bold"
      >
        {center}
      </text>
      <text x="8" y="20" className="fill-ink font-bold">
        {formatFormula(formula)}
      </text>
      <text x="172" y="20" textAnchor="end" className="fill-muted">
        {`${groups} groups`}
      </text>
      <text x="90" y="136" textAnchor="middle" className="fill-ink">
        {name}
      </text>
      <text x="90" y="154" textAnchor="middle" className="fill-muted">
        {angles}
      </text>
    </g>
  )
}

function BondTo({
  from,
  angle,
  kind,
  letter,
}: {
  readonly from: Point
  readonly angle: number
  readonly kind: Kind
  readonly letter: string
}) {
  const atom = moved(from, angle, LENGTH)
  const [start, end] = [moved(from, angle, 12), moved(from, angle, LENGTH - 11)]
  const sideways = (point: Point, distance: number) => moved(point, angle + 90, distance)
  return (
    <g>
      {kind === 'plane' ? <Line from={start} to={end} /> : null}
      {kind === 'double'
        ? [-3, 3].map((side) => (
            <Line key={side} from={sideways(start, side)} to={sideways(end, side)} />
          ))
        : null}
      {kind === 'front' ? (
        <polygon
          points={[start, sideways(end, 5), sideways(end, -5)]
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          className="fill-ink"
        />
      ) : null}
      {kind === 'back'
        ? [0, 1, 2, 3, 4].map((step) => {
            const rung = moved(from, angle, 14 + step * 4)
            const half = 1.5 + step * 0.8
            return <Line key={step} from={sideways(rung, half)} to={sideways(rung, -half)} />
          })
        : null}
      <text x={atom.x} y={atom.y + 6} textAnchor="middle" className="fill-ink">
        {letter}
      </text>
    </g>
  )
}

function Line({ from, to }: { readonly from: Point; readonly to: Point }) {
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth="2" className="stroke-ink" />
}

/** A lone pair as a cloud with its two electrons. */
function Cloud({ from, angle }: { readonly from: Point; readonly angle: number }) {
  const middle = moved(from, angle, 25)
  const dots = [moved(middle, angle + 90, 4.5), moved(middle, angle - 90, 4.5)]
  return (
    <g>
      <ellipse
        cx={middle.x}
        cy={middle.y}
        rx="14"
        ry="11"
        transform={`rotate(${angle} ${middle.x} ${middle.y})`}
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.5"
      />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="fill-link" />
      ))}
    </g>
  )
}

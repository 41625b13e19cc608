import { moved, type Point } from '#content/articles/figures/points.ts'

/** Lengths in parts of the letter size. */
const PAIR_DISTANCE = 0.76
const DOT_GAP = 0.2
const LETTER_ROOM = 0.58

/** Radius of a dot in parts of the letter size. */
export const DOT = 0.126

/** The middle of a lone pair or a single dot beside an atom. */
export function beside(atom: Point, size: number, angle: number): Point {
  return moved(atom, angle, PAIR_DISTANCE * size)
}

/** The symbol of an atom, its middle at the point. */
export function Letter({
  x,
  y,
  size,
  children,
}: Point & { readonly size: number; readonly children: string }) {
  return (
    <text
      x={x}
      y={y + size * 0.36}
      fontSize={size}
      textAnchor="middle"
      className="fill-ink font-bold"
    >
      {children}
    </text>
  )
}

/** Two dots beside an atom, in the direction of the angle. */
export function LonePair({
  x,
  y,
  size,
  angle,
}: Point & { readonly size: number; readonly angle: number }) {
  const middle = beside({ x, y }, size, angle)
  return (
    <g>
      {[-90, 90].map((side) => {
        const dot = moved(middle, angle + side, DOT_GAP * size)
        return <circle key={side} cx={dot.x} cy={dot.y} r={DOT * size} className="fill-link" />
      })}
    </g>
  )
}

/** One line or two between the letters of two atoms. */
export function Bond({
  from,
  to,
  size,
  order,
}: {
  readonly from: Point
  readonly to: Point
  readonly size: number
  readonly order: 1 | 2
}) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const shifts = order === 1 ? [0] : [-3.5, 3.5]
  return (
    <g>
      {shifts.map((shift) => (
        <BondLine key={shift} from={from} to={to} angle={angle} shift={shift} size={size} />
      ))}
    </g>
  )
}

/** One line between the letters of two atoms, a little aside of the straight way if need be. */
export function BondLine({
  from,
  to,
  angle,
  shift,
  size,
  ...look
}: {
  readonly from: Point
  readonly to: Point
  readonly angle: number
  readonly shift: number
  readonly size: number
  readonly className?: string
  readonly strokeDasharray?: string
}) {
  const room = LETTER_ROOM * size
  const start = moved(moved(from, angle, room), angle + 90, shift)
  const end = moved(moved(to, angle + 180, room), angle + 90, shift)
  return (
    <line
      x1={start.x}
      y1={start.y}
      x2={end.x}
      y2={end.y}
      strokeWidth={2.5}
      className="stroke-ink"
      {...look}
    />
  )
}

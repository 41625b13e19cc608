export const title = 'Three ways to miss eight'

export const caption =
  'Three exceptions to the octet rule. Every fluorine and oxygen atom has its octet here; it is the other atom that breaks the rule.'

export const description =
  'Gallery of exceptions: boron trifluoride with six electrons around boron, nitrogen monoxide with a single electron and seven around nitrogen, sulfur hexafluoride with twelve around sulfur.'

const FONT = 18
const PAIR_DISTANCE = 13
const DOT_GAP = 3.6
const DOT = 2.1
const LETTER_ROOM = 10

type Point = { readonly x: number; readonly y: number }

function moved({ x, y }: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180
  return { x: x + distance * Math.cos(radians), y: y + distance * Math.sin(radians) }
}

function Letter({ x, y, children }: Point & { readonly children: string }) {
  return (
    <text
      x={x}
      y={y + FONT * 0.36}
      fontSize={FONT}
      textAnchor="middle"
      className="fill-ink font-bold"
    >
      {children}
    </text>
  )
}

/** Two dots beside an atom, in the direction of the angle (0 is right, 90 is down). */
function LonePair({ x, y, angle }: Point & { readonly angle: number }) {
  const middle = moved({ x, y }, angle, PAIR_DISTANCE)
  return (
    <g>
      {[-90, 90].map((side) => {
        const dot = moved(middle, angle + side, DOT_GAP)
        return <circle key={side} cx={dot.x} cy={dot.y} r={DOT} className="fill-link" />
      })}
    </g>
  )
}

function Bond({
  from,
  to,
  order,
}: {
  readonly from: Point
  readonly to: Point
  readonly order: 1 | 2
}) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const shifts = order === 1 ? [0] : [-3.5, 3.5]
  return (
    <g>
      {shifts.map((shift) => {
        const start = moved(moved(from, angle, LETTER_ROOM), angle + 90, shift)
        const end = moved(moved(to, angle + 180, LETTER_ROOM), angle + 90, shift)
        return (
          <line
            key={shift}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            strokeWidth={2.5}
            className="stroke-ink"
          />
        )
      })}
    </g>
  )
}

function Fluorides({
  x,
  y,
  center,
  directions,
}: Point & { readonly center: string; readonly directions: readonly number[] }) {
  return (
    <g>
      <Letter x={x} y={y}>
        {center}
      </Letter>
      {directions.map((angle) => {
        const fluorine = moved({ x, y }, angle, 40)
        return (
          <g key={angle}>
            <Letter {...fluorine}>F</Letter>
            <Bond from={{ x, y }} to={fluorine} order={1} />
            {[-90, 0, 90].map((turn) => (
              <LonePair key={turn} {...fluorine} angle={angle + turn} />
            ))}
          </g>
        )
      })}
    </g>
  )
}

function NitrogenMonoxide({ x, y }: Point) {
  const [nitrogen, oxygen] = [
    { x: x - 20, y },
    { x: x + 20, y },
  ]
  return (
    <g>
      <Letter {...nitrogen}>N</Letter>
      <Letter {...oxygen}>O</Letter>
      <Bond from={nitrogen} to={oxygen} order={2} />
      <LonePair {...nitrogen} angle={180} />
      <circle cx={x - 20} cy={y - 16} r={3.6} className="fill-accent" />
      <LonePair {...oxygen} angle={-60} />
      <LonePair {...oxygen} angle={60} />
    </g>
  )
}

const labels = [
  { x: 60, lines: ['too few', 'B has 6'] },
  { x: 180, lines: ['odd number', 'N has 7'] },
  { x: 300, lines: ['more than 8', 'S has 12'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 190" fontSize={16} textAnchor="middle">
      <Fluorides x={60} y={72} center="B" directions={[270, 30, 150]} />
      <NitrogenMonoxide x={180} y={68} />
      <Fluorides x={300} y={66} center="S" directions={[270, 330, 30, 90, 150, 210]} />
      {labels.map(({ x, lines }) =>
        lines.map((line, index) => (
          <text
            key={line}
            x={x}
            y={156 + index * 22}
            className={index === 0 ? 'fill-ink font-bold' : 'fill-ink'}
          >
            {line}
          </text>
        )),
      )}
    </svg>
  )
}

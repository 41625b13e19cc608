import { moved, type Point } from '#content/articles/figures/points.ts'

export const title = 'Two molecules, two results'

export const caption =
  'Each crossed arrow points to the negative end of a bond. In carbon dioxide the two cancel; in water they add up.'

export const description =
  'Carbon dioxide: two equal arrows point outward along a straight line and cancel. Water: two arrows point toward oxygen and add to one net arrow; the angle is 104.5 degrees.'

/** An arrow with a cross at its tail, which is the positive end. */
function DipoleArrow({
  from,
  angle,
  length,
  width = 3,
}: {
  readonly from: Point
  readonly angle: number
  readonly length: number
  readonly width?: number
}) {
  const tip = moved(from, angle, length)
  const neck = moved(from, angle, length - 10)
  const cross = moved(from, angle, 7)
  const [a, b] = [moved(cross, angle + 90, 6), moved(cross, angle - 90, 6)]
  const [c, d] = [moved(neck, angle + 90, 4 + width), moved(neck, angle - 90, 4 + width)]
  return (
    <g>
      <line
        x1={from.x}
        y1={from.y}
        x2={neck.x}
        y2={neck.y}
        strokeWidth={width}
        className="stroke-link"
      />
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={width} className="stroke-link" />
      <polygon points={`${tip.x},${tip.y} ${c.x},${c.y} ${d.x},${d.y}`} className="fill-link" />
    </g>
  )
}

function Atom({
  at,
  symbol,
  radius,
  charge,
  chargeAt,
}: {
  readonly at: Point
  readonly symbol: string
  readonly radius: number
  readonly charge: string
  readonly chargeAt: Point
}) {
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r={radius}
        strokeWidth={2}
        className={
          charge === 'δ−' ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-outline'
        }
      />
      <text x={at.x} y={at.y + 7} fontSize={20} className="fill-ink font-bold">
        {symbol}
      </text>
      <text x={chargeAt.x} y={chargeAt.y} fontSize={17} className="fill-ink">
        {charge}
      </text>
    </g>
  )
}

const OXYGEN: Point = { x: 180, y: 290 }
const ANGLE = 104.5
const BOND = 96
const bondAngles = [90 + ANGLE / 2, 90 - ANGLE / 2]

function Water() {
  return (
    <g>
      {bondAngles.map((angle, index) => {
        const hydrogen = moved(OXYGEN, angle, BOND)
        const side = index === 0 ? 1 : -1
        const start = moved(moved(OXYGEN, angle, BOND - 10), angle + 90 * side, 30)
        return (
          <g key={angle}>
            <line
              x1={OXYGEN.x}
              y1={OXYGEN.y}
              x2={hydrogen.x}
              y2={hydrogen.y}
              strokeWidth={4}
              className="stroke-ink"
            />
            <Atom
              at={hydrogen}
              symbol="H"
              radius={19}
              charge="δ+"
              chargeAt={{ x: hydrogen.x, y: hydrogen.y + 40 }}
            />
            <DipoleArrow from={start} angle={angle + 180} length={66} />
          </g>
        )
      })}
      <Atom
        at={OXYGEN}
        symbol="O"
        radius={27}
        charge="δ−"
        chargeAt={{ x: OXYGEN.x + 38, y: OXYGEN.y - 30 }}
      />
      <Arc />
      <text x={180} y={362} className="fill-ink">
        104.5°
      </text>
      <DipoleArrow from={{ x: 180, y: 256 }} angle={270} length={56} width={6} />
      <text x={168} y={230} textAnchor="end" className="fill-ink font-bold">
        net arrow
      </text>
    </g>
  )
}

function Arc() {
  const [from, to] = bondAngles.map((angle) => moved(OXYGEN, angle, 46))
  if (from === undefined || to === undefined) return null
  return (
    <path
      d={`M ${from.x} ${from.y} A 46 46 0 0 0 ${to.x} ${to.y}`}
      fill="none"
      strokeWidth={2}
      className="stroke-outline"
    />
  )
}

function CarbonDioxide() {
  return (
    <g>
      {[94, 102].map((y) => (
        <line key={y} x1={72} y1={y} x2={288} y2={y} strokeWidth={3.5} className="stroke-ink" />
      ))}
      <Atom at={{ x: 72, y: 98 }} symbol="O" radius={27} charge="δ−" chargeAt={{ x: 72, y: 148 }} />
      <Atom
        at={{ x: 180, y: 98 }}
        symbol="C"
        radius={25}
        charge="δ+"
        chargeAt={{ x: 180, y: 146 }}
      />
      <Atom
        at={{ x: 288, y: 98 }}
        symbol="O"
        radius={27}
        charge="δ−"
        chargeAt={{ x: 288, y: 148 }}
      />
      <DipoleArrow from={{ x: 164, y: 60 }} angle={180} length={78} />
      <DipoleArrow from={{ x: 196, y: 60 }} angle={0} length={78} />
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 404" fontSize={16} textAnchor="middle">
      <text x={180} y={26} className="fill-ink">
        <tspan className="font-bold">CO₂</tspan>, straight (180°): net arrow zero
      </text>
      <CarbonDioxide />
      <line x1={20} y1={168} x2={340} y2={168} strokeWidth={1} className="stroke-line" />
      <text x={16} y={196} textAnchor="start" className="fill-ink">
        <tspan className="font-bold">H₂O</tspan>, bent
      </text>
      <Water />
    </svg>
  )
}

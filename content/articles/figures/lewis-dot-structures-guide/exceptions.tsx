import { moved, type Point } from '#content/articles/figures/points.ts'

import { Bond, Letter, LonePair } from './dots-and-lines.tsx'

export const title = 'Three ways to miss eight'

export const caption =
  'Three exceptions to the octet rule. Every fluorine and oxygen atom has its octet here; it is the other atom that breaks the rule.'

export const description =
  'Gallery of exceptions: boron trifluoride with six electrons around boron, nitrogen monoxide with a single electron and seven around nitrogen, sulfur hexafluoride with twelve around sulfur.'

/** Size of the letters of the molecules. */
const SIZE = 21
/** From the middle of one atom to the next. */
const LENGTH = 46

function Fluorides({
  x,
  y,
  center,
  directions,
}: Point & { readonly center: string; readonly directions: readonly number[] }) {
  return (
    <g>
      <Letter size={SIZE} x={x} y={y}>
        {center}
      </Letter>
      {directions.map((angle) => {
        const fluorine = moved({ x, y }, angle, LENGTH)
        return (
          <g key={angle}>
            <Letter size={SIZE} {...fluorine}>
              F
            </Letter>
            <Bond size={SIZE} from={{ x, y }} to={fluorine} order={1} />
            {[-90, 0, 90].map((turn) => (
              <LonePair size={SIZE} key={turn} {...fluorine} angle={angle + turn} />
            ))}
          </g>
        )
      })}
    </g>
  )
}

function NitrogenMonoxide({ x, y }: Point) {
  const [nitrogen, oxygen] = [
    { x: x - LENGTH / 2, y },
    { x: x + LENGTH / 2, y },
  ]
  return (
    <g>
      <Letter size={SIZE} {...nitrogen}>
        N
      </Letter>
      <Letter size={SIZE} {...oxygen}>
        O
      </Letter>
      <Bond size={SIZE} from={nitrogen} to={oxygen} order={2} />
      <LonePair size={SIZE} {...nitrogen} angle={180} />
      <circle cx={nitrogen.x} cy={y - 18} r={4} className="fill-accent" />
      <LonePair size={SIZE} {...oxygen} angle={-60} />
      <LonePair size={SIZE} {...oxygen} angle={60} />
    </g>
  )
}

const rows = [
  { y: 78, lines: ['too few', '6 electrons', 'around B'] },
  { y: 187, lines: ['odd number', '7 electrons', 'around N'] },
  { y: 310, lines: ['more than 8', '12 electrons', 'around S'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 388" fontSize={16}>
      <Fluorides x={104} y={84} center="B" directions={[270, 30, 150]} />
      <NitrogenMonoxide x={104} y={190} />
      <Fluorides x={104} y={310} center="S" directions={[270, 330, 30, 90, 150, 210]} />
      {rows.map(({ y, lines }) =>
        lines.map((line, index) => (
          <text
            key={line}
            x={216}
            y={y - 16 + index * 22}
            className={index === 0 ? 'fill-ink font-bold' : 'fill-ink'}
          >
            {line}
          </text>
        )),
      )}
      {[146, 230].map((y) => (
        <line key={y} x1={24} y1={y} x2={336} y2={y} strokeWidth={1.5} className="stroke-line" />
      ))}
    </svg>
  )
}

import { beside, Bond, DOT, Letter, LonePair } from './dots-and-lines.tsx'

export const title = 'Carbon dioxide in five steps'

export const caption =
  'The five steps for carbon dioxide. A line is a shared pair, and two dots are a lone pair.'

export const description =
  'Five panels building carbon dioxide: count 16 electrons; join O-C-O; three lone pairs on each O; nothing left, so carbon is short with four; two double bonds give every atom eight.'

/** Size of the letters of the molecules. */
const SIZE = 22
const ROW = 92

type Panel = {
  readonly heading: string
  readonly text: string
  readonly bond: 0 | 1 | 2
  readonly pairs: readonly number[]
}

const panels: readonly Panel[] = [
  { heading: '1 Count', text: '6 + 4 + 6 = 16', bond: 0, pairs: [] },
  { heading: '2 Join', text: '16 − 4 = 12 left', bond: 1, pairs: [] },
  { heading: '3 Outer atoms', text: '12 − 12 = 0 left', bond: 1, pairs: [90, 180, 270] },
  { heading: '4 What is left', text: 'none: C has 4', bond: 1, pairs: [90, 180, 270] },
  { heading: '5 Share more', text: 'now C has 8', bond: 2, pairs: [120, 240] },
]

function Molecule({ y, bond, pairs }: Panel & { readonly y: number }) {
  const [left, middle, right] = [
    { x: 192, y },
    { x: 254, y },
    { x: 316, y },
  ]
  return (
    <g>
      <Letter size={SIZE} {...left}>
        O
      </Letter>
      <Letter size={SIZE} {...middle}>
        C
      </Letter>
      <Letter size={SIZE} {...right}>
        O
      </Letter>
      {bond === 0 ? null : (
        <g>
          <Bond size={SIZE} from={left} to={middle} order={bond} />
          <Bond size={SIZE} from={middle} to={right} order={bond} />
        </g>
      )}
      {pairs.map((angle) => (
        <g key={angle}>
          <LonePair size={SIZE} {...left} angle={angle} />
          <LonePair size={SIZE} {...right} angle={180 - angle} />
        </g>
      ))}
    </g>
  )
}

/** The single atoms with their dots: 6, 4 and 6. */
function SeparateAtoms({ y }: { readonly y: number }) {
  const singles = [
    { x: 192, angles: [0, 180] },
    { x: 254, angles: [0, 90, 180, 270] },
    { x: 316, angles: [0, 180] },
  ]
  return (
    <g>
      {singles.flatMap(({ x, angles }) =>
        angles.map((angle) => {
          const dot = beside({ x, y }, SIZE, angle)
          return (
            <circle
              key={`${x}-${angle}`}
              cx={dot.x}
              cy={dot.y}
              r={DOT * SIZE}
              className="fill-link"
            />
          )
        }),
      )}
      {[192, 316].flatMap((x) =>
        [90, 270].map((angle) => (
          <LonePair size={SIZE} key={`${x}-${angle}`} x={x} y={y} angle={angle} />
        )),
      )}
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 476" className="max-w-md" fontSize={16}>
      {panels.map((panel, index) => {
        const top = 6 + index * (ROW + 1)
        const y = top + ROW / 2
        return (
          <g key={panel.heading}>
            <rect
              x={4}
              y={top}
              width={352}
              height={ROW - 6}
              rx={10}
              strokeWidth={1.5}
              className={
                index === 4 ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line'
              }
            />
            <text x={16} y={y - 8} className="fill-ink font-bold">
              {panel.heading}
            </text>
            <text x={16} y={y + 16} className="fill-ink">
              {panel.text}
            </text>
            {index === 3 ? (
              <circle
                cx={254}
                cy={y - 3}
                r={19}
                fill="none"
                strokeWidth={2}
                strokeDasharray="4 4"
                className="stroke-incorrect"
              />
            ) : null}
            <Molecule {...panel} y={y - 3} />
            {index === 0 ? <SeparateAtoms y={y - 3} /> : null}
          </g>
        )
      })}
    </svg>
  )
}

import { moved, type Point } from '#content/articles/figures/points.ts'

export const title = 'Water around two ions'

export const caption =
  'Water turns its oxygen ends to a cation and one of its hydrogen ends to an anion. Not to scale: only four molecules are drawn around each ion, and in the liquid there are usually more.'

export const description =
  'Water molecules around a sodium ion point their negative oxygen ends inward; around a chloride ion they point a positive hydrogen end inward.'

const ANGLE = 104.5
const BOND = 25
const directions = [0, 90, 180, 270]

function Hydrogen({ x, y }: Point) {
  return (
    <g>
      <circle cx={x} cy={y} r={12} strokeWidth={1.5} className="fill-surface stroke-outline" />
      <text x={x} y={y + 6} className="fill-ink">
        H
      </text>
    </g>
  )
}

/** @param first the direction from oxygen to its first hydrogen */
function Water({ x, y, first }: Point & { readonly first: number }) {
  return (
    <g>
      <Hydrogen {...moved({ x, y }, first, BOND)} />
      <Hydrogen {...moved({ x, y }, first + ANGLE, BOND)} />
      <circle cx={x} cy={y} r={16} strokeWidth={2} className="fill-accent-soft stroke-accent" />
      <text x={x} y={y + 6} className="fill-ink font-bold">
        O
      </text>
    </g>
  )
}

export function Drawing() {
  const [sodium, chloride] = [
    { x: 84, y: 100 },
    { x: 266, y: 100 },
  ]
  return (
    <svg viewBox="0 0 360 252" fontSize={16} textAnchor="middle">
      {directions.map((angle) => (
        <Water key={angle} {...moved(sodium, angle, 46)} first={angle - ANGLE / 2} />
      ))}
      <circle
        cx={sodium.x}
        cy={sodium.y}
        r={23}
        strokeWidth={2}
        className="fill-metal stroke-cell-line"
      />
      <text x={sodium.x} y={sodium.y + 6} fontSize={17} className="fill-cell-ink font-bold">
        Na⁺
      </text>
      {directions.map((angle) => (
        <Water key={angle} {...moved(chloride, angle, 72)} first={angle + 180} />
      ))}
      <circle
        cx={chloride.x}
        cy={chloride.y}
        r={33}
        strokeWidth={2}
        className="fill-nonmetal stroke-cell-line"
      />
      <text x={chloride.x} y={chloride.y + 6} fontSize={17} className="fill-cell-ink font-bold">
        Cl⁻
      </text>
      <text x={sodium.x} y={216} className="fill-ink font-bold">
        O faces Na⁺
      </text>
      <text x={sodium.x} y={238} className="fill-muted">
        δ− to plus
      </text>
      <text x={chloride.x} y={216} className="fill-ink font-bold">
        H faces Cl⁻
      </text>
      <text x={chloride.x} y={238} className="fill-muted">
        δ+ to minus
      </text>
    </svg>
  )
}

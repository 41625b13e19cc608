import type { Point } from '#content/articles/figures/points.ts'

/** The double-headed arrow between resonance forms. */
export function TwoWays({ x, y }: Point) {
  return (
    <g>
      <line x1={x - 9} y1={y} x2={x + 9} y2={y} strokeWidth={2.5} className="stroke-link" />
      <polygon
        points={`${x - 15},${y} ${x - 7},${y - 5} ${x - 7},${y + 5}`}
        className="fill-link"
      />
      <polygon
        points={`${x + 15},${y} ${x + 7},${y - 5} ${x + 7},${y + 5}`}
        className="fill-link"
      />
    </g>
  )
}

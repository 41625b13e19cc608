import { ionicRadius } from '#chemistry/elements/element-properties.ts'
import type { Point } from '#content/articles/figures/points.ts'

const UNITS_PER_PICOMETER = 0.134

/** A piece of a crystal, three ions wide and two high, around a point; all radii are to one scale. */
export function Crystal({
  x,
  y,
  cation,
  anion,
}: Point & { readonly cation: string; readonly anion: string }) {
  const radii = [
    (ionicRadius(cation, 1) ?? 0) * UNITS_PER_PICOMETER,
    (ionicRadius(anion, -1) ?? 0) * UNITS_PER_PICOMETER,
  ]
  const distance = radii.reduce((sum, radius) => sum + radius, 0)
  return (
    <g>
      {[0, 1].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const isCation = (row + column) % 2 === 0
          const middle = { x: x + (column - 1) * distance, y: y + (row - 0.5) * distance }
          return (
            <g key={`${row} ${column}`}>
              <circle
                cx={middle.x}
                cy={middle.y}
                r={radii[isCation ? 0 : 1]}
                strokeWidth={1.5}
                className={
                  isCation ? 'fill-surface stroke-outline' : 'fill-accent-soft stroke-accent'
                }
              />
              <text x={middle.x} y={middle.y + 5} fontSize="14" className="fill-ink">
                {isCation ? `${cation}⁺` : `${anion}⁻`}
              </text>
            </g>
          )
        }),
      )}
    </g>
  )
}

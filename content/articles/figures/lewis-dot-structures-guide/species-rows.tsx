import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export type SpeciesRow = {
  /** The middle of the drawings. */
  readonly y: number
  /** The baseline of the formulas below them. */
  readonly label: number
  readonly species: readonly string[]
}

/** Lewis structures in rows of two, with their formulas and a line between the rows. */
export function SpeciesRows({ rows }: { readonly rows: readonly SpeciesRow[] }) {
  return (
    <g fontSize={16}>
      {rows.map(({ y, label, species }, index) => (
        <g key={y}>
          {species.map((formula, column) => (
            <g key={formula}>
              <LewisSpecies formula={formula} x={92 + column * 176} y={y} />
              <text
                x={92 + column * 176}
                y={label}
                textAnchor="middle"
                className="fill-ink font-bold"
              >
                {formatFormula(formula)}
              </text>
            </g>
          ))}
          {index === rows.length - 1 ? null : (
            <line
              x1={12}
              y1={label + 12}
              x2={348}
              y2={label + 12}
              strokeWidth={1.5}
              className="stroke-line"
            />
          )}
        </g>
      ))}
    </g>
  )
}

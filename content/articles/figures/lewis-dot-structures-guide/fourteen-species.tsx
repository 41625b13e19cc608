import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'The fourteen drawings'

export const caption =
  'Lewis structures of the fourteen species. Small numbers are formal charges that are not zero. Of sulfur dioxide, ozone and nitrate one of the equally good forms is drawn.'

export const description =
  'Fourteen Lewis structures: water, ammonia, ammonium, hydrogen cyanide, carbon monoxide, carbon dioxide, sulfur dioxide, ozone, nitrate, boron trifluoride, nitrogen monoxide, xenon difluoride, phosphorus pentachloride and sulfur hexafluoride, as the table describes them.'

const rows = [
  { y: 52, label: 110, species: ['H2O', 'NH3'] },
  { y: 198, label: 286, species: ['NH4^+', 'HCN'] },
  { y: 328, label: 368, species: ['CO', 'CO2'] },
  { y: 418, label: 478, species: ['SO2', 'O3'] },
  { y: 556, label: 640, species: ['NO3^-', 'BF3'] },
  { y: 682, label: 722, species: ['NO', 'XeF2'] },
  { y: 808, label: 902, species: ['PCl5', 'SF6'] },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 912" fontSize={16}>
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
    </svg>
  )
}

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { bestForms, rivalForms } from '#chemistry/lewis/best-forms.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { LewisSpecies } from '#content/articles/figures/lewis-species.tsx'

export const title = 'Which drawing is best?'

export const caption =
  'Rival drawings of carbon dioxide, thiocyanate and dinitrogen monoxide. Every atom has its octet in each of them; the small numbers are formal charges. In each group the first is best.'

export const description =
  'Carbon dioxide: two double bonds without charges beat a triple and a single bond. Thiocyanate: charge minus 1 on nitrogen beats minus 1 on sulfur and minus 2 on nitrogen. Dinitrogen monoxide: minus 1 on oxygen beats minus 1 on nitrogen and minus 2 on nitrogen.'

const groups = [
  { formula: 'CO2', top: 30, row: 62, reasons: ['best: no charges', 'larger charges'] },
  {
    formula: 'NCS^-',
    top: 184,
    row: 76,
    reasons: ['best: −1 on N', '−1 on S instead', 'larger charges'],
  },
  {
    formula: 'N2O',
    top: 442,
    row: 62,
    reasons: ['best: −1 on O', '−1 on N instead', 'larger charges'],
  },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 630" fontSize={15} className="max-w-xs">
      {groups.map(({ formula, top, row, reasons }) => {
        const skeleton = skeletonOf(formula)
        const forms = [...bestForms(skeleton), ...rivalForms(skeleton)]
        return (
          <g key={formula}>
            <text x={12} y={top - 10} className="fill-ink font-bold">
              {formatFormula(formula)}
            </text>
            {reasons.map((reason, index) => {
              const y = top + index * row
              return (
                <g key={reason}>
                  <rect
                    x={6}
                    y={y}
                    width={348}
                    height={row - 6}
                    rx={10}
                    strokeWidth={index === 0 ? 2.5 : 1.5}
                    className={
                      index === 0 ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line'
                    }
                  />
                  <LewisSpecies
                    formula={formula}
                    form={forms[index]}
                    x={92}
                    y={y + (row - 6) / 2}
                  />
                  <text x={186} y={y + (row - 6) / 2 + 5} className="fill-ink">
                    {reason}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import type { PlainFraction } from '#chemistry/reactions/null-space.ts'
import { type Balancing, CHARGE } from '#chemistry/tools/balancing.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { Step } from '#web/tools/screen/step-list.tsx'

import { AmountTable } from './amount-table.tsx'

const LETTERS = 'abcdefghijklmnop'

/** How a balanced equation was found: the matrix, its solution, the integers, and the check. */
export function balancingSteps({
  species,
  rows,
  reduced,
  coefficients,
  equation,
  totals,
}: Balancing): readonly Step[] {
  const letters = species.map((_, index) => LETTERS.charAt(index))
  const heads = species.map((formula, index) => `${letters[index]} ${formatFormula(formula)}`)
  const free = freeColumn(reduced, species.length)
  const freeLetter = letters[free] ?? ''
  return [
    {
      text: 'Put a letter for the unknown number before each substance, and count. The right side counts as negative, so every row has to add up to 0.',
      table: (
        <AmountTable
          caption="Atoms and charges of each substance"
          corner="Of"
          heads={heads}
          rows={rows.map(({ counted, amounts }) => ({
            head: countedName(counted),
            values: amounts.map((amount) => formatNumber(amount)),
          }))}
        />
      ),
    },
    {
      text: `Solve the rows. All letters are then multiples of ${freeLetter}.`,
      lines: reduced.map((row) => solved(row, letters, free)),
    },
    {
      text: `Choose ${freeLetter} = ${coefficients[free] ?? 1}, the smallest number that makes all of them whole.`,
      lines: [
        coefficients.map((coefficient, index) => `${letters[index]} = ${coefficient}`).join(', '),
        formatEquation(equation),
      ],
    },
    {
      text: 'Check: both sides hold the same.',
      lines: [
        totals
          .map(({ counted, each }) => `${countedName(counted)} ${chargeOr(counted, each)}`)
          .join(', '),
      ],
    },
  ]
}

/** The one column without a leading 1. */
function freeColumn(reduced: readonly (readonly PlainFraction[])[], columns: number): number {
  const leading = new Set(reduced.map((row) => row.findIndex(({ numerator }) => numerator !== 0)))
  return Array.from({ length: columns }, (_, column) => column).findIndex(
    (column) => !leading.has(column),
  )
}

function solved(row: readonly PlainFraction[], letters: readonly string[], free: number): string {
  const pivot = row.findIndex(({ numerator }) => numerator !== 0)
  const { numerator, denominator } = row[free] ?? { numerator: 0, denominator: 1 }
  const size =
    denominator === 1 ? formatNumber(-numerator) : `${formatNumber(-numerator)}/${denominator}`
  const factor = size === '1' ? '' : `${size} `
  return `${letters[pivot]} = ${factor}${letters[free]}`
}

function countedName(counted: string): string {
  return counted === CHARGE ? 'Charge' : counted
}

function chargeOr(counted: string, each: number): string {
  return counted === CHARGE && each > 0 ? `+${each}` : formatNumber(each)
}

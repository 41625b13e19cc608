import { Minus, Plus } from 'lucide-react'
import { Fragment } from 'react'

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { spokenText } from '#chemistry/speech/spoken.ts'
import { MAX_COEFFICIENT, countSides, parseBalanceResponse } from '#quiz/kinds/balance.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import type { FieldProps } from './field-props.ts'

/** An equation with a field before each substance. The atoms on both sides can be counted as a hint. */
export function BalanceField({
  question: { key },
  given,
  isRefused,
  noteId,
  onGive,
}: FieldProps<ProductionQuestionOf<'balance'>>) {
  const { reactants, products, arrow } = equationOf(key.equation)
  const signOfArrow = arrow === 'yields' ? '→' : '⇌'
  const substances = [...reactants, ...products].map(({ formula }) => formatFormula(formula))
  const fields = substances.map((_, place) => given.split(',')[place]?.trim() ?? '')

  function give(place: number, text: string) {
    const next = fields.with(place, text.replaceAll(',', '').trim())
    onGive(next.every((field) => field === '') ? '' : next.join(', '))
  }

  function step(place: number, by: number) {
    const next = Number(fields[place]) + by
    if (Number.isInteger(next) && next <= MAX_COEFFICIENT) give(place, next < 1 ? '' : String(next))
  }

  return (
    <>
      <div
        role="group"
        aria-label="Equation"
        className="flex flex-wrap items-center gap-x-2 gap-y-3"
      >
        {substances.map((shown, place) => (
          <Fragment key={shown}>
            {place === 0 ? null : (
              <span className="text-xl text-muted">
                {place === reactants.length ? signOfArrow : '+'}
              </span>
            )}
            <span className="inline-flex items-center rounded-md border border-line bg-sunken">
              <IconButton
                label={`Less ${shown}`}
                aria-label={spokenText(`Less ${shown}`)}
                onClick={() => step(place, -1)}
              >
                <Minus aria-hidden className="size-5" />
              </IconButton>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                translate="no"
                maxLength={2}
                aria-label={spokenText(`Number in front of ${shown}`)}
                aria-invalid={isRefused && fields[place] === ''}
                aria-describedby={noteId}
                value={fields[place]}
                className="size-11 rounded-sm border border-outline bg-surface text-center text-lg aria-invalid:border-incorrect"
                onChange={(event) => give(place, event.target.value)}
              />
              <IconButton
                label={`More ${shown}`}
                aria-label={spokenText(`More ${shown}`)}
                onClick={() => step(place, 1)}
              >
                <Plus aria-hidden className="size-5" />
              </IconButton>
              <span translate="no" className="pr-3 text-lg">
                <ChemicalText text={shown} />
              </span>
            </span>
          </Fragment>
        ))}
      </div>
      <AtomCount equation={key.equation} fields={fields} />
    </>
  )
}

/** How much of each element is on both sides: a hint for learners who open it. */
function AtomCount({
  equation,
  fields,
}: {
  readonly equation: string
  readonly fields: readonly string[]
}) {
  const read = parseBalanceResponse(fields.map((text) => (text === '' ? '1' : text)))
  if ('problem' in read) return null
  return (
    <details className="mt-3">
      <summary className="disclosure flex min-h-11 items-center rounded-md text-link underline-offset-4 hover:underline">
        Count the atoms
      </summary>
      <table className="text-center tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="px-3 font-normal">
              <span className="sr-only">Element</span>
            </th>
            <th scope="col" className="px-3 font-normal">
              Left
            </th>
            <th scope="col" className="px-3 font-normal">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {countSides({ equation }, read).map(({ symbol, left, right }) => (
            <tr key={symbol ?? 'charge'} className={left === right ? 'text-correct' : ''}>
              <th scope="row" translate={symbol === null ? undefined : 'no'} className="px-3">
                {symbol ?? 'Charge'}
              </th>
              <td className="px-3">{left}</td>
              <td className="px-3">{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

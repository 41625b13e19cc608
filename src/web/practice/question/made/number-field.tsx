import { useRef, useState } from 'react'

import { withChosenUnit } from '#quiz/kinds/number.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'

import type { FieldProps } from './field-props.ts'
import { KeyRow } from './typed/key-row.tsx'

const keys = [
  { sign: '\u2212', name: 'Minus' },
  { sign: '.', name: 'Decimal point' },
  { sign: '×10^', name: '×10^ Times ten to the power of' },
]

/** A number, with a unit to choose beside it. A unit that is typed behind the number comes first. */
export function NumberField({
  question: { units },
  given,
  isRefused,
  noteId,
  onGive,
}: FieldProps<ProductionQuestionOf<'number'>>) {
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(() => apart(given, units))
  // An offer that was chosen, or a session that is gone on with, brings a text from outside.
  const parts = withChosenUnit(own.text, own.unit) === given ? own : apart(given, units)

  function give(next: Parts) {
    setOwn(next)
    onGive(withChosenUnit(next.text, next.unit))
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 grow basis-40">
          <span className="mb-1.5 block text-sm">Your answer</span>
          <input
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            translate="no"
            maxLength={80}
            value={parts.text}
            aria-invalid={isRefused}
            aria-describedby={noteId}
            className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4 text-lg aria-invalid:border-incorrect"
            onChange={(event) => give({ ...parts, text: event.target.value })}
          />
        </label>
        {units.length === 0 ? null : (
          <label>
            <span className="mb-1.5 block text-sm">Unit</span>
            <select
              translate="no"
              value={parts.unit ?? ''}
              aria-describedby={noteId}
              className="min-h-12 rounded-md border border-outline bg-sunken px-3 text-lg"
              onChange={({ target: { value } }) =>
                give({ ...parts, unit: value === '' ? null : value })
              }
            >
              <option value="">–</option>
              {units.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <KeyRow keys={keys} field={input} onType={(text) => give({ ...parts, text })} />
    </>
  )
}

type Parts = { readonly text: string; readonly unit: string | null }

/** The text and the chosen unit that give this answer. */
function apart(given: string, units: readonly string[]): Parts {
  const unit = units.find((name) => given.endsWith(` ${name}`)) ?? null
  return { text: unit === null ? given : given.slice(0, -unit.length - 1), unit }
}

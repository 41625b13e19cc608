import { useRef } from 'react'

import type { FieldProps } from './field-props.ts'
import { KeyRow } from './key-row.tsx'

const keys = [
  { sign: '(', name: 'Opening bracket' },
  { sign: ')', name: 'Closing bracket' },
  { sign: '^', name: 'Charge' },
  { sign: '+', name: 'Plus' },
  { sign: '\u2212', name: 'Minus' },
  { sign: '·', name: 'Dot before water of crystallization' },
]

/** A formula or ion, typed without any subscripts: Fe2(SO4)3, SO4^2-. */
export function FormulaField({
  given,
  isRefused,
  noteId,
  onGive,
}: Omit<FieldProps<unknown>, 'question'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <label className="block">
        <span className="mb-1.5 block text-sm">Your formula</span>
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          maxLength={80}
          value={given}
          aria-invalid={isRefused}
          aria-describedby={noteId}
          className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4 text-lg aria-invalid:border-incorrect"
          onChange={(event) => onGive(event.target.value)}
        />
      </label>
      <KeyRow keys={keys} field={input} onType={onGive} />
    </>
  )
}

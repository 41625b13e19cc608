import { useRef } from 'react'

import type { FieldProps } from './field-props.ts'
import { KeyRow } from './key-row.tsx'

const keys = ['(I)', '(II)', '(III)', '(IV)', '(V)'].map((sign) => ({
  sign,
  name: `${sign} Numeral of a charge`,
}))

/** A name in words. The browser neither corrects nor completes it: it would know the answer. */
export function NameField({
  given,
  isRefused,
  noteId,
  onGive,
}: Omit<FieldProps<unknown>, 'question'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <label className="block">
        <span className="mb-1.5 block text-sm">Name of the substance</span>
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          maxLength={120}
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

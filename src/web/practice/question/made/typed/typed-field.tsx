import { useRef } from 'react'

import { KeyRow, type KeySign } from './key-row.tsx'

/** An answer in chemical notation or in a name. The browser neither corrects nor completes it: it would know the answer. */
export function TypedField({
  label,
  most,
  keys,
  given,
  isRefused,
  noteId,
  onGive,
}: {
  readonly label: string
  /** The longest text, in characters. */
  readonly most: number
  readonly keys: readonly KeySign[]
  readonly given: string
  readonly isRefused: boolean
  readonly noteId: string
  readonly onGive: (given: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <label className="block">
        <span className="mb-1.5 block text-sm">{label}</span>
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          maxLength={most}
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

import { useRef } from 'react'

import type { ProductionQuestionOf } from '#quiz/question.ts'

import type { FieldProps } from './field-props.ts'
import { KeyRow } from './key-row.tsx'
import { OrbitalField } from './orbital-field.tsx'

/** The cores that shorten a configuration: brackets are hard to find on a phone. */
const keys = ['He', 'Ne', 'Ar', 'Kr', 'Xe'].map((gas) => ({
  sign: `[${gas}] `,
  name: `[${gas}] Core of a noble gas`,
}))

/** A configuration to type, `[Ar] 3d5 4s1`, or boxes to draw arrows into. */
export function ConfigurationField(props: FieldProps<ProductionQuestionOf<'configuration'>>) {
  const { given, isRefused, noteId, onGive } = props
  const { boxes } = props.question
  const input = useRef<HTMLInputElement>(null)
  if (boxes !== null) {
    return <OrbitalField boxes={boxes} given={given} noteId={noteId} onGive={onGive} />
  }
  return (
    <>
      <label className="block">
        <span className="mb-1.5 block text-sm">Your configuration</span>
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
      <p className="mt-2 text-sm text-muted">
        <span>Numbers need no superscript: </span>
        <span translate="no">1s2 2s1</span>
      </p>
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'

import { useEarlyChange } from './use-early-change.ts'

const none: readonly string[] = []

/** A labelled field; its fault or its hint stands below and is read with it. */
export function TextField({
  label,
  hint,
  problems = none,
  draw = asItIs,
  children,
  className = '',
  ...input
}: ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: string
  readonly problems?: readonly string[]
  /** Draws label and hint, where they hold signs that a translator must leave alone. */
  readonly draw?: (text: string) => ReactNode
  /** Stands at the end of the field, for example a button. */
  readonly children?: ReactNode
}) {
  const id = useEarlyChange(typeof input.value === 'string' ? input.value : undefined)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-ink">
        {draw(label)}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-note`}
          className={`min-h-12 w-full rounded-md border border-outline bg-sunken px-4 aria-invalid:border-incorrect ${children === undefined ? '' : 'pr-14'} ${className}`}
        />
        {children}
      </div>
      <div
        id={`${id}-note`}
        aria-live="polite"
        className={`text-sm ${problems.length > 0 ? 'text-incorrect' : 'text-muted'}`}
      >
        {problems.length > 0 ? (
          problems.map((problem) => (
            <p key={problem} className="pt-1.5">
              {problem}
            </p>
          ))
        ) : hint === undefined ? null : (
          <p className="pt-1.5">{draw(hint)}</p>
        )}
      </div>
    </div>
  )
}

function asItIs(text: string): string {
  return text
}

import type { ReactNode } from 'react'

/** A key term within a sentence; a tap explains it. On paper it is a word as any other. */
export function Mention({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span data-print>
      <button type="button" popoverTarget={`${id}-text`} className="mention">
        {children}
      </button>
    </span>
  )
}

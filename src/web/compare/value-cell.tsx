import { NotationText } from '#web/ui/text/notation-text.tsx'

import type { ValueRow } from './compare-rows.ts'

/** A value with its bar on the scale that the row shares. */
export function ValueCell({ cell }: { readonly cell: ValueRow['cells'][number] }) {
  if (cell === null) return <span className="text-muted">no value</span>
  return (
    <>
      <span className="tabular-nums">
        <NotationText text={cell.text} />
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="cmp-bar">
        <rect width={100 * Math.max(0.01, cell.share)} height={6} />
      </svg>
    </>
  )
}

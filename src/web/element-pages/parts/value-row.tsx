import type { ReactNode } from 'react'

import { NotationText } from '#web/ui/text/notation-text.tsx'

/** A line with a value that opens to its source. */
export function ValueRow({
  label,
  value,
  children,
}: {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
}) {
  return (
    <li>
      <details className="el-value">
        <summary>
          <span>{label}</span>{' '}
          <strong>
            <NotationText text={value} />
          </strong>
        </summary>
        <div>{children}</div>
      </details>
    </li>
  )
}

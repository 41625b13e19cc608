import type { ReactNode } from 'react'

/** A chart under its title: a picture with its meaning in words, and the same as a table. */
export function ChartFigure({
  meaning,
  columns,
  rows,
  role = 'img',
  children,
}: {
  /** The meaning of the picture, for screen readers. */
  readonly meaning: string
  readonly columns: readonly string[]
  /** The first cell of a row is its heading, and differs from row to row. */
  readonly rows: readonly (readonly [string, ...string[]])[]
  /** A picture hides what is in it from screen readers; a group of links does not. */
  readonly role?: 'img' | 'group'
  readonly children: ReactNode
}) {
  return (
    <figure>
      <div role={role} aria-label={meaning}>
        {children}
      </div>
      <details className="mt-3">
        <summary className="disclosure inline-flex min-h-11 items-center rounded-md text-sm text-link underline-offset-4 hover:underline">
          Show data
        </summary>
        <table className="w-full wrap-anywhere text-left text-sm tabular-nums">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1 pr-2 last:pr-0 font-normal text-muted">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([heading, ...cells]) => (
              <tr key={heading}>
                <th scope="row" className="py-1 pr-2 last:pr-0 font-normal">
                  {heading}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1 pr-2 last:pr-0">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

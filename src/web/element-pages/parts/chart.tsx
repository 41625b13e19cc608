import type { ReactNode } from 'react'

import { Scroller } from './scroller.tsx'

type Cell = string | number

/** A drawing with a sentence about its meaning, and all of its numbers as a table. */
export function Chart({
  summary,
  table,
  children,
}: {
  /** Made from the data that are drawn. */
  readonly summary: ReactNode
  readonly table: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly Cell[])[]
    readonly note?: string
  }
  readonly children: ReactNode
}) {
  return (
    <figure className="el-chart">
      {children}
      <figcaption>{summary}</figcaption>
      <details className="el-more">
        <summary>{table.title}</summary>
        <Scroller label={table.title}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([head, ...cells]) => (
                <tr key={head}>
                  <th scope="row" translate="no">
                    {head}
                  </th>
                  {cells.map((cell, index) => (
                    // The cells of a row never change places.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
        {table.note === undefined ? null : <p>{table.note}</p>}
      </details>
    </figure>
  )
}

import type { ReactNode } from 'react'

import type { PageData } from '#web/element-pages/data/page-data.ts'

import { FindingRow } from './finding-row.tsx'

/** Properties one below the other, and those without a value in one sentence. */
export function FindingList({
  data,
  properties,
  children,
}: {
  readonly data: PageData
  readonly properties: readonly string[]
  /** Rows that stand before them. */
  readonly children?: ReactNode
}) {
  const isKnown = (property: string) => data.findingOf(property) !== null
  const known = properties.filter(isKnown)
  const missing = properties.filter((property) => !isKnown(property))
  return (
    <>
      {known.length > 0 || children !== undefined ? (
        <ul className="el-values">
          {children}
          {known.map((property) => (
            <FindingRow key={property} data={data} property={property} />
          ))}
        </ul>
      ) : null}
      {missing.length === 0 ? null : (
        <p className="el-missing">
          No value in the sources:{' '}
          {missing.map((property) => data.propertyOf(property).label).join(', ')}.
        </p>
      )}
    </>
  )
}

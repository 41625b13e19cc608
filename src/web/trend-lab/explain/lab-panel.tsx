import type { Trend } from '#content/elements/trends.ts'
import { useLab, useRing } from '#web/trend-lab/address/lab-store.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import { practiceOf, rowText } from '#web/trend-pages/trend-sentences.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { ExceptionList } from './exception-list.tsx'
import { exceptionsOf, trendOf } from './exceptions.ts'

/** The definition of the property on the table, its trend, the reasons and the exceptions. */
export function LabPanel() {
  const { shown } = useLab()
  const property = shown?.kind === 'property' ? labProperties.get(shown.key) : undefined
  if (property === undefined) return null
  const trend = trendOf(property.property)
  return (
    <aside aria-label="About the property" className="lab-panel">
      <div key={property.property}>
        <h2>{property.label}</h2>
        <p className="text-muted">{`${property.definition}.`}</p>
        {trend === undefined ? null : <TrendText trend={trend} property={property} />}
        <ul className="lab-links">
          <li>
            {trend === undefined ? (
              <a href="/trends">All trends</a>
            ) : (
              <a href={`/trends/${trend.key}`}>Read more</a>
            )}
          </li>
          <li>
            <a href={practiceOf(trend ?? { skill: null })}>
              {trend === undefined ? 'Practice periodic trends' : 'Practice this trend'}
            </a>
          </li>
        </ul>
      </div>
    </aside>
  )
}

function TrendText({ trend, property }: { readonly trend: Trend; readonly property: LabProperty }) {
  const { symbols, sentence } = useRing()
  const values = new Map([...property.values].map(([symbol, value]) => [symbol, { value }]))
  return (
    <>
      <h3>Trend</h3>
      <ul>
        {trend.rows.map((row) => (
          <li key={row.lead}>
            <NotationText text={rowText(row, values, property.unit)} />
          </li>
        ))}
      </ul>
      <h3>Reason</h3>
      <ul>
        {trend.why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ExceptionList exceptions={exceptionsOf(trend, property)} ringed={symbols} said={sentence} />
    </>
  )
}

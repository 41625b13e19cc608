import type { Finding, Property, Reading } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { reportPath } from '#web/report-link/report-address.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { shownNumber, withUnit } from './shown-number.ts'
import { SpreadBar } from './spread-bar.tsx'
import { ValueRow } from './value-row.tsx'

/** A property with its value, and behind it the source of the value and other readings. */
export function FindingRow({
  data,
  property: key,
}: {
  readonly data: PageData
  readonly property: string
}) {
  const finding = data.findingOf(key)
  if (finding === null) return null
  const property = data.propertyOf(key)
  return (
    <ValueRow label={property.label} value={shownFinding(finding, property)}>
      <p>{property.definition}.</p>
      {finding.status === 'value' ? <p>Source: {sourceText(data, finding.source)}.</p> : null}
      {finding.status === 'value' && finding.low < finding.high ? (
        <>
          <SpreadBar {...finding} isLog={property.scale === 'log'} />
          <p>
            <NotationText
              text={`The sources span ${shownNumber(finding.low)} to ${withUnit(finding.high, property.unit)}.`}
            />
          </p>
        </>
      ) : null}
      <Readings data={data} readings={finding.readings} />
      {finding.status === 'value' && finding.note !== '' ? <p>Note: {finding.note}.</p> : null}
      <p>
        <a
          href={reportPath({
            what: 'value',
            element: data.element.symbol,
            property: property.label,
            shown: shownFinding(finding, property),
          })}
        >
          Report this value
        </a>
      </p>
    </ValueRow>
  )
}

function shownFinding(finding: Finding, { unit }: Property): string {
  if (finding.status === 'disputed') return `no agreed value: ${finding.note}`
  if (finding.status === 'unbound') return `not bound: ${finding.note}`
  const value = `${finding.differs ? '± ' : ''}${withUnit(finding.value, unit)}`
  return finding.isCalculated ? `${value}, calculated` : value
}

function sourceText(data: PageData, id: string): string {
  const { name, restsOn } = data.sourceOf(id)
  return restsOn === '' ? name : `${name}, after ${restsOn}`
}

function Readings({
  data,
  readings,
}: {
  readonly data: PageData
  readonly readings: readonly Reading[]
}) {
  if (readings.length === 0) return null
  return (
    <ul>
      {readings.map(({ source, value }) => (
        <li key={source}>
          {data.sourceOf(source).name}: {shownNumber(value)}
        </li>
      ))}
    </ul>
  )
}

import { acceptedRange } from '#chemistry/elements/accepted-ranges.ts'
import type { Element } from '#chemistry/elements/elements.ts'
import { shownNumber, withUnit } from '#web/element-pages/parts/shown-number.ts'
import { SpreadBar } from '#web/element-pages/parts/spread-bar.tsx'
import { NotationText } from '#web/ui/text/notation-text.tsx'

/** The range that the sources of a value in the record span; null where they agree. */
export function RecordSpread({
  element,
  field,
  unit,
  isLog = false,
}: {
  readonly element: Element
  readonly field: 'meltingPoint' | 'boilingPoint' | 'density'
  readonly unit: string
  readonly isLog?: boolean
}) {
  const range = acceptedRange(element.symbol, field)
  const value = element[field]
  if (range === null || value === null || range.low >= range.high) return null
  return (
    <>
      <SpreadBar {...range} value={value} isLog={isLog} />
      <p>
        <NotationText
          text={`The sources span ${shownNumber(range.low)} to ${withUnit(range.high, unit)}.`}
        />
      </p>
    </>
  )
}

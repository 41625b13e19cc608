import type { PageData } from '#web/element-pages/data/page-data.ts'
import { Bar } from '#web/element-pages/parts/bar.tsx'
import { FindingList } from '#web/element-pages/parts/finding-list.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

const PLACES = [
  ['abundanceUniverse', 'Universe'],
  ['abundanceSun', 'Sun'],
  ['abundanceCrust', 'Crust of the Earth'],
  ['abundanceSea', 'Sea water'],
  ['abundanceHuman', 'Human body'],
] as const

/** Ends of the bars, in mg/kg; the smallest abundance of all is 4 × 10⁻¹³. */
const LOW = 1e-13
const HIGH = 1e6

/** How much of the element there is in five places. */
export function AbundanceSection({ data }: { readonly data: PageData }) {
  const bars = PLACES.flatMap(([property, label]) => {
    const value = data.valueOf(property)
    return value === null ? [] : [{ property, label, value, unit: data.propertyOf(property).unit }]
  })
  return (
    <PageSection id="abundance" title="Abundance">
      {bars.length === 0 ? (
        <p>The element is not found in nature, or only in traces that no source measures.</p>
      ) : (
        <>
          <ul aria-hidden className="el-bars">
            {bars.map(({ property, label, value, unit }) => (
              <li key={property}>
                <span>{label}</span>
                <Bar percent={scaled(value, { low: LOW, high: HIGH, length: 100, isLog: true })} />
                <span>{withUnit(value, unit)}</span>
              </li>
            ))}
          </ul>
          <p className="el-source">
            <NotationText text="The bars are logarithmic, from 10⁻¹³ to 10⁶ mg/kg: a nineteenth of the length is a factor of ten." />
          </p>
          <FindingList data={data} properties={PLACES.map(([property]) => property)} />
        </>
      )}
    </PageSection>
  )
}

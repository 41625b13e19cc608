import type { PageData } from '#web/element-pages/data/page-data.ts'
import { FindingList } from '#web/element-pages/parts/finding-list.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { ValueRow } from '#web/element-pages/parts/value-row.tsx'

const THERMAL = [
  'specificHeat',
  'molarHeatCapacity',
  'thermalConductivity',
  'thermalExpansion',
  'enthalpyOfFusion',
  'enthalpyOfVaporization',
  'enthalpyOfAtomization',
]
const MECHANICAL = [
  'mohsHardness',
  'vickersHardness',
  'youngModulus',
  'bulkModulus',
  'speedOfSound',
]

/** Heat, strength, current and magnets: properties of the substance rather than of its atoms. */
export function BulkSection({ data }: { readonly data: PageData }) {
  const { magneticOrder, superconductsBelow } = data.detail
  const electrical = ['electricalResistivity', 'curieTemperature', 'neelTemperature'].filter(
    (property) => property === 'electricalResistivity' || data.findingOf(property) !== null,
  )
  return (
    <PageSection id="matter" title="Heat, strength, electricity and magnetism">
      <div className="el-columns">
        <div>
          <h3>Heat</h3>
          <FindingList data={data} properties={THERMAL} />
        </div>
        <div>
          <h3>Strength and sound</h3>
          <FindingList data={data} properties={MECHANICAL} />
        </div>
        <div>
          <h3>Electricity and magnetism</h3>
          <FindingList data={data} properties={electrical}>
            {magneticOrder === null ? null : (
              <ValueRow label="Magnetism at 25 °C" value={magneticOrder}>
                <p>Source: pse-info.de database.</p>
              </ValueRow>
            )}
            {superconductsBelow === null ? null : (
              <ValueRow label="Superconducts below" value={withUnit(superconductsBelow, 'K')}>
                <p>Source: pymatgen.</p>
              </ValueRow>
            )}
          </FindingList>
        </div>
      </div>
    </PageSection>
  )
}

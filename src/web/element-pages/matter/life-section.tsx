import type { Hazard } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

/** The meanings of the GHS pictograms. */
const PICTOGRAMS: Readonly<Record<string, string>> = {
  GHS01: 'explosive',
  GHS02: 'flammable',
  GHS03: 'oxidizing',
  GHS04: 'gas under pressure',
  GHS05: 'corrosive',
  GHS06: 'toxic',
  GHS07: 'irritant or harmful',
  GHS08: 'health hazard',
  GHS09: 'environmental hazard',
}

/** Uses, the part in the body, and the hazards of the substance. */
export function LifeSection({ data: { element, detail } }: { readonly data: PageData }) {
  const { hazard, isEssential, uses } = detail
  if (hazard === null && !isEssential && uses.length === 0 && !element.radioactive) return null
  return (
    <PageSection id="use" title="Uses, body and hazards">
      {uses.length === 0 ? null : (
        <>
          <h3>Uses</h3>
          <ul className="el-list">
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
          <p className="el-source">Source: mendeleev.</p>
        </>
      )}
      {isEssential ? (
        <>
          <h3>Body</h3>
          <p>{element.name} is one of the 19 elements that are essential for people.</p>
          <p className="el-source">Source: pse-info.de database.</p>
        </>
      ) : null}
      {hazard === null && !element.radioactive ? null : (
        <>
          <h3>Hazards</h3>
          {element.radioactive && element.symbol !== 'Bi' ? (
            <p>All of its isotopes are radioactive.</p>
          ) : null}
          {hazard === null ? null : <HazardLines hazard={hazard} />}
        </>
      )}
    </PageSection>
  )
}

function HazardLines({ hazard }: { readonly hazard: Hazard }) {
  const { form, pictograms, statements } = hazard
  return (
    <>
      <p>
        As usually sold{form === '' ? '' : ` (${form})`}:{' '}
        {pictograms.map((code) => `${PICTOGRAMS[code] ?? code} (${code})`).join(', ')}.
      </p>
      <ul className="el-list">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <p>
        <strong>This is not a safety data sheet.</strong> Labels depend on form and supplier.
      </p>
      <p className="el-source">Source: pse-info.de database, after GESTIS.</p>
    </>
  )
}

import type { PageData } from '#web/element-pages/data/page-data.ts'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

const languages = new Intl.DisplayNames('en-US', { type: 'language' })
const RIGHT_TO_LEFT = new Set(['ar'])

/** Where the name comes from, the discovery, and the name in other languages. */
export function NamesSection({ data: { element, detail } }: { readonly data: PageData }) {
  const { cas, discoveryPlace, names, origin } = detail
  return (
    <PageSection id="names" title="Discovery and names">
      <p>
        {element.discoveryYear > 0
          ? `Discovered in ${element.discoveryYear} by ${element.discoveredBy}${discoveryPlace === null ? '' : ` (${discoveryPlace})`}.`
          : `${element.discoveredBy}.`}
      </p>
      {origin === null ? null : (
        <p>
          Origin of the name: {origin.language}, <i translate="no">{origin.root}</i> (
          {origin.meaning}).
        </p>
      )}
      {cas === null ? null : (
        <p>
          CAS number: <span translate="no">{cas}</span>.
        </p>
      )}
      {names.length === 0 ? null : (
        <ul className="el-names">
          {names.map(([language, name]) => (
            <li key={language}>
              <span>{languages.of(language)}</span>{' '}
              <span
                lang={language}
                dir={RIGHT_TO_LEFT.has(language) ? 'rtl' : undefined}
                translate="no"
              >
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="el-source">
        Sources: IUPAC and IUPAP (discovery of elements above 100), mendeleev and Blue Obelisk
        (origin of the name), periodic-table.io and Kalzium (names). Names on which sources differ
        are left out.
      </p>
    </PageSection>
  )
}

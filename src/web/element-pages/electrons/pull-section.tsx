import type { PageData } from '#web/element-pages/data/page-data.ts'
import { FindingList } from '#web/element-pages/parts/finding-list.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

const PROPERTIES = [
  'electronegativityPauling',
  'electronegativityAllen',
  'electronAffinity',
  'polarizability',
]

/** How the atom holds on to electrons, its own and those of others. */
export function PullSection({ data }: { readonly data: PageData }) {
  return (
    <PageSection id="pull" title="Electronegativity and electron affinity">
      <p>
        A positive electron affinity is energy that a gaseous atom releases when it takes up an
        electron.
      </p>
      <FindingList data={data} properties={PROPERTIES} />
    </PageSection>
  )
}

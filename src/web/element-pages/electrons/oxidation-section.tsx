import { properties } from '#chemistry/elements/element-properties.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { signed } from '#web/element-pages/parts/shown-number.ts'

/** The lowest and the highest state of any element. */
const STATES = Array.from({ length: 15 }, (_, index) => index - 5)

/** The last element whose compounds have been made and seen. */
const LAWRENCIUM = 103

/** Oxidation states on one line: common ones bold, the other known ones pale. */
export function OxidationSection({ data: { element, detail } }: { readonly data: PageData }) {
  const common = properties(element.symbol).commonOxidationStates
  const others = detail.knownStates.filter((state) => !common.includes(state))
  if (element.atomicNumber > LAWRENCIUM) {
    return (
      <PageSection id="oxidation" title="Oxidation states">
        <p>The chemistry is predicted; no states are listed as common.</p>
      </PageSection>
    )
  }
  return (
    <PageSection id="oxidation" title="Oxidation states">
      <ol aria-hidden className="el-states" translate="no" dir="ltr">
        {STATES.map((state) => (
          <li key={state} data-state={stateOf(state, common, others)}>
            {signed(state)}
          </li>
        ))}
      </ol>
      <p>
        {common.length === 0
          ? 'No common oxidation state.'
          : `Common: ${common.map(signed).join(', ')}.`}{' '}
        {others.length === 0
          ? common.length === 0
            ? 'No compounds are listed.'
            : 'No others are listed.'
          : `Also known: ${others.map(signed).join(', ')}.`}
      </p>
      <p className="el-source">
        Common states are those that at least two of PubChem, mendeleev and pymatgen name; known
        ones are those of mendeleev.
      </p>
    </PageSection>
  )
}

function stateOf(state: number, common: readonly number[], others: readonly number[]): string {
  if (common.includes(state)) return 'common'
  return others.includes(state) ? 'known' : 'none'
}

import { trendSpreads } from 'virtual:trend-data'

import type { Element } from '#chemistry/elements/elements.ts'
import { CopyField } from '#web/share/copy-field.tsx'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { CompareTable } from './compare-table.tsx'
import { symbolsText } from './compared.ts'
import { differencesOf } from './differences.ts'

/** What differs between the chosen elements and why, all their values, and what to do with them. */
export function Comparison({ chosen }: { readonly chosen: readonly Element[] }) {
  return (
    <>
      <Differences chosen={chosen} />
      <CompareTable chosen={chosen} />
      <div className="mt-4 print:hidden">
        <CopyField
          label="Link to this comparison"
          text={`${globalThis.location.origin}/compare?e=${symbolsText(chosen)}`}
        />
        <a href={`/dashboard/questions?element=${symbolsText(chosen)}`} className="cmp-link">
          Quiz me on these
        </a>
      </div>
    </>
  )
}

function Differences({ chosen }: { readonly chosen: readonly Element[] }) {
  const differences = differencesOf(chosen, labProperties, trendSpreads)
  if (differences.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="text-xl">Differences and reasons</h2>
      <ul className="mt-2 space-y-2">
        {differences.map((difference) => (
          <li key={difference}>
            <NotationText text={difference} />
          </li>
        ))}
      </ul>
    </section>
  )
}

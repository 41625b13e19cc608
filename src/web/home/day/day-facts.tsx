import { Link } from 'react-router'

import { type ElementSymbol, element } from '#chemistry/elements/elements.ts'
import { discoveryFacts, physicalFacts } from '#web/table/facts.ts'
import { FactList } from '#web/ui/text/fact-list.tsx'

/** The back of the card: who found the element, a few numbers, and the way to the rest. */
export function DayFacts({ symbol }: { readonly symbol: ElementSymbol }) {
  const record = element(symbol)
  return (
    <FactList title={record.name} facts={[...discoveryFacts(record), ...physicalFacts(record)]}>
      <Link
        viewTransition
        to={`/dashboard/periodic-table/${symbol}`}
        className="mt-1 inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Open its card
      </Link>
    </FactList>
  )
}

import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { identityCalled } from '#chemistry/search/element-names.ts'
import { atomicFacts, basicFacts, discoveryFacts, physicalFacts } from '#web/table/facts.ts'
import { ShellDiagram } from '#web/table/shell-diagram.tsx'
import { FactList } from '#web/ui/text/fact-list.tsx'

import { EmbedCodeField } from './embed-code-field.tsx'
import { EmbedEnd } from './embed-end.tsx'

/** The card of an element by its symbol. */
export function EmbeddedElement({ called }: { readonly called: string }) {
  const element = elementBySymbol(identityCalled(called)?.symbol ?? '')
  if (element === undefined) return <p className="text-muted">There is no such element.</p>
  const { symbol, name, atomicNumber, massText, classification, electronsPerShell } = element
  return (
    <>
      <header data-class={classification} className="flex items-center gap-4">
        <p
          aria-hidden
          className="grid size-20 shrink-0 place-items-center rounded-md border border-cell-line bg-(--fill) p-1 text-center leading-none text-cell-ink"
        >
          <span className="text-xs">{atomicNumber}</span>
          <span translate="no" className="font-display text-2xl">
            {symbol}
          </span>
          <span className="text-[0.6875rem]">{massText}</span>
        </p>
        <h1 className="min-w-0 text-2xl">
          <span>{name}</span> <span translate="no" className="text-muted">{`(${symbol})`}</span>
        </h1>
      </header>
      <div className="mt-5 grid items-start gap-x-10 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <FactList level="h2" title="Basic Properties" facts={basicFacts(element)} />
        <FactList level="h2" title="Atomic Structure" facts={atomicFacts(element)}>
          <ShellDiagram symbol={symbol} name={name} electronsPerShell={electronsPerShell} />
        </FactList>
        <FactList level="h2" title="Physical Properties" facts={physicalFacts(element)} />
        <FactList level="h2" title="Discovery" facts={discoveryFacts(element)} />
      </div>
      <EmbedEnd path={`/element/${elementSlug(element)}`} />
      <EmbedCodeField path={`/embed/element/${symbol}`} title={name} />
    </>
  )
}

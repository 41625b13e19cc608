import { useState } from 'react'

import { elementSlug, identityOf } from '#chemistry/elements/identities.ts'
import { classLabel } from '#web/table/classes.ts'
import { PeriodicGrid } from '#web/table/periodic-grid.tsx'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

import { EmbedCodeField } from './embed-code-field.tsx'
import { EmbedEnd } from './embed-end.tsx'

/** The periodic table; below it the element that was pressed, with the way to its page. */
export function EmbeddedTable() {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <>
      <h1 className="text-xl">Periodic Table</h1>
      <div className="pt mt-2 min-[34rem]:[--cell:min((min(64rem,100vw)-3rem)/19.6,(100dvh-9rem)/10.4)]!">
        <PeriodicGrid selected={selected} highlighted={null} onSelect={setSelected} />
      </div>
      <div role="status" className="min-h-12">
        {selected === null ? null : <ElementLine key={selected} symbol={selected} />}
      </div>
      <EmbedEnd path="/dashboard/periodic-table" />
      <EmbedCodeField path="/embed/table" title="Periodic table" />
    </>
  )
}

function ElementLine({ symbol }: { readonly symbol: string }) {
  const identity = identityOf(symbol)
  if (identity === undefined) return null
  const { name, atomicNumber, classification } = identity
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{`${name}: number ${atomicNumber}, ${classLabel(classification)}`}</span>
      <a
        href={`/element/${elementSlug(identity)}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 rounded-md text-link underline-offset-4 hover:underline"
      >
        <span>Full page</span>
        <span className="sr-only">{` of ${name}`}</span>
        <NewTabMark />
      </a>
    </p>
  )
}

import { useState } from 'react'

import { elementSlug, identities } from '#chemistry/elements/identities.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The cache of the service worker for pages that were read. */
const CACHE = 'elements'
/** Pages that are fetched at the same time. */
const AT_ONCE = 6

type State = 'idle' | 'busy' | 'done' | 'failed'

/** What the screen says, which is read out at the beginning and at the end alone. */
const texts: Readonly<Record<State, string>> = {
  idle: '',
  busy: 'The pages are being kept …',
  done: 'The pages of all elements open without a connection.',
  failed: 'Not all pages could be kept. There may be no connection, or no room.',
}

/** Keeps the pages of all elements in this browser, so that they open without a connection. */
export function ElementCopies() {
  const isInBrowser = useInBrowser()
  const [state, setState] = useState<State>('idle')
  if (isInBrowser && !('caches' in globalThis)) return null

  async function keepAll() {
    setState('busy')
    try {
      const cache = await caches.open(CACHE)
      const waiting = identities.map((identity) => `/element/${elementSlug(identity)}`)
      for (let kept = 0; kept < waiting.length; kept += AT_ONCE) {
        // A few at a time, so that other requests have their turn.
        // oxlint-disable-next-line no-await-in-loop
        await cache.addAll(waiting.slice(kept, kept + AT_ONCE))
      }
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <Panel title="Without a Connection">
      <DataRow
        title="Element pages"
        hint="Loads 3 MB and takes 13 MB of storage. Pages that you have read are kept anyway."
      >
        <Button disabled={state === 'busy'} onClick={() => void keepAll()}>
          Keep all elements
        </Button>
      </DataRow>
      <p role="status" className="px-3 text-sm">
        <span key={state}>{texts[state]}</span>
      </p>
    </Panel>
  )
}

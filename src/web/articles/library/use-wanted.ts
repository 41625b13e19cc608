import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useInBrowser } from '#web/store/use-in-browser.ts'

import { everything, searchOf, type Wanted, wantedBy } from './search-articles.ts'

/**
 * Returns the reader's search and a function that changes it. The address keeps it for the way back
 * from an article; typed text shows before the address follows. A change leaves the rest of the
 * address as it is.
 */
export function useWanted(): readonly [Wanted, (changed: Partial<Wanted>) => void] {
  const isInBrowser = useInBrowser()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState<Wanted | null>(null)
  // The page was built without a search.
  const asked = isInBrowser ? wantedBy(search) : everything
  function change(changed: Partial<Wanted>) {
    const wanted = { ...(typed ?? wantedBy(search)), ...changed }
    setTyped(wanted)
    setSearch(searchOf(wanted), { replace: true, preventScrollReset: true })
  }

  return [typed ?? asked, change]
}

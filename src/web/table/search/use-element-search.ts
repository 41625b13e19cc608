import { useState } from 'react'

import { type Identity, searchElements } from '#chemistry/elements/identities.ts'

/** An element that was found, and why, where its name does not show it. */
export type Match = { readonly identity: Identity; readonly reason: string | null }

type Search = (query: string) => readonly Match[]

/**
 * The search of the table. It knows names, symbols and numbers at once; families, other languages,
 * discoverers and misspellings come when it is about to be used.
 */
export function useElementSearch(): { readonly find: Search; readonly prepare: () => void } {
  const [find, setFind] = useState<Search>(() => plainSearch)

  function prepare() {
    if (find !== plainSearch) return
    import('./explained-search.ts').then(
      ({ explainedSearch }) => setFind(() => explainedSearch),
      // Without a connection it stays with what it knows.
      () => undefined,
    )
  }

  return { find, prepare }
}

function plainSearch(query: string): readonly Match[] {
  return searchElements(query).map((identity) => ({ identity, reason: null }))
}

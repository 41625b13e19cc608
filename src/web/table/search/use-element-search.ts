import { type ComponentType, useState } from 'react'

import type { Identity } from '#chemistry/elements/identities.ts'

/** An element that was found, and why, where its name does not show it. */
export type Match = { readonly identity: Identity; readonly reason: string | null }

/** The parts that come when the search is about to be used: the matcher and the list of matches. */
export type SearchRules = {
  readonly find: (query: string) => readonly Match[]
  readonly List: ComponentType<{
    readonly matches: readonly Match[]
    readonly onOpen: (identity: Identity) => void
  }>
  readonly countText: (count: number) => string
}

/** The rules of the search, null until they have come, and the function that gets them. */
export function useElementSearch(): {
  readonly rules: SearchRules | null
  readonly prepare: () => Promise<SearchRules | null>
} {
  const [rules, setRules] = useState<SearchRules | null>(null)

  async function prepare() {
    // Without a connection there is nothing to find with; the next use tries again.
    const loaded = await import('./search-rules.tsx').catch(() => null)
    if (loaded !== null) setRules(loaded.searchRules)
    return loaded?.searchRules ?? null
  }

  return { rules, prepare }
}

import { useState } from 'react'

import type { SearchRules } from '#web/table/search-rules.ts'

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

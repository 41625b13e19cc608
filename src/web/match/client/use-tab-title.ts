import { useEffect } from 'react'

import { PRODUCT } from '#web/ui/page-meta.ts'

import type { MatchState } from './match-state.ts'
import { tabTitle } from './tab-title.ts'

/** Shows how the match stands in the title of a hidden tab, and restores the screen's title after. */
export function useTabTitle(state: MatchState) {
  const matchTitle = tabTitle(state)
  useEffect(() => {
    if (matchTitle === null) return
    const own = document.title
    const title = `${matchTitle} · ${PRODUCT}`
    document.title = title
    return () => {
      // Another screen may have set its own title since.
      if (document.title === title) document.title = own
    }
  }, [matchTitle])
}

import { useEffect } from 'react'

import { PRODUCT } from '#web/ui/page-meta.ts'

import type { DuelState } from './match-state.ts'
import { callOf } from './tab-title.ts'

/** The title of a tab that nobody sees tells how the match stands; the screen's own is there again after. */
export function useCall(state: DuelState) {
  const call = callOf(state)
  useEffect(() => {
    if (call === null) return
    const own = document.title
    const title = `${call} · ${PRODUCT}`
    document.title = title
    return () => {
      // Another screen may have set its own meanwhile.
      if (document.title === title) document.title = own
    }
  }, [call])
}

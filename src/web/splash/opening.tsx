import { useEffect, useSyncExternalStore } from 'react'

import { splashOfTab } from './splash-due.ts'
import { Splash } from './splash.tsx'

/** Shows the splash if it is due, and says when it is over or is not. */
export function Opening({ onEnd }: { readonly onEnd: () => void }) {
  const stage = useSyncExternalStore(splashOfTab.subscribe, splashOfTab.stage, () => 'asking')
  useEffect(() => {
    if (stage === 'open') onEnd()
  }, [stage, onEnd])
  return stage === 'opening' ? <Splash /> : null
}

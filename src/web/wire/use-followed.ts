import { useEffect, useState } from 'react'

import { type Loaded, useLoaded } from './use-loaded.ts'

const EVERY_MS = 5000

/**
 * Loads like `useLoaded`, and asks again every few seconds while the page is in view. What was loaded stays on screen
 * when a later try fails.
 */
export function useFollowed<Answer>(
  ask: () => Promise<Answer>,
): readonly [Loaded<Answer>, reload: () => void] {
  const [loaded, reload] = useLoaded(ask)
  const [latest, setLatest] = useState<{
    readonly since: Loaded<Answer>
    readonly answer: Answer
  } | null>(null)
  useEffect(() => {
    if (loaded.status !== 'ready') return undefined
    let isOver = false
    async function askAgain() {
      if (document.visibilityState === 'hidden') return
      try {
        const answer = await ask()
        if (!isOver) setLatest({ since: loaded, answer })
      } catch {
        // The next try may succeed.
      }
    }
    const asking = setInterval(() => void askAgain(), EVERY_MS)
    return () => {
      isOver = true
      clearInterval(asking)
    }
  }, [ask, loaded])
  return [latest?.since === loaded ? { status: 'ready', answer: latest.answer } : loaded, reload]
}

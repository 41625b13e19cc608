import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether a form is busy and therefore disabled, and the way to do something meanwhile. What is disabled
 * cannot have the focus: afterwards it goes back to what had it, unless the visitor has taken it elsewhere.
 */
export function useBusy(): readonly [
  boolean,
  <Result>(run: () => Promise<Result>) => Promise<Result>,
] {
  const [isBusy, setIsBusy] = useState(false)

  async function whileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
    const before = document.activeElement
    setIsBusy(true)
    try {
      return await run()
    } finally {
      flushSync(() => setIsBusy(false))
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    }
  }

  return [isBusy, whileBusy]
}

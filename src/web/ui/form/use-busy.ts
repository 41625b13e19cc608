import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether a form is busy and therefore disabled, and a function that runs work during which it is. A disabled control
 * cannot have the focus, so afterwards the focus goes back to where it was, unless the visitor has taken it elsewhere.
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

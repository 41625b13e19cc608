import { useEffect } from 'react'

import { isElsewhere } from '#web/ui/focus/is-elsewhere.ts'
import { pressedKey } from '#web/ui/focus/pressed-key.ts'

const KEYS = ['a', 'b', 'c', 'd']

/**
 * Lets A to D and 1 to 4 choose an answer, but only while the focus is in the screen or nowhere, so
 * that they never interfere with other controls.
 */
export function useAnswerKeys(choose: (option: number) => void): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return
      const key = pressedKey(event)
      const option = KEYS.includes(key) ? KEYS.indexOf(key) : Number(key) - 1
      if (!(option >= 0 && option < KEYS.length)) return
      event.preventDefault()
      choose(option)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [choose])
}

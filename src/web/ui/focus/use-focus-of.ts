import { useEffect, useRef } from 'react'

import { focusHeading } from './focus-heading.ts'

/**
 * When a screen takes the place of another at the same address, and of the button that had the focus, the
 * focus goes to its heading.
 * @param screen tells the screens apart
 */
export function useFocusOf(screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) focusHeading()
  }, [screen])
}

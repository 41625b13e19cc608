import { useSyncExternalStore } from 'react'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedName } from '#web/user-data/name.ts'

/**
 * Greets by local time and by name. The built page knows neither: it says Welcome and reserves the room
 * of the name.
 */
export function Greeting() {
  const salutation = useSyncExternalStore(
    neverChanges,
    () => salutationAt(new Date().getHours()),
    () => 'Welcome',
  )
  const name = useStored(storedName)
  const isInBrowser = useInBrowserSoon()
  const data = useOwnData()
  const isNamed = data !== 'out of reach'
  // The name of an account comes a moment later; until then the visitor is not called a guest.
  const isKnown = isInBrowser && data === 'here'
  return (
    <div>
      <h1 className="text-3xl wrap-anywhere">
        <span>{isNamed && isKnown ? `${salutation}, ` : salutation}</span>
        {isNamed ? (
          <span className={`max-sm:block ${isKnown ? '' : 'invisible'}`}>{name || 'Guest'}</span>
        ) : null}
      </h1>
      <p className="mt-2 max-w-prose text-muted">
        Every element, every trend, and questions that show you why.
      </p>
    </div>
  )
}

/** The greeting of an hour from 0 to 23. */
export function salutationAt(hour: number): 'Good Morning' | 'Good Afternoon' | 'Good Evening' {
  if (hour < 12) return 'Good Morning'
  return hour < 18 ? 'Good Afternoon' : 'Good Evening'
}

function neverChanges() {
  return () => undefined
}

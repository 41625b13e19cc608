import { useSyncExternalStore } from 'react'

/** Greets by local time. The built page cannot know the hour, so it says Welcome until it runs. */
export function Greeting() {
  const salutation = useSyncExternalStore(
    neverChanges,
    () => salutationAt(new Date().getHours()),
    () => 'Welcome',
  )
  return (
    <div>
      <h1 className="text-3xl">{salutation}, Guest</h1>
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

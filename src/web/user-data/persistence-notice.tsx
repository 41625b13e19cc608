import { useSyncExternalStore } from 'react'

import type { Persistence, Stored } from '#web/store/stored.ts'

type Place = Pick<Stored<unknown>, 'persistence' | 'subscribe'>

type Texts = Readonly<Record<Exclude<Persistence, 'stored'>, string>>

const texts: Texts = {
  memory:
    'This browser keeps nothing more just now: its storage is full or switched off. Everything works, but what you do will be gone when you close the page.',
  newer:
    'Some of your data was saved by a newer version of Periodic Wizard. It is safe and stays unchanged; this version cannot add to it. Load the page again to get the newer version.',
}

/** For a narrow place beside the data that was not kept. */
const shortTexts: Texts = {
  memory: 'Not kept: the storage of this browser is full or switched off.',
  newer: 'Not kept: load the page again to get the newer version.',
}

/** Says calmly when changes at these places are not kept. Shows nothing while all is well. */
export function PersistenceNotice({
  places,
  isShort = false,
  className = '',
}: {
  readonly places: readonly Place[]
  readonly isShort?: boolean
  readonly className?: string
}) {
  const persistence = useSyncExternalStore(
    (listener) => subscribe(places, listener),
    () => worst(places),
    () => 'stored' as const,
  )
  return (
    <div aria-live="polite">
      {persistence === 'stored' ? null : (
        <p
          className={`rounded-md border border-outline bg-accent-soft px-4 py-3 text-sm ${className}`}
        >
          {(isShort ? shortTexts : texts)[persistence]}
        </p>
      )}
    </div>
  )
}

function worst(places: readonly Place[]): Persistence {
  return (
    places.map((place) => place.persistence()).find((persistence) => persistence !== 'stored') ??
    'stored'
  )
}

function subscribe(places: readonly Place[], listener: () => void): () => void {
  const stops = places.map((place) => place.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

import { useSyncExternalStore } from 'react'

import { localData } from '#web/platform/local-data.ts'
import type { Keeping } from '#web/platform/stored.ts'

const places = Object.values(localData)

const texts: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  memory:
    'This browser keeps nothing more just now: its storage is full or switched off. Everything works, but what you do will be gone when you close the page.',
  newer:
    'Some of your data was saved by a newer version of Periodic Wizard. It is safe and stays unchanged; this version cannot add to it. Load the page again to get the newer version.',
}

/** Says calmly when changes are not kept. Shows nothing while all is well. */
export function StorageNotice() {
  const keeping = useSyncExternalStore(subscribe, worst, () => 'kept' as const)
  return (
    <div role="status">
      {keeping === 'kept' ? null : (
        <p className="mb-5 rounded-md border border-outline bg-accent-soft px-4 py-3 text-sm">
          {texts[keeping]}
        </p>
      )}
    </div>
  )
}

function worst(): Keeping {
  return places.map((place) => place.keeping()).find((keeping) => keeping !== 'kept') ?? 'kept'
}

function subscribe(listener: () => void): () => void {
  const stops = places.map((place) => place.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

import { Suspense } from 'react'

import { CLASS_WORK_KEY } from '#web/store/technical-keys.ts'
import { browserStorage } from '#web/store/text-storage.ts'
import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { WorkRoom } from './work-room.tsx'

const HomeWork = lazyPart(async () => (await import('./home-work.tsx')).HomeWork)

/** Open work of classes. Only a user, or a browser that has joined a class, asks for it. */
export function WorkCard() {
  const isInBrowser = useInBrowserSoon()
  const isSignedIn = useVisitor().status === 'signed-in'
  if (!isInBrowser) return <WorkRoom />
  if (!(isSignedIn || hasWork())) return null
  return (
    <Suspense fallback={<WorkRoom />}>
      <HomeWork />
    </Suspense>
  )
}

function hasWork(): boolean {
  try {
    return browserStorage.read(CLASS_WORK_KEY) !== null
  } catch {
    return false
  }
}

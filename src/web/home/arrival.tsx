import { Suspense, useState } from 'react'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { storedName } from '#web/user-data/name.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const Opening = lazyPart(async () => (await import('#web/splash/opening.tsx')).Opening)
const NamePrompt = lazyPart(async () => (await import('./name-prompt.tsx')).NamePrompt)
const GuestDataOffer = lazyPart(
  async () => (await import('#web/account-settings/guest-data-offer.tsx')).GuestDataOffer,
)

/**
 * Shows the splash on arrival at home where nothing was painted yet, then the question for the name or the
 * offer to bring a guest's data along. The page itself is there before them and waits for neither.
 */
export function Arrival() {
  const isInBrowser = useInBrowserSoon()
  const [isOpen, setOpen] = useState(isPainted)
  const { status } = useVisitor()
  const isUnasked = useStored(storedName) === null
  if (!isInBrowser) return null
  return (
    <Suspense>
      {!isOpen ? (
        <Opening onEnd={() => setOpen(true)} />
      ) : status === 'signed-in' ? (
        <GuestDataOffer />
      ) : isUnasked && status === 'guest' ? (
        <NamePrompt />
      ) : null}
    </Suspense>
  )
}

/** Whether the visitor has seen anything of the page: then there is nothing to bridge. */
function isPainted(): boolean {
  return performance.getEntriesByType('paint').length > 0
}

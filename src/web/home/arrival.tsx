import { Suspense, useSyncExternalStore } from 'react'

import { splashOfTab } from '#web/splash/splash-due.ts'
import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { storedName } from '#web/user-data/name.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const Splash = lazyPart(async () => (await import('#web/splash/splash.tsx')).Splash)
const NamePrompt = lazyPart(async () => (await import('./name-prompt.tsx')).NamePrompt)
const GuestDataOffer = lazyPart(
  async () => (await import('#web/account-settings/guest-data-offer.tsx')).GuestDataOffer,
)

/**
 * Shows the splash on arrival at home, then the question for the name or the offer to bring a
 * guest's data along. The page itself is there before them and waits for neither.
 */
export function Arrival() {
  const stage = useSyncExternalStore(splashOfTab.subscribe, splashOfTab.stage, () => 'asking')
  const { status } = useVisitor()
  const isGuest = status === 'guest'
  const isUnasked = useStored(storedName) === null
  return (
    <Suspense>
      {stage === 'opening' ? <Splash /> : null}
      {stage === 'open' && isUnasked && isGuest ? <NamePrompt /> : null}
      {stage === 'open' && status === 'signed-in' ? <GuestDataOffer /> : null}
    </Suspense>
  )
}

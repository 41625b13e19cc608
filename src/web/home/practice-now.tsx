import { Play } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { PRACTICE_KEY } from '#web/store/technical-keys.ts'
import { tabStorage } from '#web/store/text-storage.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Starts practice, or continues the session that this tab has kept. */
export function PracticeNow() {
  const isBegun = useSyncExternalStore(neverChanges, hasSession, () => false)
  return (
    <Link
      viewTransition
      to="/dashboard/questions"
      className={`${buttonClass('primary')} max-sm:w-full`}
    >
      <Play aria-hidden className="size-5" />
      <span key={String(isBegun)}>{isBegun ? 'Continue practice' : 'Practice now'}</span>
    </Link>
  )
}

function hasSession(): boolean {
  try {
    return tabStorage.read(PRACTICE_KEY) !== null
  } catch {
    return false
  }
}

/** No other screen of this tab changes the session while home is shown. */
function neverChanges() {
  return () => undefined
}

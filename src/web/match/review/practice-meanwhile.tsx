import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'

import { useLasting } from './use-lasting.ts'

/** After this long a player who waits is offered practice. */
export const LONG_MS = 30_000

/** Offers practice to a player after a long wait of any kind. */
export function PracticeMeanwhile() {
  const isLong = useLasting(true, LONG_MS)
  if (!isLong) return null
  return (
    <Link viewTransition to="/dashboard/questions" className={buttonClass('primary')}>
      Practice while you wait
    </Link>
  )
}

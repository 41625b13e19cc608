import { Swords } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'

import { deskOf } from './desk-of.ts'
import { isOn, matchOf } from './duel-state.ts'

const HERE = '/dashboard/multiplayer'

/**
 * On other screens: the search or the match that is on, and the way to it. Who practices until there
 * is an opponent is called to the match.
 */
export function MatchStrip({ userId }: { readonly userId: string }) {
  const desk = deskOf(userId)
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  const navigate = useNavigate()
  const match = matchOf(state)
  const isPlaying = match !== null && isOn(match)
  const isCalled = isPlaying && state.isPatient
  useEffect(() => {
    if (isCalled) void navigate(HERE)
  }, [isCalled, navigate])
  const isSearching = state.duel?.type === 'searching'
  if (!isPlaying && !isSearching) return null
  return (
    <aside aria-label="Multiplayer" className="match-strip">
      <Swords aria-hidden className="size-5 shrink-0 text-accent" />
      <p role="status" className="min-w-0 grow">
        {isPlaying ? 'Your match is on.' : 'Looking for an opponent...'}
      </p>
      {isPlaying ? (
        <Link to={HERE} className={buttonClass('primary')}>
          Rejoin
        </Link>
      ) : (
        <Button look="quiet" onClick={desk.cancel}>
          Cancel search
        </Button>
      )}
    </aside>
  )
}

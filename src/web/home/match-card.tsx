import { MatchArt } from '#web/match/review/match-art.tsx'
import { useVisitor } from '#web/store/visitor.ts'

import { FeatureCard } from './feature-card.tsx'

/** The way to the match; a guest comes to the door first. */
export function MatchCard() {
  const isGuest = useVisitor().status === 'guest'
  return (
    <FeatureCard
      to={isGuest ? '/auth' : '/dashboard/multiplayer'}
      title="Multiplayer"
      text="Compete with other players"
      {...(isGuest && { badge: 'Sign In Required' })}
      art={<MatchArt />}
    />
  )
}

import type { MatchMessage } from '#contract/match.ts'

import { PlayerCard } from './player-card.tsx'

const NOTHING = { answered: 0, correct: 0 }

/** You and the opponent, side by side; of the opponent nothing is known without a connection. */
export function PlayerCards({
  match,
  isOnline,
}: {
  readonly match: MatchMessage
  readonly isOnline: boolean
}) {
  const { view, opponent } = match
  const { seats } = view.everybody
  return (
    <div className="mt-1 grid grid-cols-2 gap-2 sm:mt-2 sm:gap-4">
      <PlayerCard
        label="You"
        standing={seats[view.seat] ?? NOTHING}
        presence={isOnline ? 'Connected' : 'Reconnecting…'}
        isHere={isOnline}
      />
      <PlayerCard
        label={opponent.name ?? 'Opponent'}
        standing={seats[1 - view.seat] ?? NOTHING}
        presence={isOnline ? presenceOf(opponent) : 'Unknown'}
        isHere={isOnline && opponent.isHere}
      />
    </div>
  )
}

function presenceOf({ isHere }: MatchMessage['opponent']): string {
  return isHere ? 'Connected' : 'Away'
}

import { useState } from 'react'

import type { MatchMessage } from '#contract/match.ts'
import { levelLabels } from '#web/match/review/opponent-name.ts'

import { Announcer } from './announcer.tsx'
import { PlayerCard } from './player-card.tsx'

const NOTHING = { answered: 0, correct: 0 }

/** You and the opponent, side by side. Offline, the opponent's presence is unknown. */
export function PlayerCards({
  match,
  isOnline,
}: {
  readonly match: MatchMessage
  readonly isOnline: boolean
}) {
  const { view, opponent } = match
  const { seats } = view.everybody
  const trouble = troubleOf(match, isOnline)
  const [hadTrouble, setHadTrouble] = useState(false)
  if (trouble !== null && !hadTrouble) setHadTrouble(true)
  return (
    <div className="mt-1 grid grid-cols-2 gap-2 sm:mt-2 sm:gap-4">
      <PlayerCard
        label="You"
        standing={seats[view.seat] ?? NOTHING}
        presence={isOnline ? 'Connected' : 'Reconnecting…'}
        isHere={isOnline}
      />
      <PlayerCard
        label={opponent.practice === undefined ? (opponent.name ?? 'Opponent') : 'Practice'}
        isPractice={opponent.practice !== undefined}
        standing={seats[1 - view.seat] ?? NOTHING}
        presence={isOnline ? presenceOf(opponent) : 'Unknown'}
        isHere={isOnline && opponent.isHere}
      />
      <Announcer text={trouble ?? (hadTrouble ? 'Both players are connected.' : '')} />
    </div>
  )
}

/** Returns a sentence about a lost connection of either player; null when both are connected. */
function troubleOf({ opponent }: MatchMessage, isOnline: boolean): string | null {
  if (!isOnline) return 'Your connection is lost. Reconnecting…'
  return opponent.isHere ? null : 'Your opponent is away.'
}

function presenceOf({ isHere, practice }: MatchMessage['opponent']): string {
  if (practice !== undefined) return levelLabels[practice]
  return isHere ? 'Connected' : 'Away'
}

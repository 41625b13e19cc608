import { QUESTION_COUNT } from '#match/match.ts'

import { type DuelState, endOf, matchOf } from './match-state.ts'

/**
 * How a tab that nobody sees calls the player by its title; null when there is nothing to be called for.
 * A tab that only shows that there is a match elsewhere does not call.
 */
export function callOf(state: DuelState): string | null {
  if (state.isVisible || !(state.isWatched || state.isPatient)) return null
  const match = matchOf(state)
  if (match === null) {
    if (endOf(state) !== null) return 'Match over'
    return state.duel?.type === 'searching' ? 'Looking for an opponent' : null
  }
  const { phase } = match.view
  switch (phase.kind) {
    case 'starting':
      return 'Match found'
    case 'open':
      return `${state.kept === null ? 'Your turn' : 'Answered'}: ${place(phase.question)}`
    case 'reveal':
      return `Next: ${place(phase.question)}`
    case 'waiting':
      return 'Waiting for your opponent'
    case 'finished':
      return 'Match over'
    case 'cancelled':
      return phase.isReady ? 'Looking for an opponent' : 'Match missed'
  }
}

function place(question: number): string {
  return `question ${question + 1}/${QUESTION_COUNT}`
}

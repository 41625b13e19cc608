import { QUESTION_COUNT } from '#match/match.ts'

import { answerOf, isWaitingElsewhere, matchOf, type MatchState, unseenEnd } from './match-state.ts'

/**
 * Returns what the title of a hidden tab says about the match; null when the tab keeps its own title.
 * A tab that only shows that there is a match elsewhere keeps it too.
 */
export function tabTitle(state: MatchState): string | null {
  const { isVisible, isWatched } = state.page
  if (isVisible || !(isWatched || isWaitingElsewhere(state))) return null
  const match = matchOf(state)
  if (match === null) {
    if (unseenEnd(state) !== null) return 'Match over'
    return state.status.kind === 'searching' ? 'Looking for an opponent' : null
  }
  const { phase } = match.view
  switch (phase.kind) {
    case 'starting':
      return 'Match found'
    case 'open':
      return `${answerOf(state) === null ? 'Your turn' : 'Answered'}: ${place(phase.question)}`
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

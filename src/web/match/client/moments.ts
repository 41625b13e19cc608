import type { MatchMessage } from '#contract/match.ts'

import {
  answerOf,
  type Failure,
  isRunning,
  isWanted,
  matchOf,
  type MatchState,
} from './match-state.ts'

/** Something that a player notices, in the order in which it is shown. */
export type Moment =
  | 'found'
  | 'started'
  | 'rejoined'
  | 'opened'
  | 'chosen'
  | 'right'
  | 'wrong'
  | 'complete'
  | 'won'
  | 'lost'
  | 'drawn'
  | 'stoodUp'
  | 'missed'
  | 'unjoined'
  | 'keptHere'
  | 'signedOut'
  | 'notJoined'
  | 'notCreated'
  | 'noService'

const results = { won: 'won', lost: 'lost', draw: 'drawn' } as const

/** Moments that concern a player on any screen. */
const everywhere: ReadonlySet<Moment> = new Set([
  'found',
  'stoodUp',
  'missed',
  'unjoined',
  'won',
  'lost',
  'drawn',
])

/** Returns the events that a player notices between two states. */
export function momentsBetween(before: MatchState, after: MatchState): readonly Moment[] {
  const { isWatched } = after.page
  const moments = [
    ...only('rejoined', isWatched && !before.page.isWatched && isPlayed(after)),
    ...answerMoments(before, after),
    ...matchMoments(before, after),
    ...failureMoments(before.failure, after),
  ]
  return isWatched ? moments : moments.filter((moment) => everywhere.has(moment))
}

function isPlayed(state: MatchState): boolean {
  const match = matchOf(state)
  return match !== null && isRunning(match)
}

function answerMoments(stateBefore: MatchState, state: MatchState): readonly Moment[] {
  const before = answerOf(stateBefore)
  const answer = answerOf(state)
  if (answer === null) return []
  const isNew = before === null || before.question !== answer.question
  const isNewlyDelayed = answer.isDelayed && (isNew || !before.isDelayed)
  return [...only('chosen', isNew), ...only('keptHere', isNewlyDelayed)]
}

function matchMoments(before: MatchState, after: MatchState): readonly Moment[] {
  const match = matchOf(after)
  const known = matchOf(before)
  if (after.search.kind === 'ending') return []
  if (isMissed(before, after)) return [isWanted(after) ? 'missed' : 'unjoined']
  if (match === null || match === known) return []
  if (known === null || known.matchId !== match.matchId) {
    return arrival(before, match)
  }
  return progress(known, match)
}

/**
 * Whether a match was about to start and the player was not there. The screen of the match shows it,
 * unless a search takes its place.
 */
function isMissed(before: MatchState, after: MatchState): boolean {
  if (matchOf(before)?.view.phase.kind !== 'starting') return false
  if (after.page.isWatched && !isWanted(after)) return false
  if (after.status.kind !== 'match') return after.status.kind === 'idle'
  const { phase } = after.status.match.view
  return phase.kind === 'cancelled' && !phase.isReady
}

/** Returns the moments of a match that is new to this page. */
function arrival({ status }: MatchState, { view, opponent }: MatchMessage): readonly Moment[] {
  switch (view.phase.kind) {
    case 'starting':
      // The player has chosen a practice opponent, so there is no wait.
      return only('found', opponent.practice === undefined)
    case 'open':
    case 'reveal':
    case 'waiting':
      return [status.kind === 'searching' ? 'started' : 'rejoined']
    case 'finished':
    case 'cancelled':
      return []
  }
}

function progress(known: MatchMessage, match: MatchMessage): readonly Moment[] {
  const { phase, answers } = match.view
  const before = known.view.phase
  if (phase.kind === 'finished') {
    return before.kind === 'finished' ? [] : [results[phase.result]]
  }
  const last = answers.length > known.view.answers.length ? answers.at(-1) : undefined
  return [
    ...only('started', before.kind === 'starting' && isRunning(match)),
    ...only('right', last?.isCorrect === true),
    ...only('wrong', last?.isCorrect === false),
    ...only('opened', before.kind === 'reveal' && phase.kind === 'open'),
    ...only('complete', phase.kind === 'waiting' && before.kind !== 'waiting'),
    ...only('stoodUp', phase.kind === 'cancelled' && before.kind !== 'cancelled' && phase.isReady),
  ]
}

function failureMoments(before: Failure | null, after: MatchState): readonly Moment[] {
  const { failure } = after
  if (failure === null || failure === before) return []
  if (failure === 'signedOut') return ['signedOut']
  if (matchOf(after)?.view.phase.kind === 'starting') return ['notJoined']
  return [failure === 'tooOften' ? 'notCreated' : 'noService']
}

function only(moment: Moment, isSo: boolean): readonly Moment[] {
  return isSo ? [moment] : []
}

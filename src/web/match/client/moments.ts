import type { MatchMessage } from '#contract/match.ts'
import type { SoundName } from '#web/sound/sounds.ts'
import type { ToastContent } from '#web/ui/toast/toast.ts'

import { type DuelState, type Failure, isRunning, matchOf } from './match-state.ts'

/** What a player notices of a change, in the order in which it shows. */
export type Moment =
  | 'found'
  | 'agreed'
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

const sounds: Readonly<Partial<Record<Moment, SoundName>>> = {
  found: 'match-found',
  started: 'match-start',
  opened: 'next',
  chosen: 'click',
  right: 'correct',
  wrong: 'incorrect',
  won: 'victory',
  lost: 'defeat',
}

const toasts: Readonly<Partial<Record<Moment, ToastContent>>> = {
  found: { title: 'Match Found!', description: 'Waiting for another player...' },
  agreed: {
    title: 'Match Started!',
    description: 'Both players are ready. Let the quiz begin!',
  },
  rejoined: { title: 'Rejoining Match', description: 'Continuing your active match!' },
  complete: {
    title: 'Questions Complete!',
    description: 'Waiting for opponent to finish or time expires...',
  },
  stoodUp: {
    title: 'Match Cancelled',
    description: 'Your opponent did not get ready. You are the first in line for the next one.',
  },
  missed: {
    title: 'Match Cancelled',
    description: 'You were not there in time. Looking for another opponent...',
  },
  unjoined: {
    title: 'Match Cancelled',
    description: 'An opponent was found, but you did not join in time.',
  },
  keptHere: {
    title: 'Connection Issue',
    description: 'Your answer was recorded locally',
    look: 'destructive',
  },
  signedOut: failed('You must be logged in to play multiplayer quiz'),
  notJoined: failed('Failed to join match'),
  notCreated: failed('Failed to create match'),
  noService: failed('Failed to connect to multiplayer service'),
}

/** What was told before, and is so no more after a moment. */
const outdated: Readonly<Partial<Record<Moment, readonly Moment[]>>> = {
  started: ['found', 'agreed'],
  opened: ['found', 'agreed'],
  won: ['complete'],
  lost: ['complete'],
  drawn: ['complete'],
}

export function soundOf(moment: Moment): SoundName | undefined {
  return sounds[moment]
}

export function toastOf(moment: Moment): ToastContent | undefined {
  return toasts[moment]
}

/**
 * Whether a message is out of date now. Nothing lies over the first question while it is read, and
 * nobody is waited for once a match is over.
 */
export function isOutdated({ title }: ToastContent, moment: Moment): boolean {
  return (outdated[moment] ?? []).some((told) => toasts[told]?.title === title)
}

/** Whether a player wants to know this also when they come back later. */
export function isForLater(moment: Moment): boolean {
  return moment === 'stoodUp' || moment === 'missed' || moment === 'unjoined'
}

/** What concerns a player also while they look at something else. */
const everywhere: ReadonlySet<Moment> = new Set([
  'found',
  'stoodUp',
  'missed',
  'unjoined',
  'won',
  'lost',
  'drawn',
])

/** What a player notices when one state follows another. */
export function momentsBetween(before: DuelState, after: DuelState): readonly Moment[] {
  const moments = [
    ...only('rejoined', after.isWatched && !before.isWatched && isPlayed(after)),
    ...answerMoments(before, after),
    ...matchMoments(before, after),
    ...failureMoments(before.failure, after),
  ]
  return after.isWatched ? moments : moments.filter((moment) => everywhere.has(moment))
}

function isPlayed(state: DuelState): boolean {
  const match = matchOf(state)
  return match !== null && isRunning(match)
}

function answerMoments({ kept: before }: DuelState, { kept }: DuelState): readonly Moment[] {
  if (kept === null) return []
  const isNew = before === null || before.question !== kept.question
  const isNewlyDoubtful = kept.isDoubtful && (isNew || !before.isDoubtful)
  return [...only('chosen', isNew), ...only('keptHere', isNewlyDoubtful)]
}

function matchMoments(before: DuelState, after: DuelState): readonly Moment[] {
  const match = matchOf(after)
  const known = matchOf(before)
  if (after.isCalledOff) return []
  if (isMissed(before, after)) return [after.isSeeking ? 'missed' : 'unjoined']
  if (match === null || match === known) return []
  if (known === null || known.matchId !== match.matchId) {
    return [...arrival(before, match), ...only('agreed', isAgreed(match))]
  }
  return progress(known, match)
}

/** A match was to start, and the player was not there; who looks at the screen of it sees that. */
function isMissed(before: DuelState, { duel, isSeeking, isWatched }: DuelState): boolean {
  if (matchOf(before)?.view.phase.kind !== 'starting' || (isWatched && !isSeeking)) return false
  if (duel?.type !== 'match') return duel?.type === 'idle'
  const { phase } = duel.view
  return phase.kind === 'cancelled' && !phase.isReady
}

/** Whether both players have confirmed a match whose first question is about to open. */
function isAgreed({ view: { phase }, opponent }: MatchMessage): boolean {
  return phase.kind === 'starting' && phase.isConfirmed && opponent.isReady
}

/** A match that this page has not known. */
function arrival({ duel }: DuelState, { view }: MatchMessage): readonly Moment[] {
  switch (view.phase.kind) {
    case 'starting':
      return ['found']
    case 'open':
    case 'reveal':
    case 'waiting':
      return [duel?.type === 'searching' ? 'started' : 'rejoined']
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
    ...only('agreed', isAgreed(match) && !isAgreed(known)),
    ...only('started', before.kind === 'starting' && isRunning(match)),
    ...only('right', last?.isCorrect === true),
    ...only('wrong', last?.isCorrect === false),
    ...only('opened', before.kind === 'reveal' && phase.kind === 'open'),
    ...only('complete', phase.kind === 'waiting' && before.kind !== 'waiting'),
    ...only('stoodUp', phase.kind === 'cancelled' && before.kind !== 'cancelled' && phase.isReady),
  ]
}

function failureMoments(before: Failure | null, after: DuelState): readonly Moment[] {
  const { failure } = after
  if (failure === null || failure === before) return []
  if (failure === 'signedOut') return ['signedOut']
  if (matchOf(after)?.view.phase.kind === 'starting') return ['notJoined']
  return [failure === 'tooOften' ? 'notCreated' : 'noService']
}

function only(moment: Moment, isSo: boolean): readonly Moment[] {
  return isSo ? [moment] : []
}

function failed(description: string): ToastContent {
  return { title: 'Error', description, look: 'destructive' }
}

import type { SoundName } from '#web/sound/sounds.ts'
import type { ToastContent } from '#web/ui/toast/toast.ts'

import type { Moment } from './moments.ts'

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
  rejoined: { title: 'Rejoining Match', description: 'Continuing your active match!' },
  complete: {
    title: 'Questions Complete!',
    description: 'Waiting for opponent to finish or time expires...',
  },
  stoodUp: {
    title: 'Match Cancelled',
    description: 'Your opponent did not get ready. You are first in line for the next match.',
  },
  missed: {
    title: 'Match Cancelled',
    description: 'You did not join in time. Looking for another opponent...',
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

/**
 * Moments whose toasts are out of date after another one: nothing covers the first question, where the
 * board itself says that the match has started, and the end of a match ends the wait for the opponent.
 */
const outdated: Readonly<Partial<Record<Moment, readonly Moment[]>>> = {
  started: ['found'],
  opened: ['found'],
  won: ['complete'],
  lost: ['complete'],
  drawn: ['complete'],
}

/** Moments that a player wants to hear of even when they come back later. */
const lasting: ReadonlySet<Moment> = new Set(['stoodUp', 'missed', 'unjoined'])

/** The sound and the notice of a moment. */
export type Signals = {
  readonly sound: SoundName | null
  readonly toast: ToastContent | null
  /** Whether the toast waits until the player can see the page. */
  readonly isLasting: boolean
  /** Moments whose toasts are out of date now. */
  readonly outdated: readonly Moment[]
}

/** Returns the sound and the toast of a moment, and the toasts that it ends. */
export function signalsOf(moment: Moment): Signals {
  return {
    sound: sounds[moment] ?? null,
    toast: toasts[moment] ?? null,
    isLasting: lasting.has(moment),
    outdated: outdated[moment] ?? [],
  }
}

function failed(description: string): ToastContent {
  return { title: 'Error', description, look: 'destructive' }
}

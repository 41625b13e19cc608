import * as z from 'zod/mini'

import { count, duration, isoDate } from './figures.ts'
import { HISTORY_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'

/** Games kept, newest first. */
export const GAMES_KEPT = 100
const LONGEST_GAME = 100

const game = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    type: z.literal('multiplayer'),
    score: count,
    totalQuestions: count,
    correctAnswers: count,
    /** Milliseconds. */
    timeSpent: duration,
    date: isoDate,
    /** Symbols of the elements that were asked about. */
    elements: z.array(z.string().check(z.maxLength(3))).check(z.maxLength(LONGEST_GAME)),
  })
  .check(
    z.refine(
      ({ correctAnswers, totalQuestions }) => correctAnswers <= totalQuestions,
      'more right answers than questions',
    ),
  )

export const historySchema = z.array(game).check(z.maxLength(GAMES_KEPT))

/** One game against somebody, as this browser remembers it. */
export type GameRecord = z.infer<typeof game>

export const storedHistory = historyIn()

export function historyIn(storage?: TextStorage): Stored<GameRecord[]> {
  return stored<GameRecord[]>(HISTORY_KEY, 1, historySchema, [], storage, {
    smaller: (games) => (games.length < 2 ? null : games.slice(0, Math.floor(games.length / 2))),
  })
}

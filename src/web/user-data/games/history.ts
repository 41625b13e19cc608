import * as v from 'valibot'

import { count, duration, isoDate } from '#web/store/number-schemas.ts'
import { HISTORY_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

/** Games kept, newest first. */
export const GAMES_KEPT = 100
const LONGEST_GAME = 100

const game = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    type: v.literal('multiplayer'),
    score: count,
    totalQuestions: count,
    correctAnswers: count,
    /** Milliseconds. */
    timeSpent: duration,
    date: isoDate,
    /** Symbols of the elements that were asked about. */
    elements: v.pipe(v.array(v.pipe(v.string(), v.maxLength(3))), v.maxLength(LONGEST_GAME)),
  }),
  v.check(
    ({ correctAnswers, totalQuestions }) => correctAnswers <= totalQuestions,
    'more right answers than questions',
  ),
)

export const historySchema = v.pipe(v.array(game), v.maxLength(GAMES_KEPT))

/** One game as this browser remembers it. */
export type GameRecord = v.InferOutput<typeof game>

export const storedHistory = historyIn()

export function historyIn(storage?: TextStorage): Stored<GameRecord[]> {
  return stored<GameRecord[]>(
    HISTORY_KEY,
    {
      version: 1,
      schema: historySchema,
      fallback: [],
      smaller: (games) => (games.length < 2 ? null : games.slice(0, Math.floor(games.length / 2))),
    },
    storage,
  )
}

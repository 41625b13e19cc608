import * as v from 'valibot'

import { count, duration, isoDate } from '#web/store/number-schemas.ts'
import { STATS_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

const LONGEST_LIST = 118
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const statsSchema = v.object({
  totalGamesPlayed: count,
  totalCorrectAnswers: count,
  totalIncorrectAnswers: count,
  bestStreak: count,
  currentStreak: count,
  /** Seconds. */
  averageTimePerQuestion: duration,
  multiplayerWins: count,
  multiplayerLosses: count,
  lastPlayedDate: v.nullable(isoDate),
  favoriteElements: v.pipe(v.array(label), v.maxLength(LONGEST_LIST)),
  weakestTopics: v.pipe(v.array(label), v.maxLength(LONGEST_LIST)),
  /** Minutes. */
  studyTime: duration,
})

/** The sums over all games of this browser, also over those no longer in the history. */
export type UserStats = v.InferOutput<typeof statsSchema>

export const storedStats = statsIn()

export function statsIn(storage?: TextStorage): Stored<UserStats> {
  return stored<UserStats>(
    STATS_KEY,
    {
      version: 1,
      schema: statsSchema,
      fallback: {
        totalGamesPlayed: 0,
        totalCorrectAnswers: 0,
        totalIncorrectAnswers: 0,
        bestStreak: 0,
        currentStreak: 0,
        averageTimePerQuestion: 0,
        multiplayerWins: 0,
        multiplayerLosses: 0,
        lastPlayedDate: null,
        favoriteElements: [],
        weakestTopics: [],
        studyTime: 0,
      },
    },
    storage,
  )
}

import { type Stored, stored } from '#web/store/stored.ts'
import { MATCH_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

import { type MatchInPlay, matchShape } from './match-shape.ts'
import { splitProgress } from './split-progress.ts'

export const storedMatch = matchInPlayIn()

export function matchInPlayIn(storage: TextStorage = browserStorage): Stored<MatchInPlay | null> {
  return stored(MATCH_KEY, matchShape, splitProgress(storage))
}

import type { TextStorage } from '#web/store/text-storage.ts'
import { storedTheme, themeIn } from '#web/theme/theme.ts'

import { bookmarksIn, storedBookmarks } from './bookmarks.ts'
import { historyIn, storedHistory } from './history.ts'
import { nameIn, storedName } from './name.ts'
import { progressIn, storedProgress } from './progress.ts'
import { preferencesIn, storedPreferences } from './settings.ts'
import { statsIn, storedStats } from './stats.ts'

/** Everything that this browser stores for a guest, each part under a key of its own. */
export type LocalData = ReturnType<typeof localDataIn>

export function localDataIn(storage: TextStorage) {
  return {
    stats: statsIn(storage),
    history: historyIn(storage),
    preferences: preferencesIn(storage),
    bookmarks: bookmarksIn(storage),
    progress: progressIn(storage),
    name: nameIn(storage),
    theme: themeIn(storage),
  }
}

export const localData: LocalData = {
  stats: storedStats,
  history: storedHistory,
  preferences: storedPreferences.guest,
  bookmarks: storedBookmarks.guest,
  progress: storedProgress.guest,
  name: storedName.guest,
  theme: storedTheme,
}

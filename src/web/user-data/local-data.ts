import { matchInPlayIn, storedMatch } from '#web/outbox/match-in-play.ts'
import { outboxIn, storedOutbox } from '#web/outbox/outbox.ts'
import { CLASS_WORK_KEY, REPORTS_KEY, TABLE_KEY, TODAY_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'
import { storedTheme, themeIn } from '#web/theme/theme.ts'

import { bookmarksIn, storedBookmarks } from './bookmarks.ts'
import { historyIn, storedHistory } from './games/history.ts'
import { statsIn, storedStats } from './games/stats.ts'
import { nameIn, storedName } from './name.ts'
import { progressIn, storedProgress } from './progress.ts'
import { settingsIn, storedSettings } from './settings.ts'

/** Everything that this browser stores for a guest, each part under a key of its own. */
export type LocalData = ReturnType<typeof localDataIn>

export function localDataIn(storage: TextStorage) {
  return {
    stats: statsIn(storage),
    history: historyIn(storage),
    preferences: settingsIn(storage),
    bookmarks: bookmarksIn(storage),
    progress: progressIn(storage),
    name: nameIn(storage),
    theme: themeIn(storage),
  }
}

/** The data that this browser stores for accounts, beside the data of a guest. */
export type AccountState = ReturnType<typeof accountStateIn>

export function accountStateIn(storage: TextStorage) {
  return { outbox: outboxIn(storage), match: matchInPlayIn(storage) }
}

export const accountState: AccountState = { outbox: storedOutbox, match: storedMatch }

export const localData: LocalData = {
  stats: storedStats,
  history: storedHistory,
  preferences: storedSettings.guest,
  bookmarks: storedBookmarks.guest,
  progress: storedProgress.guest,
  name: storedName.guest,
  theme: storedTheme,
}

/**
 * Removes the guest's data from this browser, also what of it was on its way to an account. Answers of
 * accounts that are still to be sent stay, and so does the match in play.
 */
export function deleteEverything(
  data: LocalData = localData,
  { outbox, match }: AccountState = accountState,
): void {
  const { answers } = outbox.get()
  for (const place of Object.values(data)) place.clear()
  removeTexts()
  if (answers.length === 0) outbox.clear()
  else outbox.set({ answers })
  if (match.get() === null) match.clear()
}

/** The session of Today, the work of classes and waiting reports are no part of an export, and are only removed here. */
function removeTexts(): void {
  try {
    browserStorage.remove(TODAY_KEY)
    browserStorage.remove(CLASS_WORK_KEY)
    browserStorage.remove(REPORTS_KEY)
    browserStorage.remove(TABLE_KEY)
  } catch {
    // Nothing was stored where nothing can be stored.
  }
}

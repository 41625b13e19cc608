import * as v from 'valibot'

import { uuid } from '#web/store/id-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { inMemory } from '#web/store/switchable.ts'
import { ACCOUNT_COPY_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'
import { progressSchema, storedProgress } from '#web/user-data/progress.ts'

import { withUnissued } from './unissued.ts'

const copySchema = v.nullable(v.object({ userId: uuid, progress: progressSchema }))

/** The progress of an account as this browser has last seen it. */
type AccountCopy = v.InferOutput<typeof copySchema>

export const storedAccountCopy = accountCopyIn()

export function accountCopyIn(storage: TextStorage = browserStorage): Stored<AccountCopy> {
  return stored<AccountCopy>(
    ACCOUNT_COPY_KEY,
    { version: 1, schema: copySchema, fallback: null },
    storage,
  )
}

/**
 * Keeps a copy of the progress of a user, now and whenever the page is left, for a visit without a connection. Gives
 * the way to stop.
 */
export function keepCopy(userId: string): () => void {
  function copy() {
    storedAccountCopy.set({ userId, progress: storedProgress.get() })
  }
  function onHidden() {
    if (document.visibilityState === 'hidden') copy()
  }
  copy()
  document.addEventListener('visibilitychange', onHidden)
  return () => document.removeEventListener('visibilitychange', onHidden)
}

/** Shows the copy in place of the account, which has not come. Returns whose it is; null without one. */
export function showCopy(): string | null {
  const copy = storedAccountCopy.get()
  if (copy === null) return null
  const { userId, progress } = copy
  storedProgress.use(inMemory(storedProgress.guest, withUnissued(progress, userId)))
  return userId
}

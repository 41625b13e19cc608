import * as v from 'valibot'

import type { Answer, SecondTry } from '#quiz/practice/session.ts'
import { type Outbox, upload } from '#web/outbox/outbox-shape.ts'
import { uuid } from '#web/store/id-schemas.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { inMemory } from '#web/store/switchable.ts'
import { UNISSUED_KEY } from '#web/store/technical-keys.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'
import { type Bookmarks, storedBookmarks } from '#web/user-data/bookmarks.ts'
import { progressSchema, type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { saveAnswer, saveOnce, saveSecondTry, withAnswer } from '#web/user-data/save-answer.ts'

const unissuedSchema = v.record(
  uuid,
  v.object({
    progress: progressSchema,
    /** The part that is on its way to the account. */
    upload: v.optional(upload),
  }),
)

/** The answers of each user to questions that no server has issued: there was no connection. */
type Unissued = v.InferOutput<typeof unissuedSchema>

export const storedUnissued = unissuedIn()

export function unissuedIn(storage: TextStorage = browserStorage): Stored<Unissued> {
  return stored<Unissued>(
    UNISSUED_KEY,
    { version: 1, schema: unissuedSchema, fallback: {} },
    storage,
  )
}

/** What of one user is to be sent, in the form that data of guests have. */
export type UnissuedPlaces = {
  readonly outbox: Stored<Outbox>
  readonly progress: Stored<SavedProgress>
  readonly bookmarks: Stored<Bookmarks>
}

/** Returns the places of a user. An account that has everything leaves nothing behind. */
export function unissuedOf(userId: string, all: Stored<Unissued> = storedUnissued): UnissuedPlaces {
  const none = storedProgress.fallback
  return {
    progress: part(all, none, {
      get: (users) => users[userId]?.progress ?? none,
      put: (users, progress) => withState(users, userId, { ...users[userId], progress }),
    }),
    outbox: part<Unissued, Outbox>(all, NOTHING_SENT, {
      get(users) {
        const sent = users[userId]?.upload
        return sent === undefined ? NOTHING_SENT : { answers: [], upload: sent }
      },
      put: (users, { upload: sent }) =>
        withState(users, userId, {
          progress: users[userId]?.progress ?? none,
          ...(sent !== undefined && { upload: sent }),
        }),
    }),
    bookmarks: inMemory(storedBookmarks.guest, storedBookmarks.guest.fallback),
  }
}

/** Whether an account does not have everything of a user yet. */
export function isUnissuedWaiting(userId: string, all: Stored<Unissued> = storedUnissued): boolean {
  return all.get()[userId] !== undefined
}

/** Keeps an answer until the account can have it, and shows it as the account will. */
export function keepUnissued(
  userId: string,
  answer: Answer & { readonly isSure?: boolean },
  all: Stored<Unissued> = storedUnissued,
): void {
  if (saveOnce(answer, unissuedOf(userId, all).progress)) saveAnswer(answer)
}

/** Adds the second try to its answer in both places. */
export function keepUnissuedSecond(
  userId: string,
  second: SecondTry,
  all: Stored<Unissued> = storedUnissued,
): void {
  saveSecondTry(second, unissuedOf(userId, all).progress)
  saveSecondTry(second)
}

/** Returns the progress of an account with the answers that it does not have yet. */
export function withUnissued(
  progress: SavedProgress,
  userId: string,
  all: Stored<Unissued> = storedUnissued,
): SavedProgress {
  const known = new Set(progress.answers.map(keyOf))
  return unissuedOf(userId, all)
    .progress.get()
    .answers.filter((answer) => !known.has(keyOf(answer)))
    .toReversed()
    .reduce(withAnswer, progress)
}

function keyOf({ questionId, timestamp }: SavedProgress['answers'][number]): string {
  return `${questionId} ${timestamp}`
}

const NOTHING_SENT: Outbox = { answers: [] }

/** The users with this state of one; a user of whom nothing waits is left out. */
function withState(users: Unissued, userId: string, state: Unissued[string]): Unissued {
  const { [userId]: _before, ...others } = users
  const isEmpty = state.progress.totals.totalAnswered === 0 && state.upload === undefined
  return isEmpty ? others : { ...others, [userId]: state }
}

/** A part of a stored value as a stored value of its own. */
function part<Whole, Part>(
  whole: Stored<Whole>,
  fallback: Part,
  lens: {
    readonly get: (whole: Whole) => Part
    readonly put: (whole: Whole, part: Part) => Whole
  },
): Stored<Part> {
  const update = (change: (value: Part) => Part) =>
    whole.update((before) => lens.put(before, change(lens.get(before))))
  return {
    key: whole.key,
    fallback,
    get: () => lens.get(whole.get()),
    set: (value) => update(() => value),
    update,
    clear: () => update(() => fallback),
    persistence: whole.persistence,
    subscribe: whole.subscribe,
  }
}

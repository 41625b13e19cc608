import { expect, test } from 'vitest'

import type { Stored } from '#web/store/stored.ts'
import { inMemory } from '#web/store/switchable.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { type Bookmarks, bookmarksIn } from '#web/user-data/bookmarks.ts'

import { addEarly, keepEarly } from './early-bookmarks.ts'

const FIRST = { id: 'as-e1.1.a', bookmarkedAt: 1 }
const SECOND = { id: 'as-e1.1.b', bookmarkedAt: 2 }
const none: Bookmarks = { elements: [], questions: [] }

/** Opens a browser with early bookmarks, and an account that has some already. */
function world() {
  const storage = memoryStorage()
  const guest = bookmarksIn(storage)
  const early = bookmarksIn(storage, 'early')
  early.set({ elements: ['Fe', 'Au'], questions: [FIRST] })
  const kept: Stored<Bookmarks> = inMemory(guest, { elements: ['Au', 'H'], questions: [SECOND] })
  let save: (() => void) | undefined
  const saved = new Promise<void>((resolve) => {
    save = resolve
  })
  return {
    storage,
    guest,
    early,
    account: { ...kept, saved: () => saved, stop: () => undefined },
    save: () => save?.(),
  }
}

test('the account gets what was marked early, and this browser forgets it once that is saved', async () => {
  const { account, early, save } = world()
  const adding = addEarly(account, () => false, early)
  expect(account.get()).toEqual({ elements: ['Au', 'H', 'Fe'], questions: [SECOND, FIRST] })
  expect(early.get().elements).toEqual(['Fe', 'Au'])
  save()
  await adding
  expect(early.get()).toEqual(none)
})

test('unsaved marks stay here when the account is left', async () => {
  const { account, early, save } = world()
  const adding = addEarly(account, () => true, early)
  save()
  await adding
  expect(early.get().elements).toEqual(['Fe', 'Au'])
})

test('marks of another tab are not forgotten meanwhile', async () => {
  const { storage, account, early, save } = world()
  const adding = addEarly(account, () => false, early)
  bookmarksIn(storage, 'early').update((kept) => ({ ...kept, elements: ['He'] }))
  save()
  await adding
  expect(early.get().elements).toEqual(['He'])
})

test('without an account it joins what the guest has marked', () => {
  const { guest, early } = world()
  guest.set({ elements: ['Au'], questions: [SECOND], articlesRead: ['what-is-an-atom'] })
  keepEarly(guest, early)
  expect([guest.get(), early.get()]).toEqual([
    { elements: ['Au', 'Fe'], questions: [SECOND, FIRST], articlesRead: ['what-is-an-atom'] },
    none,
  ])
})

test('where nothing was marked early nothing is stored', () => {
  const storage = memoryStorage()
  keepEarly(bookmarksIn(storage), bookmarksIn(storage, 'early'))
  expect([...storage.texts]).toEqual([])
})

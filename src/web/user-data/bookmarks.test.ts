import { expect, test } from 'vitest'

import { BOOKMARKS_KEY } from '#web/store/storage-keys.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'

import {
  addQuestion,
  bookmarksIn,
  BOOKMARKS_KEPT,
  removeQuestion,
  setArticleRead,
  toggleElement,
  toggleQuestion,
} from './bookmarks.ts'

test('a toggled question is there, newest first, until it is toggled again', () => {
  const place = bookmarksIn(memoryStorage())
  toggleQuestion('as-e1.1.a', 1, place)
  toggleQuestion('as-e1.1.b', 2, place)
  expect(place.get().questions).toEqual([
    { id: 'as-e1.1.b', bookmarkedAt: 2 },
    { id: 'as-e1.1.a', bookmarkedAt: 1 },
  ])
  toggleQuestion('as-e1.1.b', 3, place)
  expect(place.get().questions).toEqual([{ id: 'as-e1.1.a', bookmarkedAt: 1 }])
})

test('a removed bookmark comes back to its old place', () => {
  const place = bookmarksIn(memoryStorage())
  const ids = ['as-e1.1.a', 'as-e1.1.b', 'as-e1.1.c']
  for (const [time, id] of ids.entries()) toggleQuestion(id, time, place)
  const before = place.get()
  removeQuestion('as-e1.1.b', place)
  addQuestion({ id: 'as-e1.1.b', bookmarkedAt: 1 }, place)
  expect(place.get()).toEqual(before)
  addQuestion({ id: 'as-e1.1.b', bookmarkedAt: 9 }, place)
  expect(place.get()).toEqual(before)
})

test('the oldest bookmark makes room for one too many, so that all can be read again', () => {
  const storage = memoryStorage()
  const place = bookmarksIn(storage)
  const questions = Array.from({ length: BOOKMARKS_KEPT }, (_, index) => ({
    id: `as-e1.1.${(BOOKMARKS_KEPT - index).toString(36)}`,
    bookmarkedAt: BOOKMARKS_KEPT - index,
  }))
  place.set({ elements: [], questions })
  toggleQuestion('as-e1.1.zzz', BOOKMARKS_KEPT + 1, place)
  expect(bookmarksIn(storage).get().questions).toEqual([
    { id: 'as-e1.1.zzz', bookmarkedAt: BOOKMARKS_KEPT + 1 },
    ...questions.slice(0, -1),
  ])
})

test('S8 two tabs that bookmark at once lose nothing', () => {
  const storage = memoryStorage()
  const [one, other] = [bookmarksIn(storage), bookmarksIn(storage)]
  expect([one.get(), other.get()]).toEqual([one.fallback, other.fallback])
  toggleQuestion('as-e1.1.a', 1, one)
  toggleQuestion('as-e1.1.b', 2, other)
  toggleElement('Fe', one)
  toggleElement('Au', other)
  expect(one.get()).toEqual({
    elements: ['Fe', 'Au'],
    questions: [
      { id: 'as-e1.1.b', bookmarkedAt: 2 },
      { id: 'as-e1.1.a', bookmarkedAt: 1 },
    ],
  })
})

test('a starred element is starred once, and loses its star again', () => {
  const place = bookmarksIn(memoryStorage())
  toggleElement('Fe', place)
  toggleElement('Au', place)
  toggleElement('Fe', place)
  expect(place.get().elements).toEqual(['Au'])
})

test('an article is read once, and can be unread', () => {
  const storage = memoryStorage()
  setArticleRead('what-is-an-atom', true, bookmarksIn(storage))
  setArticleRead('chemistry-of-fire', true, bookmarksIn(storage))
  setArticleRead('what-is-an-atom', true, bookmarksIn(storage))
  expect(bookmarksIn(storage).get().articlesRead).toEqual(['chemistry-of-fire', 'what-is-an-atom'])
  setArticleRead('chemistry-of-fire', false, bookmarksIn(storage))
  expect(bookmarksIn(storage).get().articlesRead).toEqual(['what-is-an-atom'])
})

test('bookmarks from before articles could be ticked off stay, and take the first tick', () => {
  const storage = memoryStorage()
  const old = { elements: ['Fe'], questions: [{ id: 'as-e1.1.a', bookmarkedAt: 1 }] }
  storage.write(BOOKMARKS_KEY, JSON.stringify({ version: 1, value: old }))
  const place = bookmarksIn(storage)
  expect(place.get()).toEqual(old)
  setArticleRead('what-is-an-atom', true, place)
  expect(bookmarksIn(storage).get()).toEqual({ ...old, articlesRead: ['what-is-an-atom'] })
})

import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { MATCH_ID } from '#web/testing/scripted-match.ts'
import { ownPart, progressIn } from '#web/user-data/progress.ts'

import { forgetPlaying, matchPlayedHere, noteEnd, notePlaying } from './playing-here.ts'

const USER = '0b6ee5a4-3c1c-4a53-9c5f-6d9b0c1b7a10'
const OTHER = '0b6ee5a4-3c1c-4a53-9c5f-6d9b0c1b7a11'

test('a match that is played here is remembered by the next page, until its end is known', () => {
  const storage = memoryStorage()
  notePlaying(USER, MATCH_ID, progressIn(storage))
  const next = progressIn(storage)
  expect([matchPlayedHere(USER, next), matchPlayedHere(OTHER, next)]).toEqual([MATCH_ID, null])
  forgetPlaying(OTHER, next)
  expect(matchPlayedHere(USER, next)).toBe(MATCH_ID)
  forgetPlaying(MATCH_ID, next)
  expect(progressIn(storage).get()).toEqual(next.fallback)
})

test.each([
  ['isKept', 'isSeen'],
  ['isSeen', 'isKept'],
] as const)('its end is to be %s and %s before it is forgotten', (first, second) => {
  const place = progressIn(memoryStorage())
  notePlaying(USER, MATCH_ID, place)
  noteEnd(MATCH_ID, first, place)
  noteEnd(OTHER, second, place)
  expect(matchPlayedHere(USER, place)).toBe(MATCH_ID)
  noteEnd(MATCH_ID, second, place)
  expect(place.get()).toEqual(place.fallback)
})

test('what a visitor takes along does not name it', () => {
  const place = progressIn(memoryStorage())
  notePlaying(USER, MATCH_ID, place)
  expect(ownPart(place.get())).toEqual(place.fallback)
})

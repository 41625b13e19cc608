import { expect, test } from 'vitest'

import { OFFLINE_PROGRESS_KEY } from '#web/store/storage-keys.ts'
import { MATCH_KEY, OUTBOX_KEY } from '#web/store/technical-keys.ts'
import type { TextStorage } from '#web/store/text-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { progressIn } from '#web/user-data/progress.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'

import { matchInPlayIn } from './match-in-play.ts'
import type { WaitingAnswer } from './outbox-shape.ts'
import { outboxIn } from './outbox.ts'

const USER = '00000000-0000-4000-8000-000000000001'

const progress = {
  totals: {
    totalAnswered: 1,
    correctAnswers: 1,
    incorrectAnswers: 0,
    totalTimeSpent: 2,
    currentStreak: 1,
    bestStreak: 1,
  },
  answers: [
    {
      questionId: 'as-e1.1.k3f9',
      selectedAnswer: 1,
      isCorrect: true,
      timeSpent: 2,
      timestamp: 5000,
    },
  ],
  savedAt: 5000,
}

function waiting(number: number): WaitingAnswer {
  const issueId = `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
  return { userId: USER, issueId, questionId: 'as-e1.1.k3f9', selectedAnswer: 2 }
}

const upload = { userId: USER, chunk: { import_id: 'a' }, later: [] }
const match = { userId: USER, matchId: '00000000-0000-4000-8000-000000000007', isSeen: true }

const old = JSON.stringify({
  version: 1,
  value: {
    ...progress,
    waiting: [waiting(1), waiting(2)],
    bringing: upload,
    leftBy: USER,
    playing: match,
  },
})

const split = {
  [OFFLINE_PROGRESS_KEY]: { version: 2, value: progress },
  [OUTBOX_KEY]: {
    version: 1,
    value: { upload, leftBy: USER, answers: [waiting(1), waiting(2)] },
  },
  [MATCH_KEY]: { version: 1, value: match },
}

function oldBrowser(room?: number) {
  return memoryStorage({ [OFFLINE_PROGRESS_KEY]: old }, room)
}

function contentOf({ texts }: { readonly texts: Map<string, string> }): unknown {
  return Object.fromEntries(Array.from(texts, ([key, text]) => [key, JSON.parse(text)]))
}

function readAll(storage: TextStorage) {
  return [outboxIn(storage).get(), matchInPlayIn(storage).get(), progressIn(storage).get()] as const
}

const whole = [split[OUTBOX_KEY].value, match, progress] as const

test.each([
  ['outbox', outboxIn],
  ['match', matchInPlayIn],
  ['progress', progressIn],
])('whichever is read first, the %s splits the record and loses nothing', (_, placeIn) => {
  const storage = oldBrowser()
  placeIn(storage).get()
  expect(contentOf(storage)).toEqual(split)
  expect(readAll(storage)).toEqual(whole)
  expect(contentOf(storage)).toEqual(split)
})

test('a change that comes before the first read loses nothing', () => {
  const storage = oldBrowser()
  matchInPlayIn(storage).set(null)
  expect(readAll(storage)).toEqual([whole[0], null, progress])
})

test('a record of progress alone is upgraded when it changes', () => {
  const text = JSON.stringify({ version: 1, value: progress })
  const storage = memoryStorage({ [OFFLINE_PROGRESS_KEY]: text })
  expect(readAll(storage)).toEqual([{ answers: [] }, null, progress])
  expect(storage.texts).toEqual(new Map([[OFFLINE_PROGRESS_KEY, text]]))
  const place = progressIn(storage)
  place.update((before) => ({ ...before, savedAt: 6000 }))
  expect(contentOf(storage)).toEqual({
    [OFFLINE_PROGRESS_KEY]: { version: 2, value: { ...progress, savedAt: 6000 } },
  })
})

test('tabs that are open at once share one outbox, and an answer that was sent does not return', () => {
  const storage = oldBrowser()
  const [one, other] = [outboxIn(storage), outboxIn(storage)]
  expect(one.get()).toEqual(other.get())
  one.update((outbox) => ({ ...outbox, answers: [waiting(2)] }))
  progressIn(storage).update((before) => ({ ...before, savedAt: 6000 }))
  expect(other.get().answers).toEqual([waiting(2)])
  expect(outboxIn(storage).get().answers).toEqual([waiting(2)])
})

test.each([1, 2, 3])('a split that ends at write %i is made again by the next page', (limit) => {
  const storage = oldBrowser()
  let writes = 0
  const dying: TextStorage = {
    ...storage,
    write(key, text) {
      writes += 1
      if (writes >= limit) throw new Error('The page was closed.')
      storage.write(key, text)
    },
  }
  outboxIn(dying).get()
  expect(contentOf(storage)).not.toEqual(split)
  expect(readAll(storage)).toEqual(whole)
  expect(contentOf(storage)).toEqual(split)
})

test('a tab of the version before that stores its record again adds what it holds', () => {
  const storage = oldBrowser()
  readAll(storage)
  const again = { version: 1, value: { ...progress, waiting: [waiting(2), waiting(3)] } }
  storage.texts.set(OFFLINE_PROGRESS_KEY, JSON.stringify(again))
  expect(outboxIn(storage).get().answers).toEqual([waiting(1), waiting(2), waiting(3)])
  expect(matchInPlayIn(storage).get()).toEqual(match)
})

test('S2 with storage full all of it is read, changed in memory, and still stored', () => {
  const storage = oldBrowser(old.length)
  expect(readAll(storage)).toEqual(whole)
  const [outbox, place] = [outboxIn(storage), progressIn(storage)]
  for (const answer of progress.answers) saveAnswer({ ...answer, timestamp: 9000 }, place)
  outbox.update((before) => ({ ...before, answers: [] }))
  expect([outbox.get().answers, outbox.persistence()]).toEqual([[], 'memory'])
  expect([place.get().answers.length, place.persistence()]).toEqual([2, 'memory'])
  expect(storage.texts).toEqual(new Map([[OFFLINE_PROGRESS_KEY, old]]))
})

test('S2 with storage full, clearing the progress makes room for the queue of the account', () => {
  const storage = oldBrowser(old.length)
  progressIn(storage).clear()
  expect(readAll(storage)).toEqual([whole[0], match, progressIn(memoryStorage()).fallback])
})

test('S7 an outbox of a newer version is never overwritten', () => {
  const storage = oldBrowser()
  storage.texts.set(OUTBOX_KEY, '{"version":99,"value":[]}')
  expect(readAll(storage)).toEqual([{ answers: [] }, match, progress])
  expect(storage.texts.get(OUTBOX_KEY)).toBe('{"version":99,"value":[]}')
})

test('S1 parts that are damaged are left out, and the others are split off', () => {
  const damaged = { ...progress, waiting: 'x', bringing: 7, leftBy: null, playing: match }
  const storage = memoryStorage({
    [OFFLINE_PROGRESS_KEY]: JSON.stringify({ version: 1, value: damaged }),
  })
  expect(readAll(storage)).toEqual([{ answers: [] }, match, progress])
})

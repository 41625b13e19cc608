import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { makeExportFile, storeParts } from './export-file.ts'
import { accountStateIn, deleteEverything, localDataIn } from './local-data.ts'
import { saveAnswer } from './save-answer.ts'
import { restoreSnapshot, takeSnapshot } from './snapshot.ts'

const NOW = Date.UTC(2026, 2, 1, 12)
const USER = '00000000-0000-4000-8000-000000000001'

const answers = [
  {
    userId: USER,
    issueId: '00000000-0000-4000-9000-000000000001',
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: 1,
  },
]

const match = { userId: USER, matchId: '00000000-0000-4000-8000-000000000007' }
const uploading = { upload: { userId: USER, later: [] }, leftBy: USER }

/** A browser of a guest who has practiced, and of a user with an unsent answer and a match in play. */
function world() {
  const storage = memoryStorage()
  const [data, account] = [localDataIn(storage), accountStateIn(storage)]
  const answer = { questionId: 'as-e1.1.k3f9', selectedAnswer: 1, isCorrect: true, timeSpent: 3.5 }
  saveAnswer({ ...answer, timestamp: NOW - 9000 }, data.progress)
  data.progress.update((progress) => ({ ...progress, uploaded: USER }))
  account.outbox.set({ answers, ...uploading })
  account.match.set(match)
  return { data, account }
}

test('data waiting for accounts survives a deletion, its undo and an import', () => {
  const { data, account } = world()
  const file = makeExportFile(NOW, data)
  const guest = data.progress.get()
  const before = takeSnapshot(NOW, data, account)
  deleteEverything(data, account)
  expect([data.progress.get(), account.outbox.get(), account.match.get()]).toEqual([
    data.progress.fallback,
    { answers },
    match,
  ])
  const sent = [...answers, ...answers]
  account.outbox.set({ answers: sent })
  restoreSnapshot(before, data, account)
  expect([data.progress.get(), account.outbox.get()]).toEqual([
    guest,
    { answers: sent, ...uploading },
  ])
  storeParts(file, data)
  expect([data.progress.get(), account.outbox.get(), account.match.get()]).toEqual([
    guest,
    { answers: sent, ...uploading },
    match,
  ])
})

test('an answer that was sent after a deletion is not brought back by its undo', () => {
  const { data, account } = world()
  const before = takeSnapshot(NOW, data, account)
  deleteEverything(data, account)
  account.outbox.set({ answers: [] })
  account.match.set(null)
  restoreSnapshot(before, data, account)
  expect([account.outbox.get(), account.match.get()]).toEqual([{ answers: [], ...uploading }, null])
})

test('an export holds nothing that has to do with an account', () => {
  const { data } = world()
  expect(Object.keys(makeExportFile(NOW, data).progress ?? {})).toEqual([
    'totals',
    'answers',
    'savedAt',
  ])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { forbiddenStorage, memoryStorage } from '#web/testing/memory-storage.ts'

import { setArticleRead, toggleElement, toggleQuestion } from './bookmarks.ts'
import {
  changedParts,
  FORMAT,
  LARGEST_FILE,
  makeExportFile,
  readExportFile,
  storeParts,
} from './export-file.ts'
import { recordGame } from './games/games.ts'
import { accountStateIn, deleteEverything, type LocalData, localDataIn } from './local-data.ts'
import { saveAnswer } from './save-answer.ts'

const NOW = Date.UTC(2026, 2, 1, 12)
/** The beginning of a file of the present version. */
const head = `"format":"periodic-wizard","version":${FORMAT.version}`

function usedData(): LocalData {
  const data = localDataIn(memoryStorage())
  toggleQuestion('as-e1.1.k3f9', NOW - 5000, data.bookmarks)
  toggleElement('Fe', data.bookmarks)
  setArticleRead('what-is-an-atom', true, data.bookmarks)
  saveAnswer(
    {
      questionId: 'as-e1.1.k3f9',
      selectedAnswer: 1,
      isCorrect: true,
      timeSpent: 3.5,
      timestamp: NOW - 9000,
    },
    data.progress,
  )
  recordGame(
    {
      id: 'game',
      type: 'multiplayer',
      score: 8,
      totalQuestions: 10,
      correctAnswers: 8,
      timeSpent: 60_000,
      date: new Date(NOW - 60_000).toISOString(),
      elements: ['Au'],
    },
    data,
  )
  data.preferences.update((preferences) => ({ ...preferences, difficulty: 'hard' }))
  data.name.set('Marie')
  data.theme.set('light')
  return data
}

function valuesOf(data: LocalData): unknown {
  return { ...makeExportFile(NOW, data), exportDate: null }
}

test('exported and deleted data comes back whole', () => {
  const data = usedData()
  const before = valuesOf(data)
  const text = JSON.stringify(makeExportFile(NOW, data))
  deleteEverything(data, accountStateIn(memoryStorage()))
  expect(valuesOf(data)).toEqual(valuesOf(localDataIn(memoryStorage())))
  const reading = readExportFile(text, NOW)
  if (reading.isGood) storeParts(reading.parts, data)
  expect(valuesOf(data)).toEqual(before)
})

test('deleting leaves no key behind', () => {
  const storage = memoryStorage({ 'periodic-wizard.stats': '{damaged' })
  const data = localDataIn(storage)
  data.stats.get()
  data.name.set('Marie')
  const account = accountStateIn(storage)
  account.outbox.set({ answers: [], leftBy: '00000000-0000-4000-8000-000000000001' })
  account.match.set(null)
  deleteEverything(data, account)
  expect(storage.texts).toEqual(new Map())
})

test('changes between two exports are named, whenever they were made', () => {
  const data = usedData()
  const before = makeExportFile(NOW, data)
  expect(changedParts(before, makeExportFile(NOW + 5, data))).toEqual([])
  data.name.set('Ada')
  toggleElement('Au', data.bookmarks)
  expect(changedParts(before, makeExportFile(NOW + 5, data))).toEqual(['bookmarks', 'name'])
})

test('only the parts that are in the file are replaced', () => {
  const data = usedData()
  const reading = readExportFile(`{${head},"name":"Ada"}`, NOW)
  expect(reading).toEqual({ isGood: true, parts: { name: 'Ada' } })
  storeParts({ name: 'Ada' }, data)
  expect([data.name.get(), data.theme.get(), data.progress.get().totals.totalAnswered]).toEqual([
    'Ada',
    'light',
    1,
  ])
})

test('S3 without storage an import works in memory', () => {
  const data = localDataIn(forbiddenStorage)
  storeParts({ name: 'Ada' }, data)
  expect([data.name.get(), data.name.persistence()]).toEqual(['Ada', 'memory'])
})

test.each([
  ['', 'It is not a JSON file.'],
  ['not json', 'It is not a JSON file.'],
  [`{${head},"progress":{"savedAt":NaN}}`, 'It is not a JSON file.'],
  ['null', 'It was not exported from Periodic Wizard.'],
  ['[]', 'It was not exported from Periodic Wizard.'],
  ['{"version":1,"name":"Ada"}', 'It was not exported from Periodic Wizard.'],
  [`{${head},"name":"Ada","awards":[]}`, 'Something is wrong in its content.'],
  [`{${head}}`, 'There is nothing in it.'],
  ['{"format":"periodic-wizard","version":0,"name":"Ada"}', 'Its version is not known.'],
  ['{"format":"periodic-wizard","version":"1","name":"Ada"}', 'Its version is not known.'],
  [
    `{"format":"periodic-wizard","version":${FORMAT.version + 1},"name":"Ada"}`,
    'It was exported from a newer version of Periodic Wizard. Load the page again to get that version.',
  ],
  [`{${head},"theme":"evil"}`, 'Something is wrong in its theme.'],
  [
    `{${head},"name":"Ada","bookmarks":{"elements":[],"questions":[{"id":"../x","bookmarkedAt":1}]}}`,
    'Something is wrong in its bookmarks (questions, 0, id).',
  ],
  [
    `{${head},"bookmarks":{"elements":[],"questions":[{"id":"as-e1.1.0","bookmarkedAt":4e12}]}}`,
    'It holds a date in the future.',
  ],
  [
    `{${head},"name":"Ada","__proto__":{"isAdmin":true}}`,
    'It holds keys or depths that no export has.',
  ],
  [
    `{${head},"preferences":{"constructor":{"prototype":{"isAdmin":true}}}}`,
    'It holds keys or depths that no export has.',
  ],
  [
    `{${head},"name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    'It holds keys or depths that no export has.',
  ],
])('S4 S5 S6 S7 a file with %j is refused', (text, reason) => {
  expect(readExportFile(text, NOW)).toEqual({ isGood: false, reason })
  expect(Reflect.get({}, 'isAdmin')).toBe(undefined)
})

test.each([-1, 1e308, '7', null, 0.5])('S6 a count of %j is refused', (correctAnswers) => {
  const { progress } = makeExportFile(NOW, usedData())
  const totals = { ...progress?.totals, correctAnswers }
  const text = JSON.stringify({
    format: 'periodic-wizard',
    version: FORMAT.version,
    progress: { ...progress, totals },
  })
  expect(readExportFile(text, NOW).isGood).toBe(false)
})

function renamed(file: unknown, from: string, to: string): unknown {
  const { [from]: value, ...others } = Object(file)
  return { ...others, [to]: value }
}

const later = {
  version: 3,
  upgrades: {
    1: (file: unknown) => renamed(file, 'title', 'nick'),
    2: (file: unknown) => renamed(file, 'nick', 'name'),
  },
}

test.each([
  [1, 'title', 'Ada'],
  [2, 'nick', 'Ada'],
  [3, 'name', 'Ada'],
])('S7 a file of version %i is upgraded and read', (version, field, name) => {
  const text = JSON.stringify({ format: 'periodic-wizard', version, [field]: name })
  expect(readExportFile(text, NOW, later)).toMatchObject({ isGood: true, parts: { name } })
})

test.each([
  [0, 'Its version is not known.'],
  [
    4,
    'It was exported from a newer version of Periodic Wizard. Load the page again to get that version.',
  ],
])('S7 a file of version %i is refused', (version, reason) => {
  const text = JSON.stringify({ format: 'periodic-wizard', version, name: 'Ada' })
  expect(readExportFile(text, NOW, later)).toEqual({ isGood: false, reason })
})

test('S4 a file over 1 MB is refused before it is parsed', () => {
  expect(readExportFile(' '.repeat(LARGEST_FILE + 1), NOW)).toEqual({
    isGood: false,
    reason: 'It is larger than 1 MB.',
  })
})

test('the fullest export that a browser can make is small enough to be imported again', () => {
  const data = localDataIn(memoryStorage())
  const ids = Array.from({ length: 2000 }, (_, index) => `as-e12.12.1z${index.toString(36)}`)
  data.bookmarks.set({
    elements: [],
    questions: ids.map((id) => ({ id, bookmarkedAt: NOW })),
  })
  data.progress.set({
    totals: {
      totalAnswered: 2000,
      correctAnswers: 0,
      incorrectAnswers: 2000,
      totalTimeSpent: 24_691.358,
      currentStreak: 0,
      bestStreak: 0,
    },
    answers: ids.map((questionId) => ({
      questionId,
      selectedAnswer: 3,
      isCorrect: false,
      timeSpent: 12.345_679,
      timestamp: NOW,
    })),
    savedAt: NOW,
  })
  const text = JSON.stringify(makeExportFile(NOW, data))
  expect(readExportFile(text, NOW).isGood).toBe(true)
  expect(text.length).toBeLessThan(LARGEST_FILE / 2)
})

test('S4 any text is either taken or refused with a reason, and never throws', () => {
  const text = JSON.stringify(makeExportFile(NOW, usedData()))
  const broken = fc
    .tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([at, extra]) => text.slice(0, at) + extra + text.slice(at + 1))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), broken), (file) => {
      const reading = readExportFile(file, NOW)
      expect(reading.isGood ? Object.keys(reading.parts) : reading.reason).not.toHaveLength(0)
    }),
  )
})

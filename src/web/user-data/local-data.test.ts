import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import * as keys from '#web/store/storage-keys.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { themeSchema } from '#web/theme/theme.ts'

import { bookmarksSchema } from './bookmarks.ts'
import { historySchema } from './games/history.ts'
import { statsSchema } from './games/stats.ts'
import { type LocalData, localData, localDataIn } from './local-data.ts'
import { storedNameSchema } from './name.ts'
import { progressSchema } from './progress.ts'
import { settingsSchema } from './settings.ts'

type Part = keyof LocalData

const schemas = {
  stats: statsSchema,
  history: historySchema,
  preferences: settingsSchema,
  bookmarks: bookmarksSchema,
  progress: progressSchema,
  name: storedNameSchema,
  theme: themeSchema,
}

const game = {
  id: 'game-1',
  type: 'multiplayer',
  score: 7,
  totalQuestions: 10,
  correctAnswers: 7,
  timeSpent: 65_000,
  date: '2026-03-01T08:30:00.000Z',
  elements: ['Fe', 'Au'],
} as const

const answer = {
  questionId: 'as-e1.1.k3f9',
  selectedAnswer: 2,
  isCorrect: true,
  timeSpent: 4.2,
  timestamp: 1_772_000_000_000,
}

/** One value of each part that is not the value at the start. */
const samples: Readonly<Record<Part, unknown>> = {
  stats: { ...localData.stats.fallback, totalGamesPlayed: 1, lastPlayedDate: game.date },
  history: [game],
  preferences: { ...localData.preferences.fallback, difficulty: 'hard', studyReminders: true },
  bookmarks: { elements: ['Fe'], questions: [{ id: 'as-e1.1.k3f9', bookmarkedAt: 5 }] },
  progress: {
    totals: {
      totalAnswered: 1,
      correctAnswers: 1,
      incorrectAnswers: 0,
      totalTimeSpent: 4.2,
      currentStreak: 1,
      bestStreak: 1,
    },
    answers: [answer],
    savedAt: answer.timestamp,
  },
  name: 'Marie',
  theme: 'light',
}

const parts: readonly Part[] = [
  'stats',
  'history',
  'preferences',
  'bookmarks',
  'progress',
  'name',
  'theme',
]

test('there are seven keys, and each has a part of its own', () => {
  expect(parts.map((part) => localData[part].key).toSorted()).toEqual(
    Object.values(keys).toSorted(),
  )
})

/** The version in which a part is stored now. */
function versionOf(part: Part): number {
  const storage = memoryStorage()
  const place = localDataIn(storage)[part]
  place.update(<Value>(value: Value) => value)
  return Number(JSON.parse(storage.texts.get(place.key) ?? '{}').version)
}

describe.each(parts)('%s', (part) => {
  const { key, fallback } = localData[part]
  const version = versionOf(part)

  function read(text: string) {
    const storage = memoryStorage({ [key]: text })
    const place = localDataIn(storage)[part]
    return { value: place.get(), persistence: place.persistence(), texts: storage.texts }
  }

  test('is read back as it was stored', () => {
    const text = JSON.stringify({ version, value: samples[part] })
    expect(read(text)).toEqual({
      value: samples[part],
      persistence: 'stored',
      texts: new Map([[key, text]]),
    })
  })

  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    '',
    '\u0000\uD800',
    '{"user":{"id":7}}',
    '{"version":1}',
  ])('S1 is at its start when %j is stored, and that is kept aside', (text) => {
    expect(read(text)).toEqual({
      value: fallback,
      persistence: 'stored',
      texts: new Map([
        [key, text],
        [`${key}.bad`, text],
      ]),
    })
  })

  test('S1 any bytes give a valid value or the start, and never an error', () => {
    const cut = JSON.stringify({ version, value: samples[part] })
    const broken = fc
      .tuple(fc.nat(cut.length), fc.string({ unit: 'binary', maxLength: 4 }))
      .map(([at, extra]) => cut.slice(0, at) + extra + cut.slice(at + 1))
    const wrapped = fc.jsonValue().map((value) => JSON.stringify({ version, value }))
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), wrapped, broken)
    fc.assert(
      fc.property(anything, (text) => {
        const { value } = read(text)
        const isStart = JSON.stringify(value) === JSON.stringify(fallback)
        expect(isStart || v.safeParse(schemas[part], value).success).toBe(true)
      }),
    )
  })

  test('S5 keys of prototypes change nothing', () => {
    const value = JSON.stringify(samples[part])
    const evil = `{"version":${version},"value":${value.replace(
      /^\{/,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
    )},"__proto__":{"isAdmin":true}}`
    expect(read(evil).value).toEqual(samples[part])
    expect(Object.hasOwn(Object(read(evil).value), '__proto__')).toBe(false)
    expect(Reflect.get({}, 'isAdmin')).toBe(undefined)
  })

  test('S7 is left alone when a newer version stored it', () => {
    const text = JSON.stringify({ version: 99, value: samples[part] })
    expect(read(text)).toEqual({
      value: fallback,
      persistence: 'newer',
      texts: new Map([[key, text]]),
    })
  })
})

test('S6 figures that cannot be are refused', () => {
  const { progress } = localData
  const totals = { ...progress.fallback.totals, totalAnswered: 1, correctAnswers: 1 }
  const absurd = [
    { ...totals, bestStreak: 2 },
    { ...totals, totalAnswered: 2 },
    { ...totals, totalTimeSpent: -1 },
    { ...totals, totalTimeSpent: 1e308 },
    { ...totals, incorrectAnswers: 0.5 },
    { ...totals, correctAnswers: '1' },
    { ...totals, correctAnswers: Number.NaN },
  ]
  expect(v.safeParse(progressSchema, { ...progress.fallback, totals }).success).toBe(true)
  expect(
    absurd.map(
      (sums) => v.safeParse(progressSchema, { ...progress.fallback, totals: sums }).success,
    ),
  ).toEqual(absurd.map(() => false))
})

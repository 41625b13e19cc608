import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { makeExportFile } from '#web/user-data/export-file.ts'
import { localDataIn } from '#web/user-data/local-data.ts'

import { describeParts } from './describe-parts.ts'

test('each part of the file is described with the data it replaces', () => {
  const stored = makeExportFile(0, localDataIn(memoryStorage()))
  const file = {
    bookmarks: {
      elements: ['Fe', 'Au'],
      questions: [{ id: 'as-e1.1.0', bookmarkedAt: 1 }],
      articlesRead: ['what-is-an-atom'],
    },
    name: 'Marie',
  }
  expect(describeParts(stored, file)).toEqual([
    {
      label: 'Bookmarks',
      now: '0 questions, 0 elements',
      coming: '1 question, 2 elements, 1 article read',
    },
    { label: 'Name', now: 'none', coming: 'Marie' },
  ])
  expect(describeParts(stored, stored).map(({ label, now }) => `${label}: ${now}`)).toEqual([
    'Progress: 0 answers',
    'Bookmarks: 0 questions, 0 elements',
    `Settings: medium, ${categories.length} of ${categories.length} categories`,
    'Game statistics: 0 games',
    'Game history: 0 games',
    'Name: none',
    'Theme: wizard',
  ])
})

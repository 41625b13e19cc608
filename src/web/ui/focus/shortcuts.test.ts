import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const WEB = new URL('../../', import.meta.url)
/** A comparison with, or an entry for, one letter, digit or bracket that a key types. */
const TYPED = /\b(?:key|typed)\s*(?:===?|!==?)\s*'[\p{L}\p{Nd}[\]]'|\bkey\.toLowerCase\(\)/u
/** Where shortcuts read keys. Both know the places of keys on a Latin keyboard. */
const READERS = ['pressedKey(', 'stepOfKey(']

const listeners = globSync('**/*.{ts,tsx}', { cwd: WEB.pathname }).flatMap((file) => {
  const text = /\.test\.tsx?$/.test(file) ? '' : readFileSync(new URL(file, WEB), 'utf8')
  return /keydown|onKeyDown/.test(text) ? [{ file, text }] : []
})

test('every shortcut that is a letter or a digit works on keyboards that type others', () => {
  const wrong = listeners.filter(
    ({ text }) => TYPED.test(text) && !READERS.some((reader) => text.includes(reader)),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
  const reading = listeners.filter(({ text }) => READERS.some((reader) => text.includes(reader)))
  expect(reading.map(({ file }) => file).toSorted()).toEqual([
    'match/board/use-answer-keys.ts',
    'practice/controls/use-shortcuts.ts',
    'table/periodic-grid.tsx',
    'trend-lab/keys/use-lab-keys.ts',
    'trend-lab/plot/plot-drawing.tsx',
  ])
})

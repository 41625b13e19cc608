import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { nameIn } from './name.ts'

function read(value: unknown): string | null {
  const text = JSON.stringify({ version: 1, value })
  return nameIn(memoryStorage({ 'periodic-wizard.name': text })).get()
}

test.each(['Marie Skłodowska-Curie', '👩‍🔬 Ada', '<b>', '李小龙', ''])(
  'the name %j is kept',
  (name) => {
    expect(read(name)).toBe(name)
  },
)

test.each([' Marie', 'x'.repeat(33), 'a\u202Eb', '\u200B', 'Ma\u00ADrie'])(
  '%j is not a name, neither here nor for an account',
  (text) => {
    expect(read(text)).toBe(null)
  },
)

import { expect, test } from 'vitest'

import { missingReaders } from './export-readers.ts'

const here = { name: 'Python', isHere: () => true }

test('the readers that a machine does not have are named in one line', () => {
  const away = ['LibreOffice', 'Mnemosyne'].map((name) => ({ name, isHere: () => false }))
  expect(missingReaders([here, ...away])).toBe(
    'Exported files were not read by: LibreOffice, Mnemosyne.',
  )
})

test('a machine with all readers needs no line', () => {
  expect(missingReaders([here])).toBeNull()
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

test('O5 no migration builds an index outside of its transaction, where it could stay half built', () => {
  const files = globSync(join(import.meta.dirname, '0*.ts'))
  expect(files.length).toBeGreaterThan(4)
  const outside = files.filter((file) => /\bconcurrently\b/i.test(readFileSync(file, 'utf8')))
  expect(outside).toEqual([])
})

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { generatedFiles, generatedPath } from '#scripts/cli/import-elements.ts'

test.each([...generatedFiles()])('%s is what the import script writes', (name, content) => {
  expect(readFileSync(generatedPath(name), 'utf8')).toBe(content)
})

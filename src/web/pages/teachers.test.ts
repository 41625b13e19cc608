import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('the manual shows each picture that is drawn for it, in both themes', () => {
  const manual = readFileSync(new URL('teachers.tsx', import.meta.url), 'utf8')
  const shown = Array.from(manual.matchAll(/of="(\w+)"/g), ([, name = '']) => name)
  const drawn = readdirSync(new URL('../../../public/teachers', import.meta.url))
  expect(drawn.toSorted()).toEqual(
    shown.flatMap((name) => [`${name}-light.jpg`, `${name}-wizard.jpg`]).toSorted(),
  )
})

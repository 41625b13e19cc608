import { expect, test } from 'vitest'

import { fragilePartsIn } from './fragile-parts.ts'

const source = "import { lazy, Suspense } from 'react'"

test('a part that takes its screen with it is found', () => {
  const path = 'src/web/table/planted.tsx'
  expect(fragilePartsIn({ path, source })).toEqual([
    `${path}: a part that cannot be loaded would take the screen with it: use lazyPart`,
  ])
})

test('a route loads its screen, and a lazy part waits for its code', () => {
  const part = "import { lazyPart } from '#web/wire/lazy-part.ts'"
  expect(fragilePartsIn({ path: 'src/web/table/table-route.tsx', source })).toEqual([])
  expect(fragilePartsIn({ path: 'src/web/table/planted.tsx', source: part })).toEqual([])
})

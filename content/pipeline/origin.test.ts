import { afterEach, expect, test, vi } from 'vitest'

import { siteOrigin } from './origin.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['https://chem.example', 'https://chem.example'],
  ['https://chem.example//', 'https://chem.example'],
  // As an image is built for which nobody has named one.
  ['', 'http://localhost:3000'],
  [undefined, 'http://localhost:3000'],
])('with PUBLIC_ORIGIN %j the site is at %s', (given, origin) => {
  vi.stubEnv('PUBLIC_ORIGIN', given)
  expect(siteOrigin()).toBe(origin)
})

import { expect, test } from 'vitest'

import { prerenderedPaths } from './paths.ts'
import routes from './routes.ts'

type Entry = {
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

/** The paths of screens that have no part to be filled in. */
function pathsOf({ path, children = [] }: Entry, before = ''): readonly string[] {
  const own = path === undefined ? before : `${before}/${path}`
  return [
    ...(children.length === 0 || path !== undefined ? [own || '/'] : []),
    ...children.flatMap((child) => pathsOf(child, own)),
  ]
}

test('every screen is written as a page when the web is built', () => {
  const screens = routes.flatMap((route) => pathsOf(route)).filter((path) => !/[:*]/.test(path))
  expect(screens).toContain('/dashboard/questions')
  expect(screens.filter((path) => !prerenderedPaths.includes(path))).toEqual([])
})

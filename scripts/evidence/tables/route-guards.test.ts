import { expect, test } from 'vitest'

import { callPath, calls } from '#contract/calls.ts'
import { createApp } from '#server/app.ts'
import { testParts } from '#server/testing/app.ts'

import { CALLS, FILES, guardedRoutes, guards } from './route-guards.ts'

const GUARDS = ['limit', 'input', 'access']

/** The routes of a printed tree, each as its verbs and its whole path. */
function routesIn(tree: string): readonly string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', verbs = ''] =
      /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4 - 1
    above.splice(depth, above.length, part)
    return verbs === '' ? [] : [`${verbs} ${above.join('')}`]
  })
}

test('a tree of routes is read with its branches', () => {
  expect(
    routesIn('├── /a (GET, HEAD)\n│   ├── b (POST)\n│   └── /c (GET)\n└── /d (PUT)\n'),
  ).toEqual(['GET, HEAD /a', 'POST /ab', 'GET /a/c', 'PUT /d'])
})

test('every route of the server has a limit, a schema and an access test, and no other is listed', async () => {
  const origin = { publicOrigin: 'http://localhost:3000', allowOwnHost: false }
  const app = await createApp(testParts({ origin }))
  await app.ready()
  const routes = routesIn(app.printRoutes({ commonPrefix: false }))
  await app.close()
  const listed = [
    ...Object.keys(calls).map((name) => `POST ${callPath(name)}`),
    ...guardedRoutes.filter((route) => route !== CALLS && route !== FILES),
  ]
  expect(routes.toSorted()).toEqual(listed.toSorted())
  expect(guardedRoutes).toEqual(expect.arrayContaining([CALLS, FILES]))
  const each = guardedRoutes.flatMap((route) => GUARDS.map((guard) => [route, guard]))
  expect(guards.map(({ route, guard }) => [route, guard])).toEqual(each)
  expect(guards.filter(({ tests }) => tests.length === 0)).toEqual([])
})

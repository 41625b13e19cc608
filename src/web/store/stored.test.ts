import * as v from 'valibot'
import { expect, test } from 'vitest'

import { forbiddenStorage, memoryStorage } from '#web/testing/memory-storage.ts'

import { type Shape, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'

const KEY = 'list'
const listSchema = v.array(v.string())

function list(storage: TextStorage) {
  return stored<string[]>(
    KEY,
    {
      version: 2,
      schema: listSchema,
      fallback: [],
      smaller: (items) => (items.length < 2 ? null : items.slice(0, Math.floor(items.length / 2))),
    },
    storage,
  )
}

function text(...items: readonly string[]): string {
  return JSON.stringify({ version: 2, value: items })
}

test('a stored value is read by the next visit', () => {
  const storage = memoryStorage()
  list(storage).set(['iron'])
  expect(storage.texts).toEqual(new Map([[KEY, text('iron')]]))
  expect(list(storage).get()).toEqual(['iron'])
})

test('nothing is a value, too, and is stored over another one', () => {
  const storage = memoryStorage()
  const shape = { version: 1, schema: v.nullable(v.string()), fallback: null }
  const name = stored<string | null>('name', shape, storage)
  name.set('Zed')
  name.set(null)
  expect([name.get(), name.persistence()]).toEqual([null, 'stored'])
  expect(storage.texts).toEqual(new Map([['name', '{"version":1,"value":null}']]))
})

test('the same value is given until it changes, as React asks for', () => {
  const place = list(memoryStorage({ [KEY]: text('iron') }))
  expect(place.get()).toBe(place.get())
})

test('S1 a damaged text gives the fallback and is kept once', () => {
  const storage = memoryStorage({ [KEY]: '{"version":2,"val' })
  expect(list(storage).get()).toEqual([])
  expect(list(storage).persistence()).toBe('stored')
  list(storage).set(['gold'])
  storage.texts.set(KEY, 'damaged again')
  expect(list(storage).get()).toEqual([])
  expect(storage.texts.get(`${KEY}.bad`)).toBe('{"version":2,"val')
})

test('S4 a text far too long is not even read', () => {
  const long = text('x'.repeat(2 ** 21))
  expect(list(memoryStorage({ [KEY]: long })).get()).toEqual([])
})

test('S7 the text of a newer version stays as it is, and the app runs in memory', () => {
  const newer = JSON.stringify({ version: 3, value: { items: ['iron'] } })
  const storage = memoryStorage({ [KEY]: newer })
  const place = list(storage)
  expect([place.get(), place.persistence()]).toEqual([[], 'newer'])
  place.update((items) => [...items, 'gold'])
  expect([place.get(), place.persistence()]).toEqual([['gold'], 'newer'])
  expect(storage.texts).toEqual(new Map([[KEY, newer]]))
})

test('S7 the text of an older version that is not known counts as damaged', () => {
  const storage = memoryStorage({ [KEY]: '{"version":1,"value":["iron"]}' })
  expect(list(storage).get()).toEqual([])
  expect(storage.texts.get(`${KEY}.bad`)).toBe('{"version":1,"value":["iron"]}')
})

const starredSchema = v.object({ items: listSchema, stars: listSchema })

const starred: Shape<v.InferOutput<typeof starredSchema>> = {
  version: 3,
  schema: starredSchema,
  fallback: { items: [], stars: [] },
  upgrades: {
    1: (older: unknown) => v.parse(listSchema, older),
    2: (older: unknown) => ({ items: older, stars: [] }),
  },
}

test.each([1, 2])('S7 the text of version %i is upgraded, and replaced by a change', (version) => {
  const older = JSON.stringify({ version, value: ['iron'] })
  const storage = memoryStorage({ [KEY]: older })
  const place = stored(KEY, starred, storage)
  expect([place.get(), place.persistence()]).toEqual([{ items: ['iron'], stars: [] }, 'stored'])
  expect(storage.texts).toEqual(new Map([[KEY, older]]))
  place.update(({ items }) => ({ items, stars: ['gold'] }))
  const changed = JSON.stringify({ version: 3, value: { items: ['iron'], stars: ['gold'] } })
  expect(storage.texts).toEqual(new Map([[KEY, changed]]))
})

test.each([
  '{"version":1,"value":{"items":["iron"]}}',
  '{"version":2,"value":[7]}',
  '{"version":0,"value":["iron"]}',
  '{"version":-5,"value":["iron"]}',
])('S1 S7 %s cannot be upgraded: it is set aside, and never an error', (damaged) => {
  const storage = memoryStorage({ [KEY]: damaged })
  const place = stored(KEY, starred, storage)
  expect([place.get(), place.persistence()]).toEqual([starred.fallback, 'stored'])
  expect(storage.texts.get(`${KEY}.bad`)).toBe(damaged)
})

test('S3 without storage everything works in memory', () => {
  const place = list(forbiddenStorage)
  expect([place.get(), place.persistence()]).toEqual([[], 'memory'])
  place.update((items) => [...items, 'iron'])
  place.update((items) => [...items, 'gold'])
  expect([place.get(), place.persistence()]).toEqual([['iron', 'gold'], 'memory'])
  place.clear()
  expect(place.get()).toEqual([])
})

test('S2 with storage full, less is kept for the next visit and nothing is lost in this one', () => {
  const storage = memoryStorage({}, text('a', 'b', 'c').length)
  const place = list(storage)
  place.set(['a', 'b', 'c', 'd', 'e'])
  expect([place.get(), place.persistence()]).toEqual([['a', 'b', 'c', 'd', 'e'], 'stored'])
  expect(storage.texts.get(KEY)).toBe(text('a', 'b'))
})

test('S2 with no room at all the value lives in memory and the stored one stays', () => {
  const storage = memoryStorage({ [KEY]: text('a') }, text('a').length)
  const place = list(storage)
  place.set(['long', 'b'])
  expect([place.get(), place.persistence()]).toEqual([['long', 'b'], 'memory'])
  expect(storage.texts.get(KEY)).toBe(text('a'))
})

test('S8 two tabs that change the value never lose each other’s change', () => {
  const storage = memoryStorage()
  const [one, other] = [list(storage), list(storage)]
  expect([one.get(), other.get()]).toEqual([[], []])
  one.update((items) => [...items, 'iron'])
  other.update((items) => [...items, 'gold'])
  one.update((items) => [...items, 'lead'])
  expect(storage.texts.get(KEY)).toBe(text('iron', 'gold', 'lead'))
  expect([one.get(), other.get()]).toEqual([
    ['iron', 'gold', 'lead'],
    ['iron', 'gold', 'lead'],
  ])
})

test('listeners hear of changes here and in other tabs, until they stop', () => {
  const storage = memoryStorage()
  const place = list(storage)
  const heard: string[] = []
  const stop = place.subscribe(() => heard.push(place.get().join(' ')))
  place.set(['iron'])
  storage.texts.set(KEY, text('gold'))
  storage.tellTabs(KEY)
  storage.tellTabs('another key')
  storage.texts.delete(KEY)
  storage.tellTabs(null)
  stop()
  place.set(['lead'])
  storage.tellTabs(KEY)
  expect(heard).toEqual(['iron', 'gold', ''])
})

test('clearing leaves nothing behind', () => {
  const storage = memoryStorage({ [KEY]: 'damaged', other: 'kept' })
  const place = list(storage)
  expect(place.get()).toEqual([])
  place.clear()
  expect(storage.texts).toEqual(new Map([['other', 'kept']]))
})

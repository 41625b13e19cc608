import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { nameIn } from '#web/user-data/name.ts'

import { inMemory, switchable } from './switchable.ts'

function place() {
  const storage = memoryStorage()
  const guest = nameIn(storage)
  return { storage, guest, name: switchable(guest) }
}

test('a guest reads and changes what this browser stores', () => {
  const { guest, name } = place()
  name.set('Marie')
  expect([name.get(), guest.get()]).toEqual(['Marie', 'Marie'])
})

test("the account's value takes its place, and gives it back untouched", () => {
  const { storage, guest, name } = place()
  name.set('Marie')
  const texts = new Map(storage.texts)
  name.use(inMemory(guest, 'Mme Curie'))
  name.update((before) => `${before}!`)
  expect([name.get(), guest.get()]).toEqual(['Mme Curie!', 'Marie'])
  name.use(null)
  expect([name.get(), new Map(storage.texts)]).toEqual(['Marie', texts])
})

test('a subscriber hears of both values, and of the change between them', () => {
  const { guest, name } = place()
  const heard: (string | null)[] = []
  const stop = name.subscribe(() => heard.push(name.get()))
  guest.set('Marie')
  const account = inMemory(guest, 'Irène')
  name.use(account)
  account.set('Ève')
  guest.set('unheard')
  name.use(null)
  stop()
  guest.set('unheard')
  expect(heard).toEqual(['Marie', 'Irène', 'Ève', 'unheard'])
})

import { expect, test } from 'vitest'

import { databaseHosts } from './database-hosts.ts'

test('hosts are tried in their order, and again from the first', () => {
  const hosts = databaseHosts(['a', 'b'])
  const tried = [hosts.current(), hosts.current()]
  hosts.skip(hosts.current())
  tried.push(hosts.current())
  hosts.skip(hosts.current())
  tried.push(hosts.current())
  expect(tried.map(({ url }) => url)).toEqual(['a', 'a', 'b', 'a'])
})

test('two connections that find the same place lost skip it once', () => {
  const hosts = databaseHosts(['a', 'b', 'c'])
  const place = hosts.current()
  hosts.skip(place)
  hosts.skip(place)
  hosts.renew(place)
  expect(hosts.current().url).toBe('b')
})

test('a single host stays the same place when it is skipped, so that its other connections stay', () => {
  const hosts = databaseHosts(['a'])
  const place = hosts.current()
  hosts.skip(place)
  expect(hosts.current() === place).toBe(true)
})

test('a lost server is another place under the same address', () => {
  const hosts = databaseHosts(['a', 'b'])
  const place = hosts.current()
  hosts.renew(place)
  expect([hosts.current() === place, hosts.current()]).toEqual([false, place])
})

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { slowed } from '#server/testing/database/slow-database.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { type LiveClient, openLive } from '#server/testing/socket/live-client.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

const HELLO = { type: 'hello', version: '1.2.3' }
const FOLLOW = '{"type":"follow_leaderboard","on":true}'
const UNFOLLOW = '{"type":"follow_leaderboard","on":false}'
const BOOKMARK = { kind: 'element' as const, symbol: 'Fe' }

const slow = slowed(anyTestDatabase)

let served: Served
let port: number
let steady = 0
beforeAll(async () => {
  served = await serveOn(slow, { steadyClock: () => steady })
  port = await listenAnywhere(served.app)
})
afterAll(() => served.close())

test('every device of a user hears a change made on one of them, and no other user does', async () => {
  const phone = await signUp(served, 'marie')
  const laptop = visit(served.app)
  await laptop.call('sign_in', { email: 'marie@chem.example', password: phone.password })
  const other = await signUp(served)
  const sockets = await Promise.all([openAs(phone), openAs(laptop), openAs(other)])
  await phone.call('add_bookmark', { bookmark: BOOKMARK })
  const changed = { type: 'changed', what: 'bookmarks', version: 1 }
  expect(await sockets[0].next()).toEqual(changed)
  expect(await sockets[1].next()).toEqual(changed)
  await other.call('remove_bookmark', { bookmark: BOOKMARK })
  expect(await sockets[2].next()).toEqual(changed)
  expect(sockets[2].received).toEqual([HELLO, changed])
  for (const { socket } of sockets) socket.close()
})

test('a follower of the board hears that it changed, once for many changes', async () => {
  const watcher = await signUp(served)
  const [follower, former, other] = [
    await openAs(watcher),
    await openAs(watcher),
    await openAs(watcher),
  ]
  for (const { socket } of [follower, former]) socket.send(FOLLOW)
  former.socket.send(UNFOLLOW)
  await Promise.all([follower, former].map(hasHeard))
  for (const _ of [1, 2, 3]) served.bus.publish({ kind: 'leaderboard' })
  expect(await follower.next()).toEqual({ type: 'changed', what: 'leaderboard' })
  await Promise.all([follower, former, other].map(hasHeard))
  for (const { socket } of [follower, former, other]) socket.close()
})

test('signing out closes the sockets of that session with 4401, and not those of another', async () => {
  const phone = await signUp(served, 'lise')
  const laptop = visit(served.app)
  await laptop.call('sign_in', { email: 'lise@chem.example', password: phone.password })
  const [mine, other] = [await openAs(phone), await openAs(laptop)]
  await phone.call('sign_out', {})
  expect(await mine.closed).toEqual([4401, 'the session has ended'])
  await laptop.call('add_bookmark', { bookmark: BOOKMARK })
  expect(await other.next()).toEqual({ type: 'changed', what: 'bookmarks', version: 1 })
  other.socket.close()
})

test('a session that ends while its socket is being opened closes it too', async () => {
  const phone = await signUp(served)
  const reading = slow.holdNext('from sessions')
  const opening = openWith(phone)
  await reading.isHeld
  await phone.call('sign_out', {})
  reading.release()
  const client = await opening
  expect(await client.closed).toEqual([4401, 'the session has ended'])
  expect(client.received).toEqual([])
})

test('a cookie that is not a session closes the socket at once, a socket without one is a guest', async () => {
  const forged = await openLive(port, { headers: { cookie: '__Host-sid=forged.signature' } })
  expect(await forged.closed).toEqual([4401, 'the session has ended'])
  const guest = await openLive(port)
  expect(await guest.next()).toEqual(HELLO)
  guest.socket.close()
})

test('a fifth socket of an account is refused with 4430, until one of the four closes', async () => {
  const user = await signUp(served)
  const four = [
    await openAs(user),
    await openAs(user),
    await openAs(user),
    await openAs(user),
  ] as const
  const fifth = await openWith(user)
  expect([await fifth.closed, fifth.received]).toEqual([
    [4430, 'too many sockets of this account'],
    [],
  ])
  const other = await openAs(await signUp(served))
  other.socket.close()
  four[0].socket.close()
  await four[0].closed
  const again = await openAs(user)
  await user.call('add_bookmark', { bookmark: BOOKMARK })
  expect(await again.next()).toEqual({ type: 'changed', what: 'bookmarks', version: 1 })
  for (const { socket } of [...four, again]) socket.close()
})

test('a socket that closes while its session is looked up takes no place', async () => {
  const user = await signUp(served)
  const headers = { cookie: cookieHeader(user.cookies) }
  const opening = Promise.withResolvers<Database>()
  const late = await createApp(testParts({ database: opening.promise, clock: Date.now }))
  const latePort = await listenAnywhere(late)
  for (let count = 0; count < socketLimits.ofAccount; count += 1) {
    const gone = await openLive(latePort, { headers })
    gone.socket.close()
    await gone.closed
  }
  opening.resolve(served.database)
  const here = await Promise.all(
    Array.from({ length: socketLimits.ofAccount }, () => openLive(latePort, { headers })),
  )
  expect(await Promise.all(here.map((client) => client.next()))).toEqual(here.map(() => HELLO))
  await late.close()
})

test('R32 where there are too many, a page that does not answer gives way to a new one', async () => {
  const user = await signUp(served)
  const silent = await openAs(user)
  const others = [await openAs(user), await openAs(user), await openAs(user)]
  silent.socket.pause()
  expect((await (await openWith(user)).closed)[0]).toBe(4430)
  // The first of these may arrive before the answer to the server's last request.
  for (const other of others) await hasHeard(other)
  for (const other of others) await hasHeard(other)
  steady += 2000
  expect((await (await openWith(user)).closed)[0]).toBe(4430)
  const again = await openAs(user)
  for (const other of others) await hasHeard(other)
  for (const { socket } of [silent, ...others, again]) socket.terminate()
})

test('an account opens ten sockets in a minute, on all servers together', async () => {
  const user = await signUp(served)
  const database = Promise.resolve(served.database)
  const second = await createApp(testParts({ database, clock: Date.now }))
  const ports = [port, await listenAnywhere(second)]
  for (let opened = 0; opened < 10; opened += 1) {
    const { socket, closed } = await openAs(user, ports[opened % 2])
    socket.close()
    await closed
  }
  for (const place of ports) {
    const refused = await openWith(user, place)
    const [code, seconds] = await refused.closed
    expect(code).toBe(4431)
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds)).toBeLessThanOrEqual(60)
  }
  await second.close()
})

/** Sees that the server has nothing else to say once it has read everything. */
async function hasHeard({ socket, next }: LiveClient): Promise<void> {
  socket.send('{"type":"ping","t":7}')
  expect(await next()).toMatchObject({ type: 'pong', t: 7 })
}

/** A socket that has been greeted. */
async function openAs(visitor: Visitor, place = port): Promise<LiveClient> {
  const client = await openWith(visitor, place)
  expect(await client.next()).toEqual(HELLO)
  return client
}

function openWith({ cookies }: Visitor, place = port): Promise<LiveClient> {
  const cookie = cookieHeader(cookies)
  return openLive(place, { headers: { cookie } })
}

import { once } from 'node:events'

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import type { AppParts } from '#server/app.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type LiveClient, openLive } from '#server/testing/socket/live-client.ts'

const HELLO = { type: 'hello', version: '1.2.3' }
const PATIENCE_MS = 61_234

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let port: number
  afterEach(() => served.database.deleteFrom('rate_limits').execute())

  describe('with places for three guests', () => {
    beforeAll(() => start({ networks: { ...networkLimits, sockets: 3 } }))
    afterAll(() => served.close())

    test('guests who take all of their places keep no pupil of the same network from one', async () => {
      const guests = [await openLive(port), await openLive(port), await openLive(port)]
      expect(await statusOf({})).toBe(429)
      const pupils = await Promise.all(Array.from({ length: 5 }, () => signUp(served)))
      const pages = await Promise.all(pupils.map((pupil) => openAs(pupil)))
      expect(await Promise.all(pages.map(({ next }) => next()))).toEqual(pages.map(() => HELLO))
      end([...guests, ...pages])
    })

    test.each([
      [
        'a session that was signed with another secret',
        'AAAA.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ%3D',
      ],
      ['an injected text', "' or 1=1 --"],
    ])('A16 a cookie with %s takes the place of a guest', async (_case, value) => {
      const guests = [await openSoon(port), await openSoon(port), await openSoon(port)]
      expect(await statusOf({ cookie: `__Host-sid=${value}` })).toBe(429)
      end(guests)
    })
  })

  describe('with the limits of a real server', () => {
    beforeAll(() => start({ trustedProxies: ['127.0.0.1'] }))
    afterAll(() => served.close())

    test('298 guests of one network are met with 200 places, and no pupil beside them is refused', async () => {
      const guests = await openGuests(298, () => '192.0.2.7')
      expect(guests).toHaveLength(200)
      const pupil = await openAs(await signUp(served), '192.0.2.7')
      expect(await pupil.next()).toEqual(HELLO)
      end([...guests, pupil])
    })
  })

  describe('with places for three guests of a network behind a proxy', () => {
    beforeAll(() =>
      start({ trustedProxies: ['127.0.0.1'], networks: { ...networkLimits, sockets: 3 } }),
    )
    afterAll(() => served.close())

    test('the /64 of a /56 have twice the places of one, and those of a /48 four times', async () => {
      const ofOne = await openGuests(9, (count) => `2001:db8:1:200::${count}`)
      const ofHousehold = await openGuests(9, (count) => `2001:db8:1:2a${count}::1`)
      const ofSite = await openGuests(16, (count) => `2001:db8:1:${count + 3}00::1`)
      const elsewhere = await openGuests(4, () => '2001:db8:2::1')
      expect([ofOne, ofHousehold, ofSite, elsewhere].map(({ length }) => length)).toEqual([
        3, 3, 6, 3,
      ])
      const pupil = await openAs(await signUp(served), '2001:db8:1:200::1')
      expect(await pupil.next()).toEqual(HELLO)
      end([...ofOne, ...ofHousehold, ...ofSite, ...elsewhere, pupil])
    })
  })

  describe('with a patience that no other timer has', () => {
    beforeAll(() => start({ sockets: { ...socketLimits, guestIdleMs: PATIENCE_MS } }))
    afterAll(() => served.close())
    afterEach(() => vi.restoreAllMocks())

    // The test strikes the clock itself, so a busy machine changes nothing.
    test('a guest who sends nothing is closed, a user is not', async () => {
      const pupil = await signUp(served)
      const timers = vi.spyOn(globalThis, 'setTimeout')
      const strikes = () =>
        timers.mock.calls.flatMap(([strike, delay]) => (delay === PATIENCE_MS ? [strike] : []))
      const page = await openAs(pupil)
      expect(await page.next()).toEqual(HELLO)
      expect(strikes()).toEqual([])
      const guest = await openLive(port)
      expect(await guest.next()).toEqual(HELLO)
      expect(strikes()).toHaveLength(1)
      for (const strike of strikes()) strike()
      expect(await guest.closed).toEqual([4408, 'nothing was sent'])
      page.socket.send('{"type":"ping","t":1}')
      expect(await page.next()).toMatchObject({ type: 'pong' })
      end([page])
    })
  })

  describe('with a session that has ended', () => {
    let now = Date.now()
    beforeAll(() => start({ clock: () => now }))
    afterAll(() => served.close())

    test('its sockets are refused, and soon without reading it', async () => {
      const pupil = await signUp(served)
      const left = { ...pupil, cookies: new Map(pupil.cookies) }
      await pupil.call('sign_out', {})
      const codes = []
      for (let count = 0; count < 21; count += 1) {
        codes.push((await (await openAs(left)).closed)[0])
      }
      expect(codes).toEqual([...Array<number>(20).fill(4401), 4431])
      now += 60_000
      expect((await (await openAs(left)).closed)[0]).toBe(4401)
      const other = await openAs(await signUp(served))
      expect(await other.next()).toEqual(HELLO)
      end([other])
    })
  })

  async function start(parts: Partial<AppParts>): Promise<void> {
    served = await serveOn(place, parts)
    port = await listenAnywhere(served.app)
  }

  async function statusOf(headers: Readonly<Record<string, string>>) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { origin: ORIGIN, headers })
    const [, response] = await once(socket, 'unexpected-response')
    response.socket.destroy()
    return response.statusCode
  }

  function openAs({ cookies }: Pick<NewUser, 'cookies'>, from?: string): Promise<LiveClient> {
    const headers = { cookie: cookieHeader(cookies) }
    return openLive(port, {
      headers: from === undefined ? headers : { ...headers, 'x-forwarded-for': from },
    })
  }

  /** Opens sockets of so many guests from these addresses, and returns those that are not refused. */
  async function openGuests(
    count: number,
    addressOf: (count: number) => string,
  ): Promise<readonly LiveClient[]> {
    const opened: LiveClient[] = []
    for (let guest = 0; guest < count; guest += 1) {
      const headers = { 'x-forwarded-for': addressOf(guest) }
      const client = await openLive(port, { headers }).catch(() => null)
      if (client !== null) opened.push(client)
    }
    return opened
  }
})

/** The server may hear a moment later than the client that a socket has closed. */
async function openSoon(port: number): Promise<LiveClient> {
  const client = await openLive(port).catch(() => null)
  return client ?? openSoon(port)
}

function end(clients: readonly LiveClient[]): void {
  for (const { socket } of clients) socket.terminate()
}

import { generateKeyPairSync, sign } from 'node:crypto'

import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { generatedName } from '#server/names/default-name.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  CLIENT_ID,
  type OpenIdProvider,
  startOpenIdProvider,
} from '#server/testing/account/open-id-provider.ts'
import { testAccounts, testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { anyTestDatabase, testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

const PASSWORD = 'vox-kiln-gyre'
const FAILED = '/auth?problem=google'

describe.each(testDatabases)('on $name', (place) => {
  let provider: OpenIdProvider
  let served: Served
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { discoveryUrl } = provider
    const google = { clientId: CLIENT_ID, clientSecret: 'secret', discoveryUrl }
    served = await serveOn(place, { accounts: { ...testAccounts, google } })
  })
  afterAll(async () => {
    await served.close()
    await provider.close()
  })

  test('signing in with Google makes an account the first time, under a generated name, and finds it again later', async () => {
    const first = visit(served.app)
    expect(await signIn(first, { sub: 'g1', email: 'marie@gmail.example' })).toBe('/dashboard')
    const { account } = await first.call('get_session', {})
    expect(account).toMatchObject({
      email: 'marie@gmail.example',
      display_name: generatedName(account?.user_id ?? ''),
      email_verified: true,
      has_password: false,
    })
    const again = visit(served.app)
    await signIn(again, { sub: 'g1', email: 'marie@gmail.example' })
    expect((await again.call('get_session', {})).account).toEqual(account)
  })

  test(
    'with the eleventh browser the oldest is signed out, and each is known afterwards',
    { tags: 'long' },
    async () => {
      const claims = { sub: 'g9', email: 'many@gmail.example' }
      const browsers = Array.from({ length: 11 }, () => visit(served.app))
      for (const browser of browsers) await signIn(browser, claims)
      // The other tests come from the same network.
      await served.database.deleteFrom('rate_limits').execute()
      const accounts = await Promise.all(browsers.map((browser) => browser.call('get_session', {})))
      expect(accounts.map(({ account }) => account?.email ?? null)).toEqual([
        null,
        ...browsers.slice(1).map(() => 'many@gmail.example'),
      ])
      expect(browsers.map(({ cookies }) => cookies.has('__Host-dev'))).toEqual(
        browsers.map(() => true),
      )
    },
  )

  test('a class that signs in from one network is not counted', async () => {
    const counted = async () => {
      const { rows } = await sql<{ key: string; points: number }>`
        select key, points from rate_limits where key like 'google%' and points > 0
      `.execute(served.database)
      return rows
    }
    await served.database.deleteFrom('rate_limits').execute()
    for (const sub of ['g11', 'g12', 'g13']) {
      const email = `${sub}@gmail.example`
      expect(await signIn(visit(served.app), { sub, email })).toBe('/dashboard')
    }
    expect(await counted()).toEqual([])
    await authorize(visit(served.app), { sub: 'g11', email: 'g11@gmail.example' })
    expect(await counted()).toMatchObject([{ points: 1 }])
  })

  test('nothing with which Google could be asked is kept', async () => {
    await signIn(visit(served.app), { sub: 'g2', email: 'tokens@gmail.example' })
    const { rows } = await served.database.executeQuery<Record<string, unknown>>(
      served.database.selectFrom('accounts').selectAll().where('account_id', '=', 'g2').compile(),
    )
    expect(rows).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }])
  })

  test('A25 an answer with no state, or with the state of another browser, does not sign in', async () => {
    const mine = visit(served.app)
    const back = await authorize(mine, { sub: 'g3', email: 'a25@gmail.example' })
    const stateless = new URL(back)
    stateless.searchParams.delete('state')
    expect(await arrive(mine, stateless)).toBe(FAILED)
    const other = visit(served.app)
    expect(await arrive(other, back)).toBe(FAILED)
    expect(await other.call('get_session', {})).toEqual({ account: null })
    expect(await mine.call('get_session', {})).toEqual({ account: null })
  })

  test('A25 the same answer works once, and a refusal at Google is reported', async () => {
    const visitor = visit(served.app)
    const back = await authorize(visitor, { sub: 'g4', email: 'once@gmail.example' })
    expect(await arrive(visitor, back)).toBe('/dashboard')
    expect(await arrive(visit(served.app), back)).toBe(FAILED)
    const denied = new URL(back)
    denied.search = '?error=access_denied'
    expect(await arrive(visit(served.app), denied)).toBe(FAILED)
  })

  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['with another nonce', { nonce: 'another' }],
  ])('A26 an ID token %s is refused', async (_case, claims) => {
    const visitor = visit(served.app)
    expect(await signIn(visitor, { sub: 'g5', email: 'a26@gmail.example', ...claims })).toBe(FAILED)
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
  })

  test.each([
    ['that nobody has signed', unsigned],
    ['that somebody else has signed', signedByAnother],
    ['whose signature is cut off', (idToken: string) => idToken.slice(0, -20)],
    ['whose claims were changed after signing', withOtherClaims],
  ])('A26 an ID token %s is refused', async (_case, forge) => {
    provider.forge = forge
    const visitor = visit(served.app)
    const claims = { sub: 'g7', email: 'forged@gmail.example' }
    const end = await signIn(visitor, claims).finally(() => {
      provider.forge = (idToken) => idToken
    })
    expect(end).toBe(FAILED)
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
  })

  test('A25 an answer that comes too late does not sign in, and leaves nothing', async () => {
    const visitor = visit(served.app)
    const back = await authorize(visitor, { sub: 'g8', email: 'late@gmail.example' })
    // Both the row and the library's own record in it hold the expiry.
    const past = Date.now() - 1000
    await sql`
      update verifications set expires_at = ${new Date(past)},
        value = regexp_replace(value, '"expiresAt":[0-9]+', ${`"expiresAt":${past}`})
    `.execute(served.database)
    expect(await arrive(visitor, back)).toBe(FAILED)
    expect(await arrive(visitor, back)).toBe(FAILED)
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
  })

  test('A26 an address that is not proven on both sides never opens an account that exists', async () => {
    const owner = visit(served.app)
    await owner.call('sign_up', { email: 'owner@chem.example', password: PASSWORD })
    for (const email_verified of [true, false]) {
      const thief = visit(served.app)
      const claims = { sub: 'g6', email: 'owner@chem.example', email_verified }
      expect(await signIn(thief, claims)).toBe(FAILED)
      expect(await thief.call('get_session', {})).toEqual({ account: null })
    }
  })

  test('a user who is asked for a code cannot go around it by Google, nor turn it on without a password', async () => {
    const owner = visit(served.app)
    await signIn(owner, { sub: 'g7', email: 'step@gmail.example' })
    expect(await owner.refusal('begin_second_factor', { password: PASSWORD })).toEqual({
      status: 409,
      code: 'conflict',
    })
    await served.database
      .updateTable('users')
      .set({ two_factor_enabled: true })
      .where('email', '=', 'step@gmail.example')
      .execute()
    const again = visit(served.app)
    expect(await signIn(again, { sub: 'g7', email: 'step@gmail.example' })).toBe(
      '/auth?problem=second-factor',
    )
    expect(await again.call('get_session', {})).toEqual({ account: null })
  })

  async function signIn(visitor: Visitor, claims: Record<string, unknown>): Promise<string> {
    return arrive(visitor, await authorize(visitor, claims))
  }

  /** The address to which the provider sends the browser back. */
  async function authorize(visitor: Visitor, claims: Record<string, unknown>): Promise<URL> {
    provider.claims = { name: 'Marie C.', email_verified: true, ...claims }
    const { url } = await visitor.call('sign_in_with_google', {})
    return provider.authorize(url)
  }

  function arrive(visitor: Visitor, back: URL): Promise<string> {
    return arriveAt(served.app, visitor, back)
  }
})

function unsigned(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  return `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`
}

function signedByAnother(idToken: string): string {
  const [header = '', payload = ''] = idToken.split('.')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = sign('RSA-SHA256', Buffer.from(`${header}.${payload}`), privateKey)
  return `${header}.${payload}.${signed.toString('base64url')}`
}

function withOtherClaims(idToken: string): string {
  const [header = '', payload = '', signature = ''] = idToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return `${header}.${base64({ ...Object(claims), sub: 'g1' })}.${signature}`
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

describe('a provider whose addresses have moved', () => {
  let provider: OpenIdProvider
  let database: Database
  let moved: Moved
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    database = await anyTestDatabase.openMigrated()
    moved = await startMoved(provider.discoveryUrl)
  })
  afterAll(async () => {
    await moved.close()
    await provider.close()
    await database.destroy()
  })

  test.each([
    ['nothing', '/dashboard', 0],
    ['token_endpoint', FAILED, 1],
    ['jwks_uri', FAILED, 1],
  ])('where a provider sends elsewhere is not asked: %s', async (endpoint, end, asked) => {
    const discoveryUrl = moved.discoveryUrl(endpoint)
    const google = { clientId: CLIENT_ID, clientSecret: 'secret', discoveryUrl }
    const app = await createApp(
      testParts({
        database: Promise.resolve(database),
        clock: Date.now,
        accounts: { ...testAccounts, google },
      }),
    )
    const visitor = visit(app)
    provider.claims = { sub: endpoint, email: `${endpoint}@gmail.example`, email_verified: true }
    const { url } = await visitor.call('sign_in_with_google', {})
    const back = await provider.authorize(url)
    expect(await arriveAt(app, visitor, back)).toBe(end)
    expect(moved.asked(endpoint)).toBe(asked)
    await app.close()
  })
})

type Moved = {
  /** A document that is like the provider's, but for one of its addresses. */
  readonly discoveryUrl: (endpoint: string) => string
  /** How often that address was asked. */
  readonly asked: (endpoint: string) => number
  readonly close: () => Promise<void>
}

/** Starts a server that redirects requests to the address at which a provider answers. */
async function startMoved(discoveryUrl: string): Promise<Moved> {
  const document = Object(await (await fetch(discoveryUrl)).json())
  const asked: string[] = []
  const server = fastify()
  server.all<{ Params: { endpoint: string } }>('/moved/:endpoint', (request, reply) => {
    asked.push(request.params.endpoint)
    return reply.redirect(String(document[request.params.endpoint]), 307)
  })
  server.get<{ Params: { endpoint: string } }>('/discovery/:endpoint', ({ params, host }) => ({
    ...document,
    ...(params.endpoint in document && {
      [params.endpoint]: `http://${host}/moved/${params.endpoint}`,
    }),
  }))
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    discoveryUrl: (endpoint) => `${origin}/discovery/${endpoint}`,
    asked: (endpoint) => asked.filter((one) => one === endpoint).length,
    close: () => server.close(),
  }
}

async function arriveAt(
  app: FastifyInstance,
  visitor: Visitor,
  { pathname, search }: URL,
): Promise<string> {
  const cookie = cookieHeader(visitor.cookies)
  const url = `${pathname}${search}`
  const response = await app.inject({ method: 'GET', url, headers: { cookie } })
  for (const { name, value } of response.cookies) visitor.cookies.set(name, value)
  return String(response.headers.location)
}

test('where Google is not set up, that is said', async () => {
  const [place] = testDatabases
  if (place === undefined) throw new Error('No database')
  const served = await serveOn(place)
  expect(await visit(served.app).refusal('sign_in_with_google', {})).toEqual({
    status: 503,
    code: 'google_unavailable',
  })
  await served.close()
})

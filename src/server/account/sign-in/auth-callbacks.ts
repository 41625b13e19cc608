import { createHmac, timingSafeEqual } from 'node:crypto'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

import { findAccount } from '#server/account/profile/profiles.ts'
import { authHeaders } from '#server/api/calls.ts'
import type { Services } from '#server/api/services.ts'
import { LINK_SECONDS } from '#server/auth/auth-settings.ts'
import { withMarker } from '#server/auth/cookies.ts'
import { type KnownBrowser, readKnownBrowser } from '#server/auth/known-browser.ts'
import type { SignedIn } from '#server/auth/session.ts'
import { endDevice, endFormer } from '#server/auth/sessions.ts'
import type { LimitName } from '#server/limits/limits.ts'
import type { ReadNetwork } from '#server/limits/networks.ts'
import { Problem, sendProblem, statusOf } from '#server/platform/http/problem.ts'
import { pageHeaders } from '#server/platform/http/security-headers.ts'
import { noteOn } from '#server/platform/log.ts'

import { countBefore, countByNetwork } from './count-tries.ts'
import { welcomeDevice } from './known-device.ts'
import { isOvertaken } from './unverified.ts'
import { waitPage } from './wait-page.ts'

/** A route to which a mail or Google sends a browser, and where it continues on failure. */
type Link = {
  readonly path: string
  /** The only query parameters that are read. */
  readonly parameters: readonly string[]
  readonly limit: LimitName
  /** Whether a call to this server, which was counted, began the attempt. */
  readonly isBegunHere: boolean
  readonly failed: string
}

const links: readonly Link[] = [
  {
    path: '/api/auth/verify-email',
    parameters: ['token'],
    limit: 'linkByNetwork',
    isBegunHere: false,
    failed: '/auth?problem=link',
  },
  {
    path: '/api/auth/callback/google',
    parameters: ['code', 'state', 'error', 'iss'],
    limit: 'googleByNetwork',
    isBegunHere: true,
    failed: '/auth?problem=google',
  },
]

const ARRIVED = '/dashboard'

/** The part read here of the payload that the library signs in a mailed link: address and time. */
const signedPart = z.object({
  // PostgreSQL refuses NUL in texts.
  email: z.string().refine((text) => !text.includes('\0')),
  iat: z.number(),
})

type SignedPart = z.output<typeof signedPart>

/** Adds the two routes of the auth library at which browsers arrive from other sites. */
export function addLinks(
  scope: FastifyInstance,
  services: Promise<Services>,
  readNetwork: ReadNetwork,
): void {
  for (const link of links) {
    scope.get(link.path, { exposeHeadRoute: false, errorHandler: refuse }, async (request, reply) =>
      arrive(request, reply, link, await services, readNetwork),
    )
  }
}

async function arrive(
  request: FastifyRequest,
  reply: FastifyReply,
  link: Link,
  services: Services,
  readNetwork: ReadNetwork,
): Promise<FastifyReply> {
  const { accounts, auth, limits, publicOrigin } = services
  const caller = { browser: browserOf(request, services), network: readNetwork(request.ip) }
  const given = new URL(request.url, publicOrigin).searchParams
  const url = new URL(link.path, publicOrigin)
  for (const name of link.parameters) {
    const value = given.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  // We decide where a browser goes next and ignore the link's own target.
  if (link.path.endsWith('verify-email')) url.searchParams.set('callbackURL', ARRIVED)
  reply.header('referrer-policy', 'no-referrer')
  const signed = signedIn(url, accounts.secret)
  // A link that this server has signed is a way in, however many others are tried.
  const counts = signed === null ? await countByNetwork({ caller, limits }, [link.limit]) : []
  if (signed !== null && (await isOvertaken(services.database, signed.email, signed.iat))) {
    return reply.redirect(link.failed, 303)
  }
  const answer = await auth.handler(new Request(url, { headers: authHeaders(request) }))
  const location = answer.headers.get('location')
  const target = location === null ? null : new URL(location, publicOrigin)
  const hasFailed = target === null || answer.status >= 400 || target.searchParams.has('error')
  const cookies = answer.headers.getSetCookie()
  const user = await signedInBy(services, cookies)
  if (user !== null) noteOn(request, { userId: user.userId })
  if (user !== null) {
    // A whole class may share one network.
    const begun = link.isBegunHere ? [countBefore({ caller, limits }, link.limit)] : []
    await limits.giveBack([...counts, ...begun])
  }
  if (user !== null && signed !== null && isLate(signed, services.clock())) {
    await endDevice(services.database, user.userId, user.deviceId)
    return reply.redirect('/auth?problem=verified', 303)
  }
  if (user !== null && (await endsAtSecondStep(services, user))) {
    return reply.redirect('/auth?problem=second-factor', 303)
  }
  if (user !== null) {
    await endFormer(services, authHeaders(request), user.userId)
    cookies.push(await welcomeDevice(services, caller.browser, user))
  }
  const isUsed = signed !== null && user === null && !hasFailed
  if (isUsed && (await services.findSession(authHeaders(request))) === null) {
    return reply.redirect('/auth?problem=verified', 303)
  }
  return reply
    .header('set-cookie', withMarker(cookies))
    .redirect(hasFailed ? link.failed : ARRIVED, 303)
}

/** Answers `too_many_requests` with a page, because a browser shows this response to the user. */
function refuse(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): void {
  const isShown = request.headers.accept?.includes('text/html') === true
  if (!isShown || !(error instanceof Problem) || error.code !== 'too_many_requests') {
    void sendProblem(error, request, reply)
    return
  }
  noteOn(request, { code: error.code })
  const page = waitPage(Number(error.headers['retry-after']))
  void reply
    .code(statusOf(error.code))
    .headers({
      ...error.headers,
      ...pageHeaders(request.url, page, request.protocol === 'https'),
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

/**
 * Returns whether a mailed link is too old to sign in. Others may open the mailbox later, so an old link
 * only verifies the address.
 */
function isLate({ iat }: SignedPart, now: number): boolean {
  return now - iat * 1000 > LINK_SECONDS * 1000
}

/** Returns the payload of a mailed link that this server has signed, and null for anything else. */
function signedIn({ searchParams }: URL, secret: string): SignedPart | null {
  const [head = '', payload = '', signature = ''] = searchParams.get('token')?.split('.') ?? []
  const proof = createHmac('sha256', secret).update(`${head}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== proof.length || !timingSafeEqual(given, proof)) return null
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return signedPart.safeParse(content).data ?? null
  } catch {
    return null
  }
}

function browserOf({ headers }: FastifyRequest, services: Services): KnownBrowser | null {
  const { accounts, clock, publicOrigin } = services
  const place = { secret: accounts.secret, isSecure: publicOrigin.startsWith('https:') }
  return readKnownBrowser(place, headers.cookie ?? '', clock())
}

/** Returns the user whose session is in the cookies of a response. */
function signedInBy(
  { findSession }: Services,
  cookies: readonly string[],
): Promise<SignedIn | null> {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  return findSession(new Headers({ cookie }))
}

/** Ends a new session of an account with a second factor, which must sign in with its password. Returns whether it did. */
async function endsAtSecondStep({ database }: Services, user: SignedIn): Promise<boolean> {
  const account = await findAccount(database, user.userId)
  if (account?.has_second_factor !== true) return false
  await endDevice(database, user.userId, user.deviceId)
  return true
}

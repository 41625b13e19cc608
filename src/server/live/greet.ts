import { randomUUID } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { liveClose } from '#contract/live.ts'
import { authHeaders } from '#server/api/calls.ts'
import { householdOf, type ReadNetwork } from '#server/limits/networks.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'

import type { Audience } from './audience.ts'
import type { ConnectionQuota } from './connection-quota.ts'
import type { LiveServices } from './live-services.ts'
import type { Page } from './pages.ts'
import { measureRoundTrip } from './round-trip.ts'
import type { Seat } from './seat.ts'
import { type Connection, send } from './transport/connection.ts'
import { asciiJson } from './transport/frame.ts'

/** How long a client may take to notice that its connection is refused. */
const REFUSED_MS = 5000

export type GreetParts = {
  readonly audience: Audience
  readonly accountQuota: ConnectionQuota
  /** Takes one of the tries of a session, and gives the seconds to wait when there is none. */
  readonly takeTry: (token: string) => number
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly readNetwork: ReadNetwork
  readonly version: string
  readonly services: Promise<LiveServices>
}

/**
 * Greets a client. A connection opened with the cookie of a session belongs to its user, and is greeted once
 * it is certain to hear of every change: what a page reads after the greeting stays up to date.
 * @param token of the session, if this server has signed it
 * @returns the page of the user; null for a guest, and for a connection that is or is being closed
 */
export async function greet(
  connection: Connection,
  request: FastifyRequest,
  token: string | null,
  parts: GreetParts,
): Promise<Page | null> {
  if (request.headers.cookie === undefined) {
    send(connection, { type: 'hello', version: parts.version })
    return null
  }
  if (token === null) return refuse(connection, 'sessionEnded', 'the session has ended')
  const seconds = parts.takeTry(token)
  if (seconds > 0) return refuse(connection, 'tooManyConnects', String(seconds))
  try {
    return await admit(connection, request, parts)
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') {
      return refuse(connection, 'tooManyConnects', error.headers['retry-after'] ?? '')
    }
    request.log.warn({ err: error }, 'the session of a live connection could not be read')
    connection.close(liveClose.restarting, 'try again')
    return null
  }
}

/** Greets a player of a class game, who needs no account, and sends the game. */
export async function greetPlayer(
  connection: Connection,
  seat: Seat,
  { version, services }: Pick<GreetParts, 'version' | 'services'>,
): Promise<null> {
  const { games } = await services
  if (!connection.isOpen()) return null
  send(connection, { type: 'hello', version })
  await games.enter(connection, seat)
  return null
}

/** @throws Problem `too_many_requests` when the account has opened too many sockets in a minute */
async function admit(
  connection: Connection,
  request: FastifyRequest,
  { audience, accountQuota, steadyClock, readNetwork, version, services }: GreetParts,
): Promise<Page | null> {
  const headers = authHeaders(request)
  const { findSession, isStillSignedIn, limits, matches } = await services
  const user = await findSession(headers)
  // A connection that closed while the server waited is not announced: no close event would follow.
  if (!connection.isOpen()) return null
  if (user === null) return refuse(connection, 'sessionEnded', 'the session has ended')
  const giveBack = accountQuota.take(user.userId)
  if (giveBack === null) {
    matches.makeRoom(user.userId)
    return refuse(connection, 'tooManySockets', 'too many sockets of this account')
  }
  connection.onClose(giveBack)
  await limits.use([['socketByUser', user.userId]])
  if (!connection.isOpen()) return null
  audience.add(user.userId, { connection, isSignedIn: () => isStillSignedIn(user) })
  // The session may have ended after it was read, and before this connection joined the audience.
  if (!(await isStillSignedIn(user))) {
    return refuse(connection, 'sessionEnded', 'the session has ended')
  }
  if (!connection.isOpen()) return null
  send(connection, { type: 'hello', version })
  const whose = { userId: user.userId, network: householdOf(readNetwork(request.ip)) }
  const page = pageOf(connection, whose, steadyClock)
  connection.onClose(() => matches.leave(page))
  await matches.enter(page)
  return page
}

function refuse(connection: Connection, code: keyof typeof liveClose, reason: string): null {
  connection.close(liveClose[code], reason)
  // A client that does not answer would keep the place of another.
  setTimeout(connection.cut, REFUSED_MS).unref()
  return null
}

function pageOf(
  connection: Connection,
  whose: Pick<Page, 'userId' | 'network'>,
  clock: Clock,
): Page {
  return {
    ...whose,
    connection,
    roundTrip: measureRoundTrip(connection, clock, randomUUID),
    send: (message) => connection.post(asciiJson(message)),
    sendText: connection.post,
  }
}

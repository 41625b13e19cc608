import { randomUUID } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

import { liveClose } from '#contract/live.ts'
import { authHeaders } from '#server/api/calls.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'

import type { Audience } from './audience.ts'
import type { ConnectionQuota } from './connection-quota.ts'
import { asciiJson } from './frame.ts'
import type { LiveServices } from './live-services.ts'
import type { Page } from './pages.ts'
import { measureRoundTrip } from './round-trip.ts'
import { type Outbox, send, type Wire } from './send.ts'

/** How long a client may take to answer the closing of a socket that is refused. */
const REFUSED_MS = 1000

export type GreetParts = {
  readonly audience: Audience
  readonly outbox: Outbox
  readonly accountQuota: ConnectionQuota
  /** Takes one of the tries of a session, and gives the seconds to wait when there is none. */
  readonly takeTry: (token: string) => number
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly version: string
  readonly services: Promise<LiveServices>
}

/**
 * Greets a client. A socket opened with the cookie of a session belongs to its user, and is greeted once
 * it is certain to hear of every change: what a page reads after the greeting stays up to date.
 * @param token of the session, if this server has signed it
 * @returns the page of the user; null for a guest, and for a socket that is or is being closed
 */
export async function greet(
  socket: WebSocket,
  request: FastifyRequest,
  token: string | null,
  parts: GreetParts,
): Promise<Page | null> {
  if (request.headers.cookie === undefined) {
    send(socket, { type: 'hello', version: parts.version })
    return null
  }
  if (token === null) return refuse(socket, 'sessionEnded', 'the session has ended')
  const seconds = parts.takeTry(token)
  if (seconds > 0) return refuse(socket, 'tooManyConnects', String(seconds))
  try {
    return await admit(socket, request, parts)
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') {
      return refuse(socket, 'tooManyConnects', error.headers['retry-after'] ?? '')
    }
    request.log.warn({ err: error }, 'the session of a socket could not be read')
    socket.close(liveClose.restarting, 'try again')
    return null
  }
}

/** @throws Problem `too_many_requests` when the account has opened too many sockets in a minute */
async function admit(
  socket: WebSocket,
  request: FastifyRequest,
  { audience, outbox, accountQuota, steadyClock, version, services }: GreetParts,
): Promise<Page | null> {
  const isOpen = () => socket.readyState === socket.OPEN
  const headers = authHeaders(request)
  const { findSession, isStillSignedIn, limits, matches } = await services
  const user = await findSession(headers)
  // A socket that closed while the server waited is not announced: no close event would follow.
  if (!isOpen()) return null
  if (user === null) return refuse(socket, 'sessionEnded', 'the session has ended')
  const giveBack = accountQuota.take(user.userId)
  if (giveBack === null) {
    matches.makeRoom(user.userId)
    return refuse(socket, 'tooManySockets', 'too many sockets of this account')
  }
  socket.on('close', giveBack)
  await limits.use([['socketByUser', user.userId]])
  if (!isOpen()) return null
  audience.add(user.userId, { socket, isSignedIn: () => isStillSignedIn(user) })
  // The session may have ended after it was read, and before this socket joined the audience.
  if (!(await isStillSignedIn(user))) {
    return refuse(socket, 'sessionEnded', 'the session has ended')
  }
  if (!isOpen()) return null
  send(socket, { type: 'hello', version })
  const page = pageOf({ socket, line: request.raw.socket }, user.userId, steadyClock, outbox)
  socket.on('close', () => matches.leave(page))
  await matches.enter(page)
  return page
}

function refuse(socket: WebSocket, code: keyof typeof liveClose, reason: string): null {
  socket.close(liveClose[code], reason)
  // A client that does not answer would keep the place of another.
  setTimeout(() => socket.terminate(), REFUSED_MS).unref()
  return null
}

function pageOf(wire: Wire, userId: string, clock: Clock, outbox: Outbox): Page {
  return {
    userId,
    socket: wire.socket,
    roundTrip: measureRoundTrip(wire.socket, clock, randomUUID),
    send: (message) => outbox.post(wire, asciiJson(message)),
    sendText: (text) => outbox.post(wire, text),
  }
}

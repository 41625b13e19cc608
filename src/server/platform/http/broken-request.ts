import type { Socket } from 'node:net'

import type { ErrorCode } from '#contract/problem.ts'

import { problemBody, statusOf } from './problem.ts'
import type { Headers } from './security-headers.ts'

const CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'timeout'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
])

/** Answers bytes that are no HTTP request, or one that did not arrive in time, and hangs up. */
export function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Headers,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = CODES.get(error.code ?? '') ?? 'malformed'
  const body = JSON.stringify(problemBody(code, 'The request cannot be read.'))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${statusOf(code)} Refused`, ...lines, '', body].join('\r\n'))
  socket.destroySoon()
}

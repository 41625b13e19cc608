import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { type Duplex, Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

type Behavior = {
  /** The fate of a request to change the protocol; `page` answers it with a page of the proxy. */
  readonly upgrades: 'pass' | 'strip' | 'swallow' | 'page'
  /** Whether a response is only handed on when it is complete. */
  readonly isBuffering?: boolean
  /** The lifetime of a connection in milliseconds; after it the connection is broken. */
  readonly cutMs?: number
  /** The milliseconds after which a connection is broken on which nothing was sent either way. */
  readonly idleMs?: number
  /** Milliseconds before each piece of a live connection, which is handed on in pieces of few bytes. */
  readonly dripMs?: number
  /** Whether cookies are taken out in both directions, as in a browser that keeps none. */
  readonly isWithoutCookies?: boolean
}

/** A proxy between a browser and the product, as networks of schools and companies have them. */
type Proxy = {
  readonly origin: string
  /** How many connections were broken. */
  readonly cuts: () => number
  readonly stop: () => Promise<void>
}

/** Paths of live connections. */
const LIVE = '/api/live'
/** Bytes of a piece where data drips: less than a message, and now and then half of a letter. */
const PIECE = 61
/** The answer of a proxy that takes a request to change the protocol for one to a page. */
const PAGE = '<!doctype html><title>Filter</title><p>This page was checked by the filter.</p>'

/** Headers that concern one stretch of the way alone. */
const HOP_BY_HOP = new Set([
  'connection',
  'upgrade',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
])
const HOPS_AND_COOKIES = new Set([...HOP_BY_HOP, 'cookie', 'set-cookie'])

/** Starts a proxy in front of an address of this machine. */
export async function startProxy(target: string, behavior: Behavior): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  const { upgrades, isBuffering = false, cutMs = Infinity, idleMs = 0, dripMs = 0 } = behavior
  const dropped = behavior.isWithoutCookies === true ? HOPS_AND_COOKIES : HOP_BY_HOP
  const sockets = new Set<Duplex>()
  let cuts = 0
  const server = createServer(pass)
  server.on('connection', (socket) => {
    keep(socket)
    const cut = () => {
      cuts += 1
      socket.resetAndDestroy()
    }
    if (idleMs > 0) socket.setTimeout(idleMs, cut)
    if (cutMs === Infinity) return
    const timer = setTimeout(cut, cutMs)
    socket.once('close', () => clearTimeout(timer))
  })
  if (upgrades !== 'strip') {
    server.on('upgrade', (request, near, head) => {
      if (upgrades === 'swallow') return
      if (upgrades === 'page') return void near.end(pageAnswer())
      tunnel(request, near, head)
    })
  }

  function keep(socket: Duplex): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path } = request
    const headers = without(dropped, request.headers)
    const far = forward({ hostname, port, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      const kept = without(dropped, answer.headers)
      if (isBuffering) void handOnWhole(answer, response, status, kept)
      else {
        response.writeHead(status, kept)
        response.flushHeaders()
        if (path?.startsWith(LIVE)) answer.pipe(dripping(dripMs)).pipe(response)
        else answer.pipe(response)
      }
      answer.on('error', () => response.destroy())
    })
    far.on('error', () => response.destroy())
    response.on('close', () => far.destroy())
    request.pipe(far)
  }

  /** Writes an upgrade on as it was, and lets everything through from then on. */
  function tunnel(request: IncomingMessage, near: Duplex, head: Buffer): void {
    const far: Socket = connect(Number(port), hostname)
    keep(far)
    const lines = [`${request.method} ${request.url} HTTP/1.1`]
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`)
    }
    far.write(`${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    near.pipe(dripping(dripMs)).pipe(far).pipe(dripping(dripMs)).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pageAnswer(): string {
  return [
    'HTTP/1.1 200 OK',
    'content-type: text/html; charset=utf-8',
    `content-length: ${PAGE.length}`,
    'connection: close',
    '',
    PAGE,
  ].join('\r\n')
}

/** Hands data on, in small pieces when there is a time to wait before each. */
function dripping(milliseconds: number): Transform {
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      if (milliseconds === 0) return done(null, data)
      void drip(this, data, milliseconds, done)
    },
  })
}

async function drip(
  stream: Transform,
  data: Buffer,
  milliseconds: number,
  done: () => void,
): Promise<void> {
  for (let at = 0; at < data.length; at += PIECE) {
    // oxlint-disable-next-line no-await-in-loop
    await wait(milliseconds)
    stream.push(data.subarray(at, at + PIECE))
  }
  done()
}

async function handOnWhole(
  answer: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: IncomingMessage['headers'],
): Promise<void> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  } catch {
    return void response.destroy()
  }
  const body = Buffer.concat(chunks)
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}

function without(
  dropped: ReadonlySet<string>,
  headers: IncomingMessage['headers'],
): IncomingMessage['headers'] {
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name))
  return Object.fromEntries(kept)
}

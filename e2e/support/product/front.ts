import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const POLICY = 'content-security-policy'

type Change = (body: string) => string | null

/** A stand-in for the address of the product, so that a test can deploy another build behind it. */
type Front = {
  readonly origin: string
  /** From now on the file at this path is changed on its way; null makes it one that is gone. */
  readonly change: (path: string, change: Change) => void
  /** From now on there is no connection. */
  readonly goDown: () => void
  /** The reports of the content security policy that browsers have sent. */
  readonly reports: readonly string[]
  readonly stop: () => Promise<void>
}

/**
 * Starts a server that passes on the GET responses of the product at `target`.
 * @param changePolicy what becomes of the content security policy on its way
 */
export async function startFront(
  target: string,
  changePolicy: (policy: string) => string = (policy) => policy,
): Promise<Front> {
  const changes = new Map<string, Change>()
  const reports: string[] = []
  let isDown = false
  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy()
    else if (request.method === 'POST') keepReport(request, response)
    else pass(request.url ?? '/', response).catch(() => response.destroy())
  })
  function keepReport(request: IncomingMessage, response: ServerResponse): void {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      reports.push(body)
      response.writeHead(204).end()
    })
  }
  async function pass(path: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${target}${path}`, { redirect: 'manual' })
    const change = changes.get(path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = change === undefined ? bytes : change(bytes.toString())
    const headers = Object.fromEntries(answer.headers)
    // The body is no longer compressed here, and its length may differ afterwards.
    for (const name of ['content-encoding', 'content-length', 'connection', 'etag']) {
      delete headers[name]
    }
    const policy = answer.headers.get(POLICY)
    if (policy !== null) headers[POLICY] = changePolicy(policy)
    response.writeHead(body === null ? 404 : answer.status, headers).end(body)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    change: (path, change) => changes.set(path, change),
    reports,
    goDown() {
      isDown = true
      server.closeAllConnections()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

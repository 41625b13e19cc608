import { connect, type Socket } from 'node:net'

const FEED_MS = 1000
const PROBE_MS = 250
/** The longest that other clients may wait for a response, in milliseconds. */
const PATIENCE_MS = 500

/** How slow clients were cut off, and how long others waited. */
export type SlowEnding = {
  readonly what: string
  readonly clients: number
  /** Seconds until the first and the last of them was hung up on. */
  readonly firstCut: number
  readonly lastCut: number
  /** The longest wait of another client, in milliseconds. */
  readonly longestWait: number
  readonly problems: readonly string[]
}

/** Opens connections whose headers never end. They have to be cut soon after 10 s. */
export function slowHeaders(port: number): Promise<SlowEnding> {
  const begin = 'GET / HTTP/1.1\r\nHost: chem.example\r\n'
  return attack(port, {
    what: 'endless headers',
    clients: 300,
    begin,
    feed: 'X-A: b\r\n',
    within: 14,
  })
}

/** Opens connections whose bodies never end. They have to be cut soon after 20 s. */
export function slowBodies(port: number, origin: string): Promise<SlowEnding> {
  const begin = [
    'POST /api/app_version HTTP/1.1',
    'Host: chem.example',
    `Origin: ${origin}`,
    'Content-Type: application/json',
    'Content-Length: 4000',
    '',
    '{',
  ].join('\r\n')
  return attack(port, { what: 'endless bodies', clients: 200, begin, feed: ' ', within: 25 })
}

type Attack = {
  readonly what: string
  readonly clients: number
  readonly begin: string
  /** Sent again every second. */
  readonly feed: string
  /** Seconds within which the last client has to be cut. */
  readonly within: number
}

async function attack(port: number, { what, clients, begin, feed, within }: Attack) {
  const startedAt = await startOf(port)
  const began = performance.now()
  const waits: number[] = []
  const probe = setInterval(() => void measure(port, waits), PROBE_MS)
  const cuts = await Promise.all(
    Array.from({ length: clients }, () => slowClient(port, begin, feed, within)),
  )
  clearInterval(probe)
  const seconds = cuts.map((at) => (at - began) / 1000)
  const [firstCut, lastCut] = [Math.min(...seconds), Math.max(...seconds)]
  const longestWait = Math.max(0, ...waits)
  const problems = [
    ...(lastCut > within ? [`${what}: some were not cut within ${within} s`] : []),
    ...(longestWait > PATIENCE_MS ? [`${what}: others waited ${longestWait.toFixed(0)} ms`] : []),
    ...((await startOf(port)) === startedAt ? [] : [`${what}: the server has started again`]),
  ]
  return { what, clients, firstCut, lastCut, longestWait, problems }
}

/** Settles with the time at which the server hung up, or at which that took too long. */
function slowClient(port: number, begin: string, feed: string, within: number): Promise<number> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(begin))
    const feeding = setInterval(() => socket.write(feed), FEED_MS)
    const giveUp = setTimeout(() => socket.destroy(), (within + 2) * 1000)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(feeding)
      clearTimeout(giveUp)
      resolve(performance.now())
    })
  })
}

async function measure(port: number, waits: number[]): Promise<void> {
  const began = performance.now()
  await startOf(port)
  waits.push(performance.now() - began)
}

async function startOf(port: number): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`)
  const about: unknown = await response.json()
  return Reflect.get(Object(about), 'started_at')
}

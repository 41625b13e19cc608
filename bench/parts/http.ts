import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, request, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { InjectOptions } from 'fastify'

import { callPath } from '#contract/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { type Figure, inMilliseconds, percentile } from './figures.ts'
import { SITE, unlimitedApp } from './unlimited-app.ts'

const AT_ONCE = 16
const MEASURED_MS = 2000
const SERVER = fileURLToPath(new URL('http-server.ts', import.meta.url))

type Asked = { readonly what: string; readonly path: string; readonly isCall: boolean }
type Ask = () => Promise<number>
type Speed = { readonly perSecond: number; readonly median: number; readonly slow: number }

/**
 * How fast a server in a process of its own answers over HTTP on this machine, beside the same requests
 * handed to the server within this process. Sixteen clients ask as fast as they are answered.
 */
export async function httpFigures(url: string, database: Database): Promise<readonly Figure[]> {
  const app = await unlimitedApp(database)
  const { cookies } = await signUp({ app }, `bench${process.pid}`)
  const cookie = cookieHeader(cookies)
  const server = spawn(process.execPath, [SERVER], { env: { DATABASE_URL: url } })
  const [line] = await once(server.stdout, 'data')
  const port = Number(String(line))
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const figures: Figure[] = []
  for (const { what, path, isCall } of asked()) {
    const headers = isCall ? { ...CALL_HEADERS, cookie } : { 'accept-encoding': 'br' }
    const method = isCall ? 'POST' : 'GET'
    const payload = isCall ? '{}' : undefined
    const given: InjectOptions = { method, url: path, headers }
    if (payload !== undefined) given.payload = payload
    const inject: Ask = async () => (await app.inject(given)).statusCode
    // One after the other: they share the cores.
    // oxlint-disable-next-line no-await-in-loop
    const within = await speedOf(inject)
    // oxlint-disable-next-line no-await-in-loop
    const over = await speedOf(() =>
      overHttp({ agent, port, path, method, headers: { ...headers } }, payload),
    )
    figures.push({
      what: `HTTP: ${what}`,
      measured: `${Math.round(over.perSecond)} / s, ${inMilliseconds(over.median)}, p99 ${inMilliseconds(over.slow)}`,
      limit: `${Math.round(within.perSecond)} / s in the process`,
      ratio: within.perSecond / over.perSecond,
    })
  }
  agent.destroy()
  server.kill()
  await once(server, 'exit')
  await app.close()
  return figures
}

function asked(): readonly Asked[] {
  const script = readdirSync(join(SITE, 'assets')).find((name) =>
    /^entry\.client.*\.js$/.test(name),
  )
  return [
    { what: 'the first page', path: '/', isCall: false },
    ...(script === undefined
      ? []
      : [{ what: 'the first script', path: `/assets/${script}`, isCall: false }]),
    { what: 'a call without the database', path: callPath('app_version'), isCall: true },
    { what: 'reading settings', path: callPath('get_user_settings'), isCall: true },
    { what: 'reading progress', path: callPath('get_user_progress'), isCall: true },
    { what: 'reading the board', path: callPath('get_leaderboard'), isCall: true },
  ]
}

async function speedOf(ask: Ask): Promise<Speed> {
  await ask()
  const times: number[] = []
  const end = performance.now() + MEASURED_MS
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now()
      // A client asks again when it was answered.
      // oxlint-disable-next-line no-await-in-loop
      const status = await ask()
      if (status !== 200) throw new Error(`Answered ${status}.`)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: times.length / seconds,
    median: percentile(times, 0.5),
    slow: percentile(times, 0.99),
  }
}

function overHttp(options: RequestOptions, payload?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', ...options })
    asking.on('error', reject)
    asking.on('response', (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asking.end(payload)
  })
}

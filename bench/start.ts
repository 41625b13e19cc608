import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import getPort from 'get-port'

import { prepareDataFolder } from '#server/testing/database/databases.ts'

import { conditions, percentile, tableOf } from './parts/figures.ts'

/**
 * How long a further start takes, as a user does it: from the command to the first page, and to the
 * line that says that everything is ready. In turns with what Node has compiled before and without it,
 * on an embedded database that was seen before. Half a minute; the web is built first if need be.
 */

const ROUNDS = 8
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const READY = 'is ready: '

type Start = { readonly toPage: number; readonly toReady: number }

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    await prepareDataFolder(folder)
    const kept = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
    const none = { NODE_DISABLE_COMPILE_CACHE: '1' }
    // The first start creates the database that the others open.
    await start(folder, kept)
    const withKept: Start[] = []
    const without: Start[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other, in turn: the machine is as busy for one as for the other.
      // oxlint-disable-next-line no-await-in-loop
      withKept.push(await start(folder, kept))
      // oxlint-disable-next-line no-await-in-loop
      without.push(await start(folder, none))
    }
    process.stdout.write(
      `${tableOf([
        ['median in ms', 'first page', 'ready'],
        row('with what was compiled before', withKept),
        row('without', without),
      ])}\n\n${ROUNDS} starts of each in turn, embedded database; ${conditions()}\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the product and ends it as soon as it is ready. */
async function start(folder: string, compiled: Readonly<Record<string, string>>): Promise<Start> {
  const port = await getPort()
  const begun = performance.now()
  const program = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(port), ...compiled },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  const [toPage, toReady] = await Promise.race([
    Promise.all([firstPage(port, begun), saysReady(program.stdout, begun)]),
    ended,
  ])
  program.kill('SIGTERM')
  await ended.catch(() => {})
  return { toPage, toReady }
}

/** When the front page is answered for the first time, in milliseconds since `begun`. */
async function firstPage(port: number, begun: number): Promise<number> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const { ok } = await fetch(`http://127.0.0.1:${port}/`)
      if (ok) return performance.now() - begun
    } catch {
      // No server listens yet.
    }
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(5)
  }
}

function saysReady(output: NodeJS.ReadableStream, begun: number): Promise<number> {
  return new Promise((resolve) => {
    let said = ''
    output.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes(READY)) resolve(performance.now() - begun)
    })
  })
}

function row(what: string, starts: readonly Start[]): readonly string[] {
  return [
    what,
    median(starts.map(({ toPage }) => toPage)),
    median(starts.map(({ toReady }) => toReady)),
  ]
}

function median(values: readonly number[]): string {
  return percentile(values, 0.5).toFixed(0)
}

await main()

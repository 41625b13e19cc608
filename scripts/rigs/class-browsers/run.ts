import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { requireChromium } from '#e2e/support/browser/chromium.ts'
import { startMortalPostgres } from '#scripts/rigs/postgres/mortal-postgres.ts'
import { findPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { serverFaults } from '#server/testing/match/faults.ts'
import { startFragileServer } from '#server/testing/match/fragile-server.ts'

import { playInBrowsers } from './game.ts'
import { workInBrowsers } from './work.ts'

/**
 * A class of real pages, in three networks of which two let no WebSocket through, plays a class game and does work while
 * its server is killed in the middle:
 *
 *     node scripts/rigs/class-browsers/run.ts [--pages 28] [--bots 0] [--embedded]
 *
 * Build the app before. Bots play beside the pages, without a browser. Ends with 1 when a report, or the points on a page,
 * differs from what was tapped.
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '28' },
    bots: { type: 'string', default: '0' },
    embedded: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  const programs = values.embedded ? null : findPostgres()
  const postgres = programs === null ? null : await startMortalPostgres(programs)
  const folder = mkdtempSync(join(tmpdir(), 'class-browsers-'))
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const server = await startFragileServer({
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const [fault] = serverFaults
  if (fault === undefined) throw new Error('There is no fault.')
  const scene = { server, browser, pages: Number(values.pages), bots: Number(values.bots), fault }
  try {
    const store = postgres === null ? 'the embedded database' : 'PostgreSQL'
    print(`${values.pages} pages and ${values.bots} bots, ${fault.name} in the middle, on ${store}`)
    const problems = [
      ...say('a class game', await playInBrowsers(scene)),
      ...say('work for the class', await workInBrowsers(scene)),
    ]
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await server.stop()
    await postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function say(what: string, problems: readonly string[]): readonly string[] {
  print(`${what}: ${problems.length === 0 ? 'every answer once, the report is right' : 'WRONG'}`)
  for (const problem of problems) print(`  ${problem}`)
  return problems
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { chromium } from 'playwright'

import { requireChromium } from '#e2e/support/browser/chromium.ts'
import { startMain } from '#server/testing/process.ts'
import { endingAfter, frameAttacks } from '#server/testing/socket/frames.ts'

import { crawl } from './scan/crawl.ts'
import { scanHeaders } from './scan/header-scan.ts'
import { slowBodies, type SlowEnding, slowHeaders } from './scan/slow-clients.ts'

/**
 * Attacks a server of this machine from outside, as docs/security.md says, and fails when anything is not
 * as it should be. It starts the server itself and takes a minute or two; build the web first. Names of
 * scans choose some of them:
 *
 *     node scripts/rigs/scan.ts [headers] [frames] [slow] [crawl]
 */

const HTTPS_ORIGIN = 'https://chem.example'

type Report = { readonly lines: readonly string[]; readonly problems: readonly string[] }

const scans: Readonly<Record<string, () => Promise<Report>>> = {
  headers: () => onServer(HTTPS_ORIGIN, headers),
  frames: () => onServer(HTTPS_ORIGIN, frames),
  slow: () => onServer(HTTPS_ORIGIN, slow),
  crawl: () => onServer(undefined, links),
}

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const names = given.length > 0 ? given : Object.keys(scans)
  const problems: string[] = []
  for (const name of names) {
    const scan = scans[name]
    if (scan === undefined) throw new Error(`There is no scan ${name}.`)
    // One after the other: each counts on a server that has nothing else to do.
    // oxlint-disable-next-line no-await-in-loop
    const report = await scan()
    for (const line of report.lines) say(`${name.padEnd(9)}${line}`)
    problems.push(...report.problems.map((problem) => `${name.padEnd(9)}${problem}`))
  }
  for (const problem of problems) say(`PROBLEM  ${problem}`)
  say(
    `${problems.length} problems; Node ${process.versions.node}, ${availableParallelism()} cores, ` +
      `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** Starts a server for one scan. With an https origin it says what it would say behind a proxy. */
async function onServer(
  publicOrigin: string | undefined,
  scan: (port: number) => Promise<Report>,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-scan-'))
  const port = await getPort()
  const program = startMain({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...(publicOrigin !== undefined && { PUBLIC_ORIGIN: publicOrigin }),
  })
  try {
    await program.says(/is ready: /)
    return await scan(port)
  } finally {
    program.process.kill('SIGTERM')
    await program.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function headers(port: number): Promise<Report> {
  const { count, problems } = await scanHeaders(port, HTTPS_ORIGIN)
  return { lines: [`${count} kinds of answers were compared with the policy`], problems }
}

async function frames(port: number): Promise<Report> {
  const problems: string[] = []
  for (const { what, bytes, closes } of frameAttacks) {
    // oxlint-disable-next-line no-await-in-loop
    const { code } = await endingAfter(port, HTTPS_ORIGIN, bytes)
    if (!closes.includes(code)) problems.push(`${what}: closed with ${code}, not ${closes.join()}`)
  }
  return { lines: [`${frameAttacks.length} ways to break the protocol were tried`], problems }
}

async function slow(port: number): Promise<Report> {
  const endings = [await slowHeaders(port), await slowBodies(port, HTTPS_ORIGIN)]
  return { lines: endings.map(slowLine), problems: endings.flatMap(({ problems }) => problems) }
}

function slowLine({ what, clients, firstCut, lastCut, longestWait }: SlowEnding): string {
  return (
    `${clients} clients with ${what} were cut after ${firstCut.toFixed(1)} to ` +
    `${lastCut.toFixed(1)} s; others waited ${longestWait.toFixed(0)} ms at most`
  )
}

async function links(port: number): Promise<Report> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const { visited, problems } = await crawl(browser, `http://127.0.0.1:${port}`)
    return { lines: [`${visited} pages were visited`], problems }
  } finally {
    await browser.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()

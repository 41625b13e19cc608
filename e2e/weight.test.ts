import { expect, inject, test } from 'vitest'

import { startJourneys, untilAlive } from './support/journey.ts'
import { importsOf } from './support/script-imports.ts'

const { arrive } = startJourneys()

/** The largest weight of the scripts of a first view as they are sent, in bytes. */
const MAX = 115 * 1024
/** The largest weight of the page with the whole table as it is sent, in bytes. */
const MAX_TABLE = 19_921

test.each(['/', '/dashboard/periodic-table'])(
  'the scripts of %s stay light enough for a slow line',
  async (path) => {
    const waiting = scriptsIn(await textOf(path))
    const weights = new Map<string, number>()
    for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
      if (weights.has(script)) continue
      // oxlint-disable-next-line no-await-in-loop
      weights.set(script, await bytesOf(script))
      // oxlint-disable-next-line no-await-in-loop
      waiting.push(...importsOf(await textOf(script)))
    }
    const all = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
    expect(all).toBeGreaterThan(MAX / 2)
    expect([all < MAX, all, weights]).toEqual([true, all, weights])
  },
)

test('the page of the table itself stays light enough', async () => {
  const bytes = await bytesOf('/dashboard/periodic-table')
  expect(bytes).toBeGreaterThan(MAX_TABLE / 2)
  expect(bytes).toBeLessThanOrEqual(MAX_TABLE)
})

// The first use of such a formatter takes a slow phone 60 ms, in which no tap is answered.
test.each(['/', '/dashboard/periodic-table', '/dashboard/questions'])(
  '%s comes to life without the formatters of languages',
  async (path) => {
    const page = await arrive()
    await page.addInitScript(noteFormatters)
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilAlive(page)
    expect(await page.evaluate(() => document.documentElement.dataset['used'])).toBeUndefined()
  },
)

/** Runs in the page: lists the formatters that it uses at its root. */
function noteFormatters() {
  const { document } = globalThis
  function note(name: string) {
    document.documentElement.dataset['used'] += ` ${name}`
  }
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(made, given) {
          note(name)
          return Reflect.construct(made, given)
        },
      }),
    })
  }
  for (const { prototype } of [Number, Date])
    Object.defineProperty(prototype, 'toLocaleString', { value: () => note('toLocaleString') })
}

/** How large a file is as a browser gets it. */
async function bytesOf(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  const answer = await fetch(`${inject('origin')}${path}`, { method: 'HEAD', headers })
  return Number(answer.headers.get('content-length'))
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(`${inject('origin')}${path}`)
  return answer.text()
}

/** The scripts that a page names. */
function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([path]) => path)
}

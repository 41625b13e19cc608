import { expect, inject, test } from 'vitest'

import { importsOf } from './support/script-imports.ts'

/** The largest weight of the scripts of a first view as they are sent, in bytes. */
const MOST = 115 * 1024

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
    expect(all).toBeGreaterThan(MOST / 2)
    expect([all < MOST, all, weights]).toEqual([true, all, weights])
  },
)

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

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf } from '#e2e/support/script-imports.ts'

import type { Figure } from './figures.ts'
import { SITE } from './unlimited-app.ts'

const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
const PAGES = ['/', '/dashboard', '/dashboard/questions', '/blogs', '/blog/what-is-an-atom']

/**
 * Measures the bytes of a first visit to a page: the page, the scripts and fonts that it names, and
 * those that these import, as they are sent and without compression.
 */
export function pageWeights(): readonly Figure[] {
  return PAGES.map((path) => {
    const html = join(SITE, path, 'index.html')
    const files = [html, ...partsOf(readFileSync(html, 'utf8')).map((part) => join(SITE, part))]
    const sent = sum(files.map(sentBytes))
    const plain = sum(files.map((file) => statSync(file).size))
    return {
      what: `weight: ${path}`,
      measured: `${inKilobytes(sent)}, ${files.length} files`,
      limit: `${inKilobytes(plain)} without compression`,
      ratio: sent / plain,
    }
  })
}

/** Lists the files of this site that a page names and their scripts' imports, each once. */
function partsOf(html: string): readonly string[] {
  const waiting = Array.from(html.matchAll(ASSET), ([path]) => path)
  const found = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(join(SITE, path))) continue
    found.add(path)
    if (path.endsWith('.js')) waiting.push(...importsOf(readFileSync(join(SITE, path), 'utf8')))
  }
  return [...found]
}

/** The smaller of the two compressed files of the build. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

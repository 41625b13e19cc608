import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { categories } from '#quiz/categories.ts'
import { firstCategoryScript } from '#web/practice/first-category.ts'

import { type BuildManifest, filesFor } from './built-files.ts'

const PRACTICE_PAGE = 'dashboard/questions/index.html'
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const FIRST_SCRIPT = '<script type="module"'

/**
 * Preloaded modules would compete with the page itself for a slow line. Without them the page is
 * painted first and its scripts come after it.
 */
export function withoutPreloads(html: string): string {
  return html.replaceAll(PRELOAD, '')
}

/**
 * The same where the page has to wait for its scripts: behind everything that is painted they are
 * asked for all at once, instead of one after the other.
 */
export function preloadsLast(html: string): string {
  const preloads = [...new Set(html.match(PRELOAD))]
  const behind = preloads.map((link) => link.replace('<link ', '<link fetchpriority="low" '))
  return withoutPreloads(html).replace(FIRST_SCRIPT, () => [...behind, FIRST_SCRIPT].join(''))
}

/** Has the practice page ask for the files of its first question along with those of the frame. */
export async function hurryPractice(folder: string, manifest: BuildManifest): Promise<void> {
  const file = join(folder, PRACTICE_PAGE)
  const html = preloadsLast(await readFile(file, 'utf8'))
  const script = firstCategoryScript(filesOfCategories(manifest, html))
  await writeFile(
    file,
    html.replace('</body>', () => `<script>${script}</script></body>`),
  )
}

/** What the page itself asks for already is left out. */
function filesOfCategories(manifest: BuildManifest, html: string) {
  return Object.fromEntries(
    categories.map(({ id }): readonly [string, readonly string[]] => [
      id,
      filesFor(manifest, id).filter((address) => !html.includes(address)),
    ]),
  )
}

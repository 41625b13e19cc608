import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import type { ArticleFacts } from './article/article-tree.ts'

const ROOT = `${import.meta.dirname}/../..`

/** Returns a compiler of files that compiles each again only when its text has changed. */
export function cachedBySource<Page>(
  compile: (file: string, source: string) => Promise<Page>,
): (file: string) => Promise<Page> {
  const compiled = new Map<string, { readonly source: string; readonly result: Promise<Page> }>()
  return async function cached(file) {
    const source = readFileSync(file, 'utf8')
    const known = compiled.get(file)
    if (known?.source === source) return known.result
    const result = compile(file, source)
    compiled.set(file, { source, result })
    return result
  }
}

/**
 * Returns the page of a file.
 * @throws with everything that is wrong in it
 */
export function throwIfBroken<Page extends { readonly facts: Pick<ArticleFacts, 'problems'> }>(
  file: string,
  page: Page,
): Page {
  const { problems } = page.facts
  if (problems.length === 0) return page
  throw new Error(`${relative(ROOT, file)}:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

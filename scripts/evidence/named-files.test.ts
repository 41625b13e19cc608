import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** A path in code marks that ends like a file of this repository: `live/transport/frame.ts`. */
const NAMED = /`#?((?:[\w.-]+\/)+[\w.*-]+\.(?:ts|tsx|mjs|css|tsv|md|mdx|sh))`/g
/** Paths that stand for any file, and the name under which a package is imported. */
const NO_FILES = new Set(['room/file.ts', 'path/to/file.test.ts'])

const files = globSync('{src,content,e2e,scripts,bench,docs,ops,public}/**/*.*')

test.each(globSync('{*.md,docs/**/*.md}'))('every file that %s names exists', (document) => {
  const named = Array.from(readFileSync(document, 'utf8').matchAll(NAMED), ([, path = '']) => path)
  expect(named.filter((path) => !NO_FILES.has(path) && !isThere(path))).toEqual([])
})

/** Whether a file has this path, or one that ends so; a star stands for a part of a name. */
function isThere(path: string): boolean {
  const end = new RegExp(`(?:^|/)${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  return files.some((file) => end.test(file))
}

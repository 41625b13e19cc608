import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type AllowedCycle, folderCycles } from './folder-cycles.ts'
import { type LargeFolder, oversizedFolders } from './folder-sizes.ts'
import { importsBetween } from './imports.ts'

/** Every room, and the folders beside them: between these the compiler and the linter watch. */
const ROOTS = [
  'src/chemistry',
  'src/quiz',
  'src/match',
  'src/contract',
  'src/server',
  'src/web',
  'content',
  'scripts',
  'e2e',
  'bench',
]
const CODE = /\.tsx?$/
const TESTS = /\.test\.tsx?$|\/testing\//

/**
 * Returns the problems of a repository's folders: import cycles, and folders with too many
 * files.
 */
export function folderTreeProblems(
  repository: string,
  allowedCycles: readonly AllowedCycle[],
  largeFolders: readonly LargeFolder[],
): readonly string[] {
  const paths = globSync(`{${ROOTS.join(',')}}/**/*.*`, { cwd: repository })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const sources = paths
    .filter((path) => CODE.test(path) && !TESTS.test(path))
    .map((path) => ({ path, source: readFileSync(join(repository, path), 'utf8') }))
  return [
    ...folderCycles(importsBetween(sources), ROOTS, allowedCycles),
    ...oversizedFolders(paths, largeFolders),
  ]
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { eagerlyGrouped, missingChunkFiles } from './chunk-groups.ts'
import { type AllowedCycle, folderCycles } from './folder-cycles.ts'
import { type LargeFolder, oversizedFolders } from './folder-sizes.ts'
import { importsBetween, importsOnDemand } from './imports.ts'

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
 * Returns the problems of a repository's folders: import cycles, folders with too many files, and
 * chunk groups of `vite.config.ts` that name no file or take a module that loads on demand.
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
  const web = sources.filter(({ path }) => path.startsWith('src/web/'))
  const config = readFileSync(join(repository, 'vite.config.ts'), 'utf8')
  return [
    ...folderCycles(importsBetween(sources), ROOTS, allowedCycles),
    ...oversizedFolders(paths, largeFolders),
    ...missingChunkFiles(config, (path) => isBeginning(join(repository, path))),
    ...eagerlyGrouped(config, importsOnDemand(web)),
  ]
}

/** Whether some file or folder on the disk begins with this path. */
function isBeginning(path: string): boolean {
  if (path.endsWith('/')) return existsSync(path)
  const folder = dirname(path)
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)))
}

import type { AllowedCycle } from './folder-cycles.ts'
import type { LargeFolder } from './folder-sizes.ts'

/** Import cycles that are still there. */
export const allowedCycles: readonly AllowedCycle[] = []

/** Folders with more files than others may have. */
export const largeFolders: readonly LargeFolder[] = [
  { folder: 'src/server/migrations', reason: 'a migration is never removed', isList: true },
  { folder: 'content/articles', reason: 'a file for each article', isList: true },
  { folder: 'content/reference/pages', reason: 'a file for each page', isList: true },
]

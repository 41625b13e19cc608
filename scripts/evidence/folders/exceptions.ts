import type { AllowedCycle } from './folder-cycles.ts'
import type { LargeFolder } from './folder-sizes.ts'

const CATEGORIES = [
  'atomic-structure',
  'bonding',
  'chemical-properties',
  'classification',
  'electron-configuration',
  'general',
  'periodicity',
  'physical-properties',
]

/** Import cycles that are still there. */
export const allowedCycles: readonly AllowedCycle[] = [
  {
    within: 'src/quiz',
    folders: ['.', 'templates'],
    reason: 'the whole bank lists the templates and lies beside what they are made with',
  },
  {
    within: 'src/quiz/templates',
    folders: ['.', ...CATEGORIES],
    reason: 'what several categories share lies beside the lists of the categories',
  },
  {
    within: 'src/server',
    folders: ['account', 'api', 'leaderboard'],
    reason: 'every call knows the session, and the calls of accounts are calls',
  },
]

/** Folders with more files than others may have. */
export const largeFolders: readonly LargeFolder[] = [
  { folder: 'src/server/migrations', reason: 'a migration is never removed', isList: true },
  { folder: 'content/articles', reason: 'a file for each article', isList: true },
  { folder: 'src/chemistry', reason: 'not split by subject yet', isList: false },
]

import { identities } from '#chemistry/elements/identities.ts'

import { toolPath, tools } from './tools/catalog/tools.ts'

/**
 * Every path that is written as a page at build time, but for the articles, which the build finds by
 * their files. Anything else is the not-found page.
 */
export const prerenderedPaths: string[] = [
  '/',
  '/dashboard',
  '/dashboard/periodic-table',
  ...identities.map(({ symbol }) => `/dashboard/periodic-table/${symbol}`),
  '/dashboard/questions',
  '/dashboard/multiplayer',
  '/leaderboard',
  '/auth',
  '/update-password',
  '/blogs',
  '/tools',
  ...tools.map(({ id }) => toolPath(id)),
  '/about',
  '/terms',
  '/dashboard/bookmarks',
  '/dashboard/progress',
  '/dashboard/profile',
  '/dashboard/settings',
  '/offline',
  '/404',
]

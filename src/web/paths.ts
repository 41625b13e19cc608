import { identities } from '#chemistry/elements/identities.ts'

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
  '/dashboard/today',
  '/dashboard/learn',
  '/dashboard/multiplayer',
  '/leaderboard',
  '/auth',
  '/update-password',
  '/blogs',
  '/about',
  '/terms',
  '/dashboard/bookmarks',
  '/dashboard/progress',
  '/dashboard/profile',
  '/dashboard/settings',
  '/offline',
  '/404',
]

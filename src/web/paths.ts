import { elementSlug, identities } from '#chemistry/elements/identities.ts'
import { trends } from '#content/elements/trends.ts'
import { referencePath, references } from '#content/reference/list.ts'
import { courses } from '#quiz/courses/courses.ts'

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
  ...identities.map((identity) => `/element/${elementSlug(identity)}`),
  '/trends',
  ...trends.map(({ key }) => `/trends/${key}`),
  '/dashboard/questions',
  '/dashboard/today',
  '/dashboard/learn',
  '/dashboard/multiplayer',
  '/leaderboard',
  '/play',
  '/host',
  '/auth',
  '/update-password',
  '/confirm-email',
  '/report',
  '/blogs',
  ...references.map(({ slug }) => referencePath(slug)),
  '/tools',
  ...tools.map(({ id }) => toolPath(id)),
  '/courses',
  ...courses.map(({ id }) => `/courses/${id}`),
  '/compare',
  '/about',
  '/about/help',
  '/about/teachers',
  '/about/class-data',
  '/terms',
  '/privacy',
  '/dashboard/bookmarks',
  '/dashboard/progress',
  '/dashboard/profile',
  '/dashboard/settings',
  '/classes',
  '/set/new',
  '/worksheet',
  '/join',
  '/offline',
  '/404',
]

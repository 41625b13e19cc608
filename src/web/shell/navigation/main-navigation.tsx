import { BookOpen, Grid3x3, Sun, Target, Trophy, User } from 'lucide-react'
import { useLocation } from 'react-router'

import { ShellLink } from './shell-link.tsx'

/** The places of the product, each with the paths that belong to it. */
const places = [
  { to: '/dashboard/today', label: 'Today', icon: Sun, paths: /^.(dashboard.(tod|lea)|cour)/ },
  {
    to: '/dashboard/periodic-table',
    label: 'Table',
    icon: Grid3x3,
    paths: /^.(dashboard.per|element|trends|tools|compare)/,
  },
  { to: '/dashboard/questions', label: 'Practice', icon: Target, paths: /^.dashboard.que/ },
  {
    to: '/dashboard/multiplayer',
    label: 'Play',
    icon: Trophy,
    paths: /^.(dashboard.mul|leaderb|play|host)/,
  },
  { to: '/blogs', label: 'Articles', icon: BookOpen, paths: /^.(?:blog|reference)/ },
  {
    to: '/dashboard/profile',
    label: 'You',
    icon: User,
    paths: /^.(dashboard.(pro|boo|set)|class|join|set.|work)/,
  },
] as const

/** The main navigation: a row in the header of a wide window, tabs at the bottom of a narrow one. */
export function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="main-navigation">
      {places.map(({ to, label, icon: Icon, paths }) => (
        <ShellLink
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : paths.test(pathname) || undefined}
        >
          <Icon aria-hidden className="size-5" />
          <span>{label}</span>
        </ShellLink>
      ))}
    </nav>
  )
}

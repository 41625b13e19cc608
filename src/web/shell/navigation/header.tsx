import { ChartColumn, Settings, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'
import { ICON_BUTTON } from '#web/ui/icon-button.tsx'
import { useIsStill } from '#web/ui/static-pages.ts'

import { AccountControls } from './account-controls.tsx'
import { AccountName } from './account-name.tsx'
import { Logo } from './logo.tsx'
import { SideMenu } from './side-menu.tsx'
import { StillLinks } from './static-links.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar on top of every screen. What does not fit on a phone is in the side menu. */
export function Header() {
  const isStill = useIsStill()
  return (
    <header className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 max-[21.9rem]:gap-x-1 max-[21.9rem]:px-3 sm:px-6 print:hidden">
      <Link
        viewTransition
        to="/dashboard"
        reloadDocument={isStill}
        className="flex items-center gap-2 rounded-md sm:gap-3"
      >
        <Logo className="size-9 shrink-0 sm:size-11" />
        <span>
          <span className="block font-display text-lg leading-tight max-[21.9rem]:text-base">
            Periodic Wizard
          </span>
          <span className="block text-xs text-muted max-[21.9rem]:hidden">
            Master Chemistry with AI
          </span>
        </span>
      </Link>
      {isStill ? <StillLinks /> : <Controls />}
    </header>
  )
}

function Controls() {
  return (
    <nav aria-label="Main" className="ml-auto flex items-center gap-1">
      <AccountName />
      <Link
        viewTransition
        to="/leaderboard"
        className={`${buttonClass('quiet')} max-lg:px-3 max-[52rem]:hidden`}
      >
        <Trophy aria-hidden className="size-5 text-accent" /> Leaderboard
      </Link>
      <ThemeToggle />
      <IconLink to="/dashboard/progress" label="Progress">
        <ChartColumn aria-hidden />
      </IconLink>
      <IconLink to="/dashboard/settings" label="Settings">
        <Settings aria-hidden />
      </IconLink>
      <AccountControls />
      <SideMenu />
    </nav>
  )
}

function IconLink({
  to,
  label,
  children,
}: {
  readonly to: string
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <Link
      viewTransition
      to={to}
      aria-label={label}
      title={label}
      className={`${ICON_BUTTON} max-sm:hidden`}
    >
      {children}
    </Link>
  )
}

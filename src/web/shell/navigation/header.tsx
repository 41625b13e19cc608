import { ChartColumn, Settings, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { ICON_BUTTON } from '#web/ui/icon-button.tsx'
import { useIsStill } from '#web/ui/static-pages.ts'

import { AccountControls } from './account-controls.tsx'
import { AccountName } from './account-name.tsx'
import { Logo } from './logo.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { ShellLink } from './shell-link.tsx'
import { SideMenu } from './side-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar on top of every screen. Controls that do not fit on a phone are in the side menu. */
export function Header() {
  return (
    <header className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 max-[21.9rem]:gap-x-1 max-[21.9rem]:px-3 sm:px-6 print:hidden">
      <ShellLink to="/dashboard" className="flex min-h-11 items-center gap-2 rounded-md sm:gap-3">
        <Logo className="size-9 shrink-0 sm:size-11" />
        <span>
          <span className="block font-display text-lg leading-tight max-[21.9rem]:text-base">
            Periodic Wizard
          </span>
          <span className="block text-xs text-muted max-[21.9rem]:hidden">
            Master Chemistry with AI
          </span>
        </span>
      </ShellLink>
      <MainNavigation />
      <Controls />
    </header>
  )
}

/** A page without script has the controls that work by the browser alone. */
function Controls() {
  const isStill = useIsStill()
  return (
    <nav aria-label="Account and settings" className="ml-auto flex items-center gap-1">
      {isStill ? null : <AccountName />}
      <ShellLink to="/leaderboard" className={`${buttonClass('quiet')} px-3 max-[78rem]:hidden`}>
        <Trophy aria-hidden className="size-5 text-accent" /> Leaderboard
      </ShellLink>
      <ThemeToggle />
      <IconLink to="/dashboard/progress" label="Progress">
        <ChartColumn aria-hidden />
      </IconLink>
      <IconLink to="/dashboard/settings" label="Settings">
        <Settings aria-hidden />
      </IconLink>
      {isStill ? null : <AccountControls />}
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
    <ShellLink
      to={to}
      aria-label={label}
      title={label}
      className={`${ICON_BUTTON} max-sm:hidden min-[60rem]:max-[75rem]:hidden`}
    >
      {children}
    </ShellLink>
  )
}

import { Link } from 'react-router'

import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar on top of every screen. */
export function Header() {
  return (
    <header className="flex w-full items-center gap-3 px-4 py-3 sm:px-6 print:hidden">
      <Link to="/dashboard" className="flex min-w-0 items-center gap-3 rounded-md">
        <Logo className="size-11 shrink-0" />
        <span className="min-w-0">
          <span className="block font-display text-lg leading-tight">Periodic Wizard</span>
          <span className="block truncate text-xs text-muted">Master Chemistry with AI</span>
        </span>
      </Link>
      <nav aria-label="Main" className="ml-auto flex items-center gap-1">
        <ThemeToggle />
      </nav>
    </header>
  )
}

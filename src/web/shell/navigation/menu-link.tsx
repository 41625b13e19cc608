import type { LucideIcon } from 'lucide-react'

import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

import { ShellLink } from './shell-link.tsx'

/** One line of the side menu. */
export function MenuLink({
  to,
  icon: Icon,
  label,
  isNewTab = false,
  className,
}: {
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
  readonly isNewTab?: boolean
  readonly className?: string
}) {
  return (
    <li className={className}>
      <ShellLink
        to={to}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
        className="flex min-h-12 items-center gap-4 rounded-md px-3 hover:bg-accent-soft"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        {isNewTab ? <NewTabMark className="size-4" /> : null}
      </ShellLink>
    </li>
  )
}

import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A large card that leads to one part of the product. */
export function FeatureCard({
  to,
  title,
  text,
  badge,
  art,
}: {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly badge?: string
  readonly art: ReactNode
}) {
  return (
    <li className="group relative flex overflow-hidden rounded-lg border border-line bg-surface shadow-card transition duration-300 ease-spring hover:-translate-y-1 hover:border-accent sm:flex-col">
      <div className="flex w-28 shrink-0 items-center justify-center bg-sunken p-3 sm:h-28 sm:w-auto sm:p-4">
        {art}
      </div>
      <div className="flex grow items-start gap-4 p-4 sm:p-5">
        <div className="min-w-0 grow wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg sm:text-xl">
              <Link viewTransition to={to} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            {badge === undefined ? null : (
              <p className="rounded-full bg-accent-soft px-3 py-0.5 text-xs">{badge}</p>
            )}
          </div>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="shrink-0 self-center text-accent transition group-hover:translate-x-1 max-sm:hidden"
        />
      </div>
    </li>
  )
}

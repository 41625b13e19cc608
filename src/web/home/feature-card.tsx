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
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition duration-300 ease-spring hover:-translate-y-1 hover:border-accent">
      <div className="flex h-36 items-center justify-center bg-sunken p-5 sm:h-44">{art}</div>
      <div className="flex items-center gap-4 p-5">
        <div className="min-w-0 grow wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-xl">
              <Link viewTransition to={to} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            {badge === undefined ? null : (
              <p className="rounded-full bg-accent-soft px-3 py-0.5 text-xs">{badge}</p>
            )}
          </div>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="shrink-0 text-accent transition group-hover:translate-x-1"
        />
      </div>
    </li>
  )
}

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The heading of a screen, with the way back to the screen above it. */
export function ScreenTitle({
  backTo,
  children,
}: {
  readonly backTo: string
  readonly children: ReactNode
}) {
  return (
    <div className="mt-2 mb-6 flex items-center gap-x-2 sm:mt-4">
      <Link
        viewTransition
        to={backTo}
        className="-ml-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-3 text-muted transition hover:bg-raised hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {/* On phones a title has room beside the arrow, so that it stays on its line when its font comes. */}
        <span className="max-sm:sr-only">Back</span>
      </Link>
      <h1 className="min-w-0 text-xl sm:text-2xl">{children}</h1>
    </div>
  )
}

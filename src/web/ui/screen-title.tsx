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
        title="Back"
        className="way-back inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition hover:bg-raised hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        <span className="sr-only">Back</span>
      </Link>
      <h1 className="min-w-0 text-xl sm:text-2xl">{children}</h1>
    </div>
  )
}

import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'

import { useOwnData } from '#web/store/use-own-data.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const TodayLine = lazyPart(async () => (await import('#web/today/line/today-line.tsx')).TodayLine)

/**
 * The way to Today. The due count comes with the rest of the page; its line has its room from the
 * start.
 */
export function TodayCard() {
  const isHere = useOwnData() === 'here'
  return (
    <section className="group relative mt-6 flex items-center gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition hover:border-accent">
      <div className="min-w-0 grow">
        <h2 className="text-xl">
          <Link viewTransition to="/dashboard/today" className="after:absolute after:inset-0">
            Today
          </Link>
        </h2>
        <p className="mt-1 min-h-12 text-muted sm:min-h-6">
          <Suspense fallback={null}>{isHere ? <TodayLine /> : null}</Suspense>
        </p>
      </div>
      <ArrowRight
        aria-hidden
        className="shrink-0 text-accent transition group-hover:translate-x-1"
      />
    </section>
  )
}

import { Link } from 'react-router'

import { useStored } from '#web/store/use-stored.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/**
 * Before the first answer: a chart still to be drawn, and where to begin. Somewhat lower, unless games
 * against others stand below.
 */
export function NoProgress() {
  const { quietPractice } = useStored(storedSettings)
  return (
    <section className="mx-auto flex w-full max-w-xl flex-col items-center gap-4 py-10 text-center last:mt-[6dvh]">
      <svg viewBox="0 0 200 120" className="h-36 w-full sm:h-44" aria-hidden="true">
        <path
          d="M34 14v86h140"
          className="fill-none stroke-outline"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M48 84c16-2 22-18 38-20s22 8 36-8 20-30 38-32"
          className="fill-none stroke-line"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 10"
        />
        <circle cx="48" cy="84" r="7" className="fill-accent" />
        <path d="m166 12 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" className="fill-link" />
      </svg>
      <h2 className="text-xl">Your first answer draws the first point</h2>
      <p key={String(quietPractice)} className="max-w-sm text-muted">
        {quietPractice
          ? 'Answer a question and this page shows your accuracy and the days you practiced.'
          : 'Answer a question and this page shows your accuracy, your streaks and the days you practiced.'}
      </p>
      <Link viewTransition to="/dashboard/questions" className={buttonClass('primary')}>
        Start practicing
      </Link>
    </section>
  )
}

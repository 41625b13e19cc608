import { Link, useSearchParams } from 'react-router'

import { isSkillId } from '#quiz/skills.ts'
import { skill } from '#quiz/skills.ts'
import { sessionSize } from '#web/learner/session-size.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { storedPreferences } from '#web/user-data/settings.ts'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { CalibrationPanel } from './calibration-panel.tsx'
import { ExamPanel } from './exam-panel.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { IdeasPanel } from './ideas-panel.tsx'
import { MasteryMap } from './mastery-map.tsx'
import { SkillList } from './skill-list.tsx'
import { SkillPage } from './skill-page.tsx'

export const meta = () =>
  pageMeta('Your Skills', 'How far you are with each skill of chemistry, and what comes next.')

/**
 * How far the learner is: all skills at a glance, or one of them with `?skill=<id>`. Known to this
 * browser or to the account, so the built page only keeps room for it.
 */
export default function LearnScreen() {
  const data = useOwnData()
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const asked = isInBrowser ? (search.get('skill') ?? '') : ''
  const id = isSkillId(asked) ? asked : null
  return (
    <div className="mx-auto flex min-h-[110dvh] w-full max-w-3xl grow flex-col print:min-h-0">
      <ScreenTitle backTo={id === null ? '/dashboard' : '/dashboard/learn'}>
        {id === null ? 'Your Skills' : skill(id).label}
      </ScreenTitle>
      <StorageNotice />
      {data === 'out of reach' ? <AccountMissing /> : data === 'here' ? <Content id={id} /> : null}
    </div>
  )
}

function Content({ id }: { readonly id: Parameters<typeof SkillPage>[0]['id'] | null }) {
  const today = useLearner({ isExact: true })
  const size = sessionSize(useStored(storedPreferences).sessionSize)
  if (id !== null) return <SkillPage key={id} id={id} today={today} />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-64 text-muted">
          {today.learner.skills.size === 0
            ? 'Nothing is known of you yet, and that is fine. A first session fills this page.'
            : 'Levels can fall when you have not seen a skill for long. A question brings it back.'}
        </p>
        <Link viewTransition to="/dashboard/today" className={buttonClass('primary')}>
          Practice today
        </Link>
      </div>
      <MasteryMap today={today} />
      <IdeasPanel />
      <SkillList today={today} />
      <ForecastPanel today={today} perDay={size} />
      <ExamPanel today={today} perDay={size} />
      <CalibrationPanel expected={today.expected} />
    </div>
  )
}

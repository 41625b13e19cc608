import { Link, useSearchParams } from 'react-router'

import { isSkillId } from '#quiz/skills.ts'
import { skill } from '#quiz/skills.ts'
import { useSessionLength } from '#web/learner/session-length.ts'
import { useCourse } from '#web/learner/use-course.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PartLinks } from '#web/ui/parts/part-links.tsx'
import { skillsParts } from '#web/ui/parts/part-lists.ts'
import { ScreenPart } from '#web/ui/parts/screen-part.tsx'
import { storedSettings } from '#web/user-data/settings.ts'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { CalibrationPanel } from './calibration-panel.tsx'
import { ExamPanel } from './exam-panel.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { IdeasPanel } from './ideas-panel.tsx'
import { SkillMap } from './skill-map.tsx'
import { SkillPage } from './skill-page.tsx'

/** The skill that the address names, or all of them. */
export function LearnScreen() {
  const data = useOwnData()
  const [search] = useSearchParams()
  const asked = search.get('skill') ?? ''
  const id = isSkillId(asked) ? asked : null
  return (
    <>
      {id === null ? null : <h2 className="-mt-3 mb-4 text-xl text-balance">{skill(id).label}</h2>}
      <StorageNotice />
      {data === 'out of reach' ? (
        <AccountMissing />
      ) : data === 'here' ? (
        <Content id={id} />
      ) : (
        <Skeleton label="Your skills are on their way." />
      )}
    </>
  )
}

function Content({ id }: { readonly id: Parameters<typeof SkillPage>[0]['id'] | null }) {
  const today = useLearner({ isExact: true })
  const { course } = useStored(storedSettings)
  const { size } = useSessionLength()
  const taken = useCourse(course)
  if (id !== null) return <SkillPage key={id} id={id} today={today} />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-64 text-muted">
          {today.learner.skills.size === 0
            ? 'Nothing is known of you yet, and that is fine. A first session fills this page.'
            : 'Levels can fall when you have not seen a skill for long. It then comes back in Today by itself.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link viewTransition to="/dashboard/today" className={buttonClass('primary')}>
            Practice today
          </Link>
          <Link
            viewTransition
            to={course === null ? '/courses' : `/courses/${course}`}
            className={buttonClass('secondary')}
          >
            {course === null ? 'Courses' : 'Your course'}
          </Link>
        </div>
      </div>
      <PartLinks label="Parts of your skills" parts={skillsParts} />
      <SkillMap today={today}>
        <ScreenPart id="ideas">
          <IdeasPanel />
        </ScreenPart>
      </SkillMap>
      <ScreenPart id="forecast">
        <ForecastPanel today={today} perDay={size} />
      </ScreenPart>
      <ScreenPart id="exam">
        <ExamPanel today={today} perDay={size} course={taken ?? null} />
      </ScreenPart>
      <ScreenPart id="sure">
        <CalibrationPanel expected={today.expected} />
      </ScreenPart>
    </div>
  )
}

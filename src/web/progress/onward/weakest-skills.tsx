import { know, stateOf } from '#quiz/learning/learner.ts'
import { SKILL_SIZE } from '#web/learner/session-length.ts'
import { SkillWay } from '#web/learner/skill-way.tsx'
import { useLearner } from '#web/learner/use-learner.ts'
import { Panel } from '#web/ui/panel.tsx'

const SHOWN = 5

/** The skills that are known least of those that were asked, each the way to a session about it. */
export function WeakestSkills() {
  const { learner, askable, day } = useLearner({ isExact: false })
  const weakest = [...askable.keys()]
    .map((id) => ({ id, state: stateOf(learner, id) }))
    .filter(({ state }) => state.answered > 0)
    .map(({ id, state }) => ({ id, percent: Math.round(100 * know(state, 'medium', day)) }))
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, SHOWN)
  if (weakest.length === 0) return null
  return (
    <Panel
      title="Worth Another Look"
      hint={`${SKILL_SIZE} questions of a skill, from where you are.`}
      className="lg:row-span-2 lg:self-start"
    >
      <ul className="-mx-3 divide-y divide-line">
        {weakest.map(({ id, percent }) => (
          <SkillWay key={id} id={id}>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {`${percent}% known`}
            </span>
          </SkillWay>
        ))}
      </ul>
    </Panel>
  )
}

import { Link } from 'react-router'

import { categories } from '#quiz/categories.ts'
import { levelNames } from '#quiz/learning/level.ts'
import { isSkillId, skills } from '#quiz/skills.ts'
import { LevelMark } from '#web/learner/level-mark.tsx'
import { levelFills, levelTexts } from '#web/learner/level-texts.ts'
import { type SkillView, skillView } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** All skills by category: a picture of the whole, and a list with a way to each. */
export function MasteryMap({ today }: { readonly today: LearnerToday }) {
  const rows = categories.map(({ id, label }) => ({
    id,
    label,
    views: skills.flatMap((one) =>
      one.category === id && isSkillId(one.id) ? [skillView(one.id, today)] : [],
    ),
  }))
  const all = rows.flatMap(({ views }) => views)
  return (
    <>
      <Panel
        title="At a Glance"
        hint="One square for each skill. The fuller it is, the further you are."
      >
        <div aria-hidden className="grid gap-1.5">
          {rows.map(({ id, views }) => (
            <div key={id} className="flex items-center gap-3">
              <CategoryIcon category={id} />
              <div className="flex flex-wrap gap-1">
                {views.map((view) => (
                  <span
                    key={view.id}
                    className={`size-5 rounded-sm border-2 forced-color-adjust-none sm:size-6 ${levelFills[view.level]}`}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <ul className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {levelNames.map((level) => (
            <li key={level} className="flex flex-wrap items-baseline gap-x-2">
              <LevelMark level={level} />
              <span className="tabular-nums">
                {all.filter((view) => view.level === level).length}
              </span>
              <span className="text-muted">{levelTexts[level].meaning}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {rows.map(({ id, label, views }) => (
        <Panel key={id} title={label}>
          <ul className="-mx-3 divide-y divide-line">
            {views.map((view) => (
              <SkillLine key={view.id} view={view} />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}

function SkillLine({ view }: { readonly view: SkillView }) {
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-md px-3 py-2 transition hover:bg-accent-soft">
      <Link
        viewTransition
        to={`/dashboard/learn?skill=${view.id}`}
        className="min-w-0 grow basis-56 after:absolute after:inset-0"
      >
        {view.label}
      </Link>
      <LevelMark level={view.level} />
    </li>
  )
}

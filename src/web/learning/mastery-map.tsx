import { levelNames } from '#quiz/learning/level.ts'
import { LevelMark } from '#web/learner/level-mark.tsx'
import { levelFills, levelTexts } from '#web/learner/level-texts.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { skillRows } from './skill-rows.ts'

/** All skills by category, as a picture of the whole. The list says the same in words. */
export function MasteryMap({ today }: { readonly today: LearnerToday }) {
  const { topics } = useStored(storedSettings)
  const rows = skillRows(today, topics)
  const all = rows.flatMap(({ views }) => views)
  return (
    <Panel
      title="At a Glance"
      hint="One square for each skill. The fuller it is, the further you are."
    >
      <div aria-hidden className="grid gap-1.5">
        {rows.map(({ id, label, views }) => (
          <div key={id} className="flex items-center gap-3">
            <CategoryIcon category={id} />
            <span className="w-44 shrink-0 text-sm max-sm:hidden">{label}</span>
            <div className="flex flex-wrap gap-1">
              {views.map((view) => (
                <span
                  key={view.id}
                  className={`size-5 rounded-xs border-2 forced-color-adjust-none sm:size-6 ${levelFills[view.level]}`}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {levelNames.map((level) => (
          <li key={level} className="flex items-start gap-x-2">
            <span className="w-6 shrink-0 text-right tabular-nums">
              {all.filter((view) => view.level === level).length}
            </span>
            <span className="flex flex-wrap gap-x-2 sm:flex-nowrap sm:*:first:w-26 sm:*:first:shrink-0">
              <LevelMark level={level} />
              <span className="text-muted">{levelTexts[level].meaning}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

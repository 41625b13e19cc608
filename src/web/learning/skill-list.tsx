import { LevelMark } from '#web/learner/level-mark.tsx'
import { SkillLine } from '#web/learner/skill-line.tsx'
import type { SkillView } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { skillRows } from './skill-rows.ts'

/** Every skill with its level, by category, each a way to its page. */
export function SkillList({ today }: { readonly today: LearnerToday }) {
  const { topics } = useStored(storedSettings)
  return (
    <Panel title="All Skills" hint="Open a category to see its skills.">
      <div className="-mx-3 divide-y divide-line">
        {skillRows(today, topics).map(({ id, label, views }) => (
          <details key={id}>
            <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-2 hover:bg-accent-soft">
              <CategoryIcon category={id} />
              <span className="grow font-display">{label}</span>
              <span className="ml-auto text-sm text-muted tabular-nums">{metText(views)}</span>
            </summary>
            <ul className="mb-2 divide-y divide-line">
              {views.map((view) => (
                <SkillLine key={view.id} id={view.id}>
                  <LevelMark level={view.level} />
                </SkillLine>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Panel>
  )
}

function metText(views: readonly SkillView[]): string {
  return `${views.filter(({ answered }) => answered > 0).length} of ${views.length} met`
}

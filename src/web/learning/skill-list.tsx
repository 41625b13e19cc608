import { LevelMark } from '#web/learner/level-mark.tsx'
import { SkillLine } from '#web/learner/skill-line.tsx'
import type { SkillView } from '#web/learner/skill-view.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { SkillRow } from './skill-rows.ts'

/** Every skill with its level, by category or by unit, each a way to its page. */
export function SkillList({ rows }: { readonly rows: readonly SkillRow[] }) {
  const isByUnit = rows.some(({ category }) => category === null)
  return (
    <Panel title="All Skills" hint={`Open a ${isByUnit ? 'unit' : 'category'} to see its skills.`}>
      <div className="-mx-3 divide-y divide-line">
        {rows.map(({ id, label, category, views }) =>
          views.length === 0 ? (
            <p key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 py-2">
              <span className="grow font-display">{label}</span>
              <span className="text-sm text-muted">Not here yet</span>
            </p>
          ) : (
            <details key={id}>
              <summary className="disclosure flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-2 hover:bg-accent-soft">
                {category === null ? null : <CategoryIcon category={category} />}
                <span className="min-w-0 grow basis-48 font-display">{label}</span>
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
          ),
        )}
      </div>
    </Panel>
  )
}

function metText(views: readonly SkillView[]): string {
  return `${views.filter(({ answered }) => answered > 0).length} of ${views.length} met`
}

import { Link } from 'react-router'

import { levelNames } from '#quiz/learning/level.ts'
import { skill } from '#quiz/skills.ts'
import { levelFills, LevelMark } from '#web/learner/level-mark.tsx'
import { levelTexts } from '#web/learner/level-texts.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { SkillRow } from './skill-rows.ts'

/** All skills of categories or of a course, as a picture of the whole. The list says the same in words. */
export function MasteryMap({ rows }: { readonly rows: readonly SkillRow[] }) {
  const levels = new Map(rows.flatMap(({ views }) => views.map(({ id, level }) => [id, level])))
  const counts = Map.groupBy(levels.values(), (level) => level)
  return (
    <Panel
      title="At a Glance"
      hint="One square for each skill, which leads to it. The fuller it is, the further you are."
    >
      <div className="flex flex-col gap-x-10 gap-y-4 xl:flex-row xl:justify-between">
        <div aria-hidden className="grid content-start gap-1.5">
          {rows.map((row) => (
            <div key={row.id} className={row.category === null ? 'grid gap-1' : 'flex gap-3'}>
              {row.category === null ? (
                <span className="text-sm text-muted">{row.label}</span>
              ) : (
                <>
                  <CategoryIcon category={row.category} />
                  <span className="w-44 shrink-0 text-sm max-sm:hidden">{row.label}</span>
                </>
              )}
              <div className="flex flex-wrap gap-1 self-center">
                {row.views.map((view) => (
                  <Link
                    key={view.id}
                    viewTransition
                    to={`/dashboard/learn?skill=${view.id}`}
                    // The list is the same for the keyboard and for screen readers.
                    tabIndex={-1}
                    title={`${skill(view.id).label}: ${view.level}`}
                    className={`size-5 rounded-xs border-2 forced-color-adjust-none hover:border-ink sm:size-6 ${levelFills[view.level]}`}
                  />
                ))}
                {row.views.length === 0 ? <span className="text-sm">Not here yet</span> : null}
              </div>
            </div>
          ))}
        </div>
        <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 xl:w-100 xl:shrink-0 xl:grid-cols-1 xl:content-start xl:gap-y-2">
          {levelNames.map((level) => (
            <li key={level} className="flex items-start gap-x-2">
              <span className="w-8 shrink-0 text-right tabular-nums">
                {counts.get(level)?.length ?? 0}
              </span>
              <span className="grid gap-x-2 sm:flex sm:items-start sm:*:first:w-26 sm:*:first:shrink-0">
                <LevelMark level={level} />
                <span className="text-muted">{levelTexts[level].meaning}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

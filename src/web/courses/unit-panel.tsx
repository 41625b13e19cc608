import { Link } from 'react-router'

import { articlesAbout } from '#content/readings.ts'
import {
  type Course,
  coverageOf,
  gapsOf,
  type Part,
  skillsOfUnit,
  type Unit,
} from '#quiz/courses/course.ts'
import { templatesOfSkill } from '#quiz/learning/askable.ts'
import type { LevelName } from '#quiz/learning/level.ts'
import type { SkillId } from '#quiz/skills.ts'
import { LevelMark } from '#web/learner/level-mark.tsx'
import { levelFills } from '#web/learner/level-mark.tsx'
import { SkillLine } from '#web/learner/skill-line.tsx'
import type { SkillView } from '#web/learner/skill-view.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { SkillViews } from './skill-views.ts'

/** One unit of a course: the visitor's progress, its demands, its gaps, and reading. */
export function UnitPanel({
  course,
  unit,
  views,
}: {
  readonly course: Course
  readonly unit: Unit
  /** Null as long as the visitor is not known. */
  readonly views: SkillViews | null
}) {
  const skills = skillsOfUnit(unit)
  const own = views === null ? null : skills.flatMap((id) => views.get(id) ?? [])
  const articles = articlesAbout(skills.flatMap((id) => templatesOfSkill(id)))
  const missing = unit.parts.filter((part) => coverageOf(part) !== 'whole')
  return (
    <Panel
      title={`${unit.id} ${unit.title}`}
      {...(unit.weight && { hint: weightText(unit.weight) })}
    >
      {skills.length === 0 ? (
        <p>No part of this unit is here yet.</p>
      ) : (
        <>
          <Squares skills={skills} views={views} />
          <p className="mt-2 min-h-5 text-sm text-muted">{own === null ? '' : progressText(own)}</p>
          <Link
            viewTransition
            to={`/dashboard/questions?course=${course.id}&unit=${encodeURIComponent(unit.id)}`}
            aria-label={`Practice this unit: ${unit.id} ${unit.title}`}
            className={`mt-4 ${buttonClass('secondary')}`}
          >
            Practice this unit
          </Link>
          <details className="mt-3">
            <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
              {skillCount(skills.length)}
            </summary>
            <ul className="-mx-3 divide-y divide-line">
              {skills.map((id) => (
                <SkillLine key={id} id={id}>
                  <Level level={views?.get(id)?.level ?? null} />
                </SkillLine>
              ))}
            </ul>
            <Link
              to={`/set/new?${new URLSearchParams({ skills: skills.join(' '), name: unit.title })}`}
              aria-label={`Make a set of this unit: ${unit.id} ${unit.title}`}
              className={`mt-2 ${buttonClass('quiet')}`}
            >
              Make a set of this unit
            </Link>
          </details>
        </>
      )}
      {missing.length === 0 ? null : (
        <details>
          <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
            {missingText(missing)}
          </summary>
          <ul className="mb-2 grid gap-2 text-sm">
            {missing.map((part) => (
              <li key={part.id}>
                <p>{`${part.id} ${part.title}`}</p>
                <p className="text-muted">{gapText(part)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {articles.length === 0 ? null : (
        <details>
          <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
            {articles.length === 1 ? 'One article to read' : `${articles.length} articles to read`}
          </summary>
          <ul>
            {articles.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

function Level({ level }: { readonly level: LevelName | null }) {
  return level === null ? null : <LevelMark level={level} />
}

/** The skills at a glance, one square each. The sentence below says the same in words. */
function Squares({
  skills,
  views,
}: {
  readonly skills: readonly SkillId[]
  readonly views: SkillViews | null
}) {
  return (
    <div aria-hidden className="flex flex-wrap gap-1">
      {skills.map((id) => (
        <span
          key={id}
          className={`size-5 rounded-xs border-2 forced-color-adjust-none ${levelFills[views?.get(id)?.level ?? 'new']}`}
        />
      ))}
    </div>
  )
}

/** From here on a skill counts as known. */
const KNOWN: ReadonlySet<LevelName> = new Set(['familiar', 'proficient', 'mastered'])

function progressText(views: readonly SkillView[]): string {
  const met = views.filter(({ answered }) => answered > 0).length
  if (met === 0) return 'Not begun yet'
  const known = views.filter(({ level }) => KNOWN.has(level)).length
  return `${met} of ${views.length} skills met, ${known} familiar or better`
}

function weightText([from, to]: readonly [number, number]): string {
  return `${from} to ${to}% of the exam`
}

function skillCount(count: number): string {
  return count === 1 ? 'One skill' : `${count} skills`
}

/** Says how many topics have no questions, and how many have some. */
function missingText(missing: readonly Part[]): string {
  const gone = missing.filter((part) => coverageOf(part) === 'none').length
  const partly = missing.length - gone
  if (partly === 0) return `${topicCount(gone)} not here yet`
  return gone === 0
    ? `${topicCount(partly)} here only in part`
    : `${topicCount(gone)} not here yet, ${partly} only in part`
}

function topicCount(count: number): string {
  return count === 1 ? 'One topic is' : `${count} topics are`
}

function gapText(part: Part): string {
  const gaps = gapsOf(part)
  if (coverageOf(part) === 'none') {
    return gaps.length === 0 ? 'Not here yet' : `Not here yet: ${gaps.join('; ')}`
  }
  return `Here in part, without: ${gaps.join('; ')}`
}

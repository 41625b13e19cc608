import type { SkillId } from '#quiz/skills.ts'
import type { SkillView } from '#web/learner/skill-view.ts'

/** How far a visitor is with each skill of a course. */
export type SkillViews = ReadonlyMap<SkillId, SkillView>

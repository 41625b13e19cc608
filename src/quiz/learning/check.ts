import { courseOrder, needsOf } from '#quiz/prerequisites.ts'
import { type SkillId, skill } from '#quiz/skills.ts'

import type { Askable } from './askable.ts'
import { type Learner, stateOf } from './learner.ts'

/** A skill that a check has asked. */
export type CheckedSkill = {
  readonly skill: SkillId
  /** The learner said "I don't know", which is no answer. */
  readonly isUnknown?: boolean
}

/**
 * Returns the skill that a check asks next: one that was never asked, whose answer decides most. A right answer
 * decides what the skill builds on, a wrong one and "I don't know" decide what builds on it, so the best skill
 * has many undecided ones on both sides. Of two that are equal the one of another category than the last
 * question comes, then the first of the course. Null when everything is decided.
 */
export function nextOfCheck(
  learner: Learner,
  { askable, asked }: { readonly askable: Askable; readonly asked: readonly CheckedSkill[] },
): SkillId | null {
  const open = undecided(learner, askable, asked)
  const last = asked.at(-1)
  const best = [...open]
    .map((id) => ({
      id,
      below: countIn(open, belowOf(id)),
      above: countIn(open, aboveOf(id)),
      isRepeated: last !== undefined && skill(last.skill).category === skill(id).category,
    }))
    .toSorted(
      (one, other) =>
        Math.min(other.below, other.above) - Math.min(one.below, one.above) ||
        other.below + other.above - one.below - one.above ||
        Number(one.isRepeated) - Number(other.isRepeated),
    )
  return best[0]?.id ?? null
}

/** The skills that were never asked, and about which no answer says anything, in the order of the course. */
function undecided(
  learner: Learner,
  askable: Askable,
  asked: readonly CheckedSkill[],
): ReadonlySet<SkillId> {
  const open = new Set(askable.keys())
  for (const id of askable.keys()) {
    const { answered, lastDay, lastRightDay } = stateOf(learner, id)
    if (answered === 0) continue
    open.delete(id)
    for (const other of lastDay === lastRightDay ? belowOf(id) : aboveOf(id)) open.delete(other)
  }
  for (const { skill: id, isUnknown = false } of asked) {
    open.delete(id)
    if (isUnknown) for (const other of aboveOf(id)) open.delete(other)
  }
  return open
}

function countIn(open: ReadonlySet<SkillId>, ids: ReadonlySet<SkillId>): number {
  return [...ids].filter((id) => open.has(id)).length
}

const NONE: ReadonlySet<SkillId> = new Set()

/** All that a skill builds on, at any depth. What a skill needs comes before it in the course. */
const below = new Map<SkillId, ReadonlySet<SkillId>>()
for (const id of courseOrder) {
  below.set(id, new Set(needsOf(id).flatMap((need) => [need, ...belowOf(need)])))
}

/** All that builds on a skill, at any depth. */
const above = new Map<SkillId, Set<SkillId>>()
for (const [id, needs] of below) {
  for (const need of needs) above.set(need, (above.get(need) ?? new Set<SkillId>()).add(id))
}

function belowOf(id: SkillId): ReadonlySet<SkillId> {
  return below.get(id) ?? NONE
}

function aboveOf(id: SkillId): ReadonlySet<SkillId> {
  return above.get(id) ?? NONE
}

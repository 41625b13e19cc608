import type { Category, Difficulty } from '#quiz/categories.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { type SkillId, skill } from '#quiz/skills.ts'

import { type Askable, skillOfTemplate, templatesWith } from './askable.ts'
import { type CheckedSkill, nextOfCheck } from './check.ts'
import { fade, know, type Learner, type SkillState, sigmoid, stateOf } from './learner.ts'
import { nearestLevel } from './level.ts'
import { LEARNING } from './parameters.ts'

/** Why a question is asked. Screens turn it into words. */
export type Reason =
  | { readonly kind: 'new' }
  | { readonly kind: 'not-seen'; readonly days: number }
  | { readonly kind: 'least-known' }
  | { readonly kind: 'idea'; readonly misconception: MisconceptionId }
  | { readonly kind: 'harder' }
  /** The learner was sure of a wrong answer last time. */
  | { readonly kind: 'sure-mistake' }
  /** The learner asked for this skill. */
  | { readonly kind: 'chosen' }
  /** In a check, where its answer decides most. */
  | { readonly kind: 'check' }

/** The next thing to ask: one of the templates, all of the skill and the level. */
export type Planned = {
  readonly skill: SkillId
  readonly level: Difficulty
  readonly templates: readonly string[]
  /** The learner knows enough to write the answer, where a template can take it. */
  readonly isTyped: boolean
  readonly reason: Reason
}

/** Everything but the learner that a plan depends on. */
export type PlanContext = {
  readonly day: number
  readonly askable: Askable
  /** The level that the learner wants to reach. */
  readonly goal: Difficulty
  /** Questions in the session. */
  readonly size: number
  /** The questions of this session so far, the latest last. */
  readonly asked: readonly (CheckedSkill & Pick<Planned, 'reason'>)[]
  /** The ideas to fix, the most urgent first. */
  readonly ideas: readonly MisconceptionId[]
}

/** The subject of a session: today's plan, a check, or the learner's choice. */
export type About =
  | { readonly kind: 'plan' }
  | { readonly kind: 'check' }
  | { readonly kind: 'skill'; readonly id: SkillId }
  | { readonly kind: 'idea'; readonly id: MisconceptionId }

/** Returns the next question of a session about something, or null when nothing can be asked. */
export function planAbout(about: About, learner: Learner, context: PlanContext): Planned | null {
  if (about.kind === 'skill') return planSkill(learner, about.id, context)
  if (about.kind === 'check') return planCheck(learner, context)
  return about.kind === 'idea' ? planIdea(learner, about.id, context) : planNext(learner, context)
}

/** Returns the next thing to ask, or null when nothing can be asked. */
export function planNext(learner: Learner, context: PlanContext): Planned | null {
  const begun = begunIn(learner, context)
  return (
    idea(learner, context) ??
    sureMistake(learner, begun, context) ??
    fresh(learner, begun, context) ??
    again(learner, begun, context)
  )
}

/**
 * Returns the questions of a session as far as they can be known before it: each is planned as if the
 * ones before had told nothing new.
 */
export function planSession(learner: Learner, context: PlanContext): readonly Planned[] {
  const plan: Planned[] = []
  const skills = new Map(learner.skills)
  const expected: Learner = { skills, drift: learner.drift }
  while (context.asked.length + plan.length < context.size) {
    const next = planNext(expected, { ...context, asked: [...context.asked, ...plan] })
    if (next === null) break
    plan.push(next)
    // As if the skill had been asked on that day, with nothing learned from it.
    const state = stateOf(expected, next.skill)
    skills.set(next.skill, { ...state, answered: state.answered + 1, lastDay: context.day })
  }
  return plan
}

/** Returns a question of one skill, at the level that suits the learner now. */
export function planSkill(learner: Learner, id: SkillId, context: PlanContext): Planned | null {
  return planned(learner, id, context, { kind: 'chosen' })
}

/** Returns whether new skills wait, since many have been begun that are not known by half. */
export function doNewSkillsWait(
  learner: Learner,
  context: Pick<PlanContext, 'askable' | 'day'>,
): boolean {
  return isBusy(begunIn(learner, context))
}

/** Returns how many questions of a session may be new. */
export function newAtMost(size: number): number {
  return Math.ceil(size * LEARNING.newShare)
}

/** Returns the question that decides most about skills never asked, or null when all are decided. */
function planCheck(learner: Learner, context: PlanContext): Planned | null {
  const id = nextOfCheck(learner, context)
  return id === null ? null : planned(learner, id, context, { kind: 'check' })
}

/** Returns a question in which an idea to fix may be chosen again. */
function planIdea(
  learner: Learner,
  misconception: MisconceptionId,
  context: PlanContext,
): Planned | null {
  const options = templatesWith(misconception).flatMap((template) => {
    const id = skillOfTemplate(template)
    return id === null ? [] : optionsOf(template, id, context)
  })
  const last = lastCategory(context)
  const [best] = options.toSorted(
    (one, other) =>
      Number(skill(one.skill).category === last) - Number(skill(other.skill).category === last) ||
      timesAsked(one.skill, context) - timesAsked(other.skill, context) ||
      levelGap(one.level, learner, one.skill, context) -
        levelGap(other.level, learner, other.skill, context),
  )
  if (best === undefined) return null
  const templates = options
    .filter(({ skill: id, level }) => id === best.skill && level === best.level)
    .map(({ template }) => template)
  return { ...best, templates, isTyped: false, reason: { kind: 'idea', misconception } }
}

function optionsOf(template: string, id: SkillId, { askable }: PlanContext) {
  const levels = askable.get(id)?.templates ?? []
  return [...levels].flatMap(([level, templates]) =>
    templates.includes(template) ? [{ skill: id, level, template }] : [],
  )
}

/** Every fifth question may be about an idea to fix, another one each time while there are others. */
function idea(learner: Learner, context: PlanContext): Planned | null {
  const every = Math.round(1 / LEARNING.ideaShare)
  const { asked, ideas } = context
  if (ideas.length === 0 || (asked.length + 1) % every !== 0) return null
  const turn = Math.floor(asked.length / every)
  const misconception = ideas[turn % ideas.length]
  return misconception === undefined ? null : planIdea(learner, misconception, context)
}

/** A wrong certainty is best put right soon: on the next day that the learner comes, before anything else. */
function sureMistake(
  learner: Learner,
  begun: readonly Begun[],
  context: PlanContext,
): Planned | null {
  const { asked, day, size } = context
  const taken = asked.filter(({ reason }) => reason.kind === 'sure-mistake').length
  if (taken >= Math.ceil(size * LEARNING.sureShare)) return null
  const open = begun.filter(
    ({ id, state: { sureMistake: isOne, lastDay } }) =>
      isOne && lastDay !== null && lastDay < day && !wasAsked(id, context),
  )
  const id = inOtherCategory(
    open.map((one) => one.id),
    context,
  )
  return id === null ? null : planned(learner, id, context, { kind: 'sure-mistake' })
}

function fresh(learner: Learner, begun: readonly Begun[], context: PlanContext): Planned | null {
  const { askable, asked, size } = context
  const newOnes = asked.filter(({ reason }) => reason.kind === 'new').length
  if (newOnes >= newAtMost(size) || isBusy(begun)) return null
  const open = [...askable.keys()].filter(
    (id) =>
      answeredOf(learner, id) === 0 && !wasAsked(id, context) && isReady(learner, id, askable),
  )
  const id = inOtherCategory(open, context)
  return id === null ? null : planned(learner, id, context, { kind: 'new' })
}

/** Whether so many skills have been begun and not learned that new ones would only add to them. */
function isBusy(begun: readonly Begun[]): boolean {
  const unfinished = begun.filter(({ known }) => known < LEARNING.needKnown)
  const { mostUnfinished, unfinishedShare } = LEARNING
  return unfinished.length >= Math.max(mostUnfinished, unfinishedShare * begun.length)
}

/** Returns whether all prerequisites of a skill are known. Those that cannot be asked count as known. */
function isReady(learner: Learner, id: SkillId, askable: Askable): boolean {
  return needsOf(id).every((need) => {
    if (!askable.has(need)) return true
    const { answered, ability } = stateOf(learner, need)
    const isKnown = sigmoid(ability) >= LEARNING.needKnown || answered >= LEARNING.needAnswers
    return answered > 0 && isKnown
  })
}

function again(learner: Learner, begun: readonly Begun[], context: PlanContext): Planned | null {
  const { askable, day, asked } = context
  const last = asked.at(-1)?.skill
  const others = begun.filter(({ id }) => id !== last)
  const choices = others.length > 0 ? others : begun
  const category = lastCategory(context)
  const waiting = highest(choices, (one) => urgency(one, category, day))
  const found =
    waiting !== null && waiting.value > 0 ? waiting : highest(choices, ({ known }) => -known)
  if (found !== null) {
    const { id, state } = found.item
    const days = state.lastDay === null ? 0 : day - state.lastDay
    const reason: Reason = days > 1 ? { kind: 'not-seen', days } : { kind: 'least-known' }
    return planned(learner, id, context, reason)
  }
  // Nothing was ever asked, and every new skill still lacks a prerequisite.
  const [first] = askable.keys()
  return first === undefined ? null : planned(learner, first, context, { kind: 'new' })
}

/** A skill that can be asked and has answers, and how much of it is known at medium level. */
type Begun = { readonly id: SkillId; readonly state: SkillState; readonly known: number }

/** The skills that have been begun, in the order of the course. */
function begunIn(
  { skills }: Learner,
  { askable, day }: Pick<PlanContext, 'askable' | 'day'>,
): readonly Begun[] {
  const begun: Begun[] = []
  for (const id of askable.keys()) {
    const state = skills.get(id)
    if (state !== undefined && state.answered > 0) {
      begun.push({ id, state, known: know(state, 'medium', day) })
    }
  }
  return begun
}

/** The least known and longest unseen skill, with less weight for the category that was asked last. */
function urgency({ id, state, known }: Begun, last: Category | null, day: number): number {
  const days = state.lastDay === null ? 0 : Math.max(0, day - state.lastDay)
  const weight = skill(id).category === last ? LEARNING.sameCategory : 1
  return weight * (1 - known) * Math.log(1 + days)
}

function planned(
  learner: Learner,
  id: SkillId,
  context: PlanContext,
  reason: Reason,
): Planned | null {
  const state = stateOf(learner, id)
  const known = know(state, 'medium', context.day)
  const templates = context.askable.get(id)?.templates
  if (templates === undefined) return null
  const level = nearestLevel(levelFor(known, context.goal), [...templates.keys()])
  const isHarder = known > LEARNING.hardAbove && level === 'hard' && context.goal !== 'hard'
  return {
    skill: id,
    level,
    templates: templates.get(level) ?? [],
    isTyped: known >= LEARNING.typedFrom,
    reason:
      isHarder && reason.kind !== 'new' && reason.kind !== 'check' ? { kind: 'harder' } : reason,
  }
}

/** The level to ask of a learner with this chance of knowing, who wants to reach `goal`. */
function levelFor(known: number, goal: Difficulty): Difficulty {
  if (known < LEARNING.easyBelow) return 'easy'
  return known > LEARNING.hardAbove ? 'hard' : goal
}

function levelGap(level: Difficulty, learner: Learner, id: SkillId, context: PlanContext): number {
  const state = stateOf(learner, id)
  return Math.abs(LEARNING.level[level] - (state.ability - fade(state, context.day)))
}

/** Returns the first skill of another category than the last question has, if there is one. */
function inOtherCategory(ids: readonly SkillId[], context: PlanContext): SkillId | null {
  const last = lastCategory(context)
  return ids.find((one) => skill(one).category !== last) ?? ids[0] ?? null
}

function lastCategory({ asked }: PlanContext): Category | null {
  const last = asked.at(-1)
  return last === undefined ? null : skill(last.skill).category
}

function answeredOf(learner: Learner, id: SkillId): number {
  return learner.skills.get(id)?.answered ?? 0
}

function wasAsked(id: SkillId, { asked }: PlanContext): boolean {
  return asked.some(({ skill: other }) => other === id)
}

function timesAsked(id: SkillId, { asked }: PlanContext): number {
  return asked.filter(({ skill: other }) => other === id).length
}

function highest<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
): { readonly item: Item; readonly value: number } | null {
  let found: { readonly item: Item; readonly value: number } | null = null
  for (const item of items) {
    const value = valueOf(item)
    if (found === null || value > found.value) found = { item, value }
  }
  return found
}

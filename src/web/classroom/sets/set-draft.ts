import { explainedBy } from '#content/readings.ts'
import type { SetDraft, SharedSet } from '#contract/classroom/sets.ts'
import { difficulties } from '#quiz/categories.ts'
import { skillsOfUnit, type Unit } from '#quiz/courses/course.ts'
import { skillOfTemplate, templatesWith } from '#quiz/learning/askable.ts'
import { isMisconceptionId, type MisconceptionId, misconceptions } from '#quiz/misconceptions.ts'
import { isSkillId, skill } from '#quiz/skills.ts'

/** A set as the editor shows it: all ways to choose questions, of which one counts. */
export type EditedSet = {
  readonly name: string
  readonly kind: 'drawn' | 'idea' | 'fixed'
  readonly wish: Extract<SetDraft['source'], { readonly kind: 'drawn' }>['wish']
  /** Question ids as they were typed or pasted. */
  readonly pasted: string
  readonly order: SetDraft['order']
  readonly timer: SetDraft['timer']
  readonly tries: SetDraft['tries']
  readonly hints: boolean
  readonly is_shared_seed: boolean
}

/** Questions of a new set about an idea. */
const IDEA_SIZE = 6

const NEW: EditedSet = {
  name: '',
  kind: 'drawn',
  wish: {
    skills: [],
    levels: ['easy', 'medium'],
    kinds: ['mcq'],
    misconception: null,
    count: 10,
  },
  pasted: '',
  order: 'mixed',
  timer: 'off',
  tries: 1,
  hints: true,
  is_shared_seed: true,
}

/**
 * A new set by the address: about one idea with `?idea=`, about one skill with `?skill=`, about the skills that an
 * article explains with `?article=`, about those of a unit of a course with `?skills=` and its `&name=`, and of the
 * questions that `?questions=` names.
 */
export function newSet(search: URLSearchParams): EditedSet {
  const idea = search.get('idea') ?? ''
  const skillId = search.get('skill') ?? ''
  const article = explainedBy(search.get('article') ?? '')
  const unit = (search.get('skills') ?? '').split(' ').filter(isSkillId)
  const listed = search.get('questions')
  if (listed !== null) {
    return { ...NEW, name: 'Went wrong', kind: 'fixed', pasted: listed.split(' ').join('\n') }
  }
  if (isMisconceptionId(idea)) return aboutIdea(NEW, idea)
  if (article !== null) {
    const skills = article.templates.map((template) => skillOfTemplate(template) ?? '')
    const known = [...new Set(skills)].filter(isSkillId)
    return { ...NEW, name: shortened(article.title), wish: { ...NEW.wish, skills: known } }
  }
  if (unit.length > 0) {
    const name = shortened(search.get('name') ?? '')
    return { ...NEW, name, wish: { ...NEW.wish, skills: [...new Set(unit)] } }
  }
  if (!isSkillId(skillId)) return NEW
  const { label } = skill(skillId)
  return { ...NEW, name: shortened(label), wish: { ...NEW.wish, skills: [skillId] } }
}

/**
 * The same set about one idea: with the skills, and all levels, in which it can be asked. It is named after the idea
 * unless the teacher has given a name.
 */
export function aboutIdea(edited: EditedSet, idea: MisconceptionId): EditedSet {
  const skills = templatesWith(idea).map((template) => skillOfTemplate(template) ?? '')
  const wish = {
    ...edited.wish,
    skills: [...new Set(skills)].filter(isSkillId),
    levels: [...difficulties],
    misconception: idea,
    count: IDEA_SIZE,
  }
  const before = edited.wish.misconception ?? ''
  const given = isMisconceptionId(before) ? nameOf(before) : ''
  const isNamed = edited.name.trim() !== '' && edited.name !== given
  return { ...edited, kind: 'idea', name: isNamed ? edited.name : nameOf(idea), wish }
}

/** The same set about the skills of a unit of a course, under its title if the set has no name yet. */
export function aboutUnit(edited: EditedSet, unit: Pick<Unit, 'title' | 'parts'>): EditedSet {
  const name = edited.name.trim() === '' ? shortened(unit.title) : edited.name
  return { ...edited, name, wish: { ...edited.wish, skills: [...skillsOfUnit(unit)] } }
}

/** A stored set in the editor. */
export function editedOf({ name, content }: SharedSet): EditedSet {
  const { source, order, timer, tries, hints, seed } = content
  const rest = { name, order, timer, tries, hints, is_shared_seed: seed !== null }
  return source.kind === 'drawn'
    ? {
        ...NEW,
        ...rest,
        kind: source.wish.misconception === null ? 'drawn' : 'idea',
        wish: source.wish,
      }
    : { ...NEW, ...rest, kind: 'fixed', pasted: source.questions.join('\n') }
}

/** The draft that is saved. */
export function draftOf(edited: EditedSet, ids: readonly string[]): SetDraft {
  const { kind, wish, order, timer, tries, hints, is_shared_seed } = edited
  const source =
    kind === 'fixed'
      ? { kind, questions: [...ids] }
      : { kind: 'drawn' as const, wish: kind === 'idea' ? wish : { ...wish, misconception: null } }
  return { source, order, timer, tries, hints, is_shared_seed }
}

/** The name of a set about an idea. */
function nameOf(idea: MisconceptionId): string {
  return shortened(misconceptions[idea].idea)
}

/** A name that is not too long for a set. */
function shortened(text: string): string {
  const plain = text.replace(/\.$/, '')
  return plain.length <= 60 ? plain : `${plain.slice(0, 57).trimEnd()}…`
}

import type { SetDraft, SharedSet } from '#contract/classroom/sets.ts'
import { skillOfTemplate, templatesWith } from '#quiz/learning/askable.ts'
import { isMisconceptionId, misconceptions } from '#quiz/misconceptions.ts'
import { isSkillId, skill } from '#quiz/skills.ts'

/** A set as the editor shows it: both ways to choose questions, of which one counts. */
export type EditedSet = {
  readonly name: string
  readonly kind: 'drawn' | 'fixed'
  readonly wish: Extract<SetDraft['source'], { readonly kind: 'drawn' }>['wish']
  /** Question ids as they were typed or pasted. */
  readonly pasted: string
  readonly order: SetDraft['order']
  readonly timer: SetDraft['timer']
  readonly tries: SetDraft['tries']
  readonly hints: boolean
  readonly is_shared_seed: boolean
}

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

/** A new set by the address: about one idea with `?idea=`, about one skill with `?skill=`. */
export function newSet(search: URLSearchParams): EditedSet {
  const idea = search.get('idea') ?? ''
  const skillId = search.get('skill') ?? ''
  if (isMisconceptionId(idea)) {
    const skills = templatesWith(idea).map((template) => skillOfTemplate(template) ?? '')
    const wish = {
      ...NEW.wish,
      skills: [...new Set(skills)].filter(isSkillId),
      levels: ['easy' as const, 'medium' as const, 'hard' as const],
      misconception: idea,
      count: 6,
    }
    return { ...NEW, name: shortened(misconceptions[idea].idea), wish }
  }
  if (!isSkillId(skillId)) return NEW
  const { label } = skill(skillId)
  return { ...NEW, name: shortened(label), wish: { ...NEW.wish, skills: [skillId] } }
}

/** A stored set in the editor. */
export function editedOf({ name, content }: SharedSet): EditedSet {
  const { source, order, timer, tries, hints, seed } = content
  const rest = { name, order, timer, tries, hints, is_shared_seed: seed !== null }
  return source.kind === 'drawn'
    ? { ...NEW, ...rest, kind: 'drawn', wish: source.wish }
    : { ...NEW, ...rest, kind: 'fixed', pasted: source.questions.join('\n') }
}

/** The draft that is saved. */
export function draftOf(edited: EditedSet, ids: readonly string[]): SetDraft {
  const { kind, wish, order, timer, tries, hints, is_shared_seed } = edited
  const source = kind === 'drawn' ? { kind, wish } : { kind, questions: [...ids] }
  return { source, order, timer, tries, hints, is_shared_seed }
}

/** A name that is not too long for a set. */
function shortened(text: string): string {
  const plain = text.replace(/\.$/, '')
  return plain.length <= 60 ? plain : `${plain.slice(0, 57).trimEnd()}…`
}

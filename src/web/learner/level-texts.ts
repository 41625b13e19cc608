import type { LevelName } from '#quiz/learning/level.ts'

/** The names of levels as learners read them, and the meaning of each. */
export const levelTexts: Readonly<
  Record<LevelName, { readonly name: string; readonly meaning: string }>
> = {
  new: { name: 'New', meaning: 'not asked yet' },
  started: { name: 'Started', meaning: 'a few answers so far' },
  fading: { name: 'Fading', meaning: 'you had it, and it is asked again' },
  familiar: { name: 'Familiar', meaning: 'you know the easier questions' },
  proficient: { name: 'Proficient', meaning: 'you know it at your level' },
  mastered: { name: 'Mastered', meaning: 'you know the hardest, also after weeks' },
}

/** How a level is drawn: the more filled, the further. Fading has a broken edge. */
export const levelFills: Readonly<Record<LevelName, string>> = {
  new: 'border-line bg-sunken',
  started: 'border-outline bg-accent-soft',
  fading: 'border-accent border-dashed bg-sunken',
  familiar: 'border-accent bg-accent/35',
  proficient: 'border-accent bg-accent/70',
  mastered: 'border-accent bg-accent',
}

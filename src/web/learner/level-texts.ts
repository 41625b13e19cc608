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

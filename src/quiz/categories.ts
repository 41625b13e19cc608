/**
 * The question categories, in the order in which screens list them. The ids of a category's templates
 * begin with its letters.
 */
export const categories = [
  { id: 'atomic-structure', letters: 'as', label: 'Atomic Structure' },
  { id: 'electron-configuration', letters: 'ec', label: 'Electron Configuration' },
  { id: 'physical-properties', letters: 'ph', label: 'Physical Properties' },
  { id: 'chemical-properties', letters: 'ch', label: 'Chemical Properties' },
  { id: 'classification', letters: 'cl', label: 'Element Classification' },
  { id: 'periodicity', letters: 'pe', label: 'Periodic Trends' },
  { id: 'bonding', letters: 'bo', label: 'Chemical Bonding' },
  { id: 'general', letters: 'ge', label: 'General Chemistry' },
] as const

export type Category = (typeof categories)[number]['id']

/** The two letters at the start of a template id, for example `bo` for bonding. */
export type CategoryLetters = (typeof categories)[number]['letters']

/** Easy is one fact or step, medium two steps or a rule, hard an exception, several steps or a reason. */
export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

export function isCategory(text: string): text is Category {
  return categories.some((category) => category.id === text)
}

export function isDifficulty(text: string): text is Difficulty {
  return difficulties.some((difficulty) => difficulty === text)
}

/** The name of a category as screens show it. */
export function categoryLabel(id: Category): string {
  return categories.find((category) => category.id === id)?.label ?? id
}

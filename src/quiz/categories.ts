/** The eight question categories, in the order in which screens list them. */
export const categories = [
  { id: 'atomic-structure', label: 'Atomic Structure' },
  { id: 'electron-configuration', label: 'Electron Configuration' },
  { id: 'physical-properties', label: 'Physical Properties' },
  { id: 'chemical-properties', label: 'Chemical Properties' },
  { id: 'classification', label: 'Element Classification' },
  { id: 'periodicity', label: 'Periodic Trends' },
  { id: 'bonding', label: 'Chemical Bonding' },
  { id: 'general', label: 'General Chemistry' },
] as const

export type Category = (typeof categories)[number]['id']

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

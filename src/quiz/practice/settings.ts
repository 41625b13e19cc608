import { categories, type Category, type Difficulty } from '#quiz/categories.ts'

/** How a learner practises. */
export type Settings = {
  readonly enabledCategories: readonly Category[]
  readonly difficulty: Difficulty
  readonly autoAdvance: boolean
  readonly showExplanations: boolean
  readonly soundEffects: boolean
}

export const defaultSettings: Settings = {
  enabledCategories: categories.map((category) => category.id),
  difficulty: 'medium',
  autoAdvance: false,
  showExplanations: true,
  soundEffects: true,
}

/** With auto-advance the next question comes this long after an answer. */
export const AUTO_ADVANCE_MS = 2500

/**
 * Switches a category on or off. Null when it is the last one that is on: one has to stay.
 * The categories keep the order of the list.
 */
export function toggleCategory(settings: Settings, category: Category): Settings | null {
  const isOn = settings.enabledCategories.includes(category)
  const enabledCategories = categories
    .map(({ id }) => id)
    .filter((id) => (id === category ? !isOn : settings.enabledCategories.includes(id)))
  return enabledCategories.length === 0 ? null : { ...settings, enabledCategories }
}

import { categories, type Category, type Difficulty } from '#quiz/categories.ts'

/**
 * The settings that are on or off, in the order in which the screen lists them. A signed-in user finds
 * them on every device: the call, the columns and what the browser stores follow from this list.
 */
export const switches = [
  { id: 'showExplanations', isOnAtStart: true },
  { id: 'soundEffects', isOnAtStart: true },
  { id: 'autoAdvance', isOnAtStart: false },
  { id: 'quietPractice', isOnAtStart: false },
] as const

export type Switch = (typeof switches)[number]['id']

/** How a learner practices. */
export type Settings = {
  readonly enabledCategories: readonly Category[]
  readonly difficulty: Difficulty
  /** The topics beyond the first year that are on. One that this version does not know stays. */
  readonly topics: readonly string[]
  /** The course that the learner takes, or null. */
  readonly course: string | null
  /** The goal of a day, as `goal.ts` names it, or null. One that this version does not know stays. */
  readonly dailyGoal: string | null
  /** The latest planned pause, as `2026-03-01_2026-03-07`, or null. */
  readonly plannedPause: string | null
  /** The day of an exam, as `2026-03-01`, or empty. */
  readonly examDay: string
} & { readonly [Id in Switch]: boolean }

export const defaultSettings: Settings = {
  enabledCategories: categories.map((category) => category.id),
  difficulty: 'medium',
  topics: [],
  course: null,
  dailyGoal: null,
  plannedPause: null,
  examDay: '',
  ...forEachSwitch(({ isOnAtStart }) => isOnAtStart),
}

/** The numbers of questions that a set may have; practice without a set is endless. */
export const setSizes = [10, 20] as const

/** Returns the number of questions in a set, or null for endless practice and for a number that no set has. */
export function setSizeOf(count: number | null): number | null {
  return setSizes.find((size) => size === count) ?? null
}

/** With auto-advance the next question comes this long after an answer. */
export const AUTO_ADVANCE_MS = 2500

/** Returns a record with a value for every switch. */
export function forEachSwitch<Value>(
  valueOf: (one: (typeof switches)[number]) => Value,
): Record<Switch, Value>
export function forEachSwitch(valueOf: (one: (typeof switches)[number]) => unknown): unknown {
  return Object.fromEntries(switches.map((one) => [one.id, valueOf(one)]))
}

/** Returns the settings without any other fields of the object. */
export function onlySettings<Given extends Settings>(given: Given): Pick<Given, keyof Settings>
export function onlySettings(given: Settings): Settings {
  return {
    enabledCategories: given.enabledCategories,
    difficulty: given.difficulty,
    topics: given.topics,
    course: given.course,
    dailyGoal: given.dailyGoal,
    plannedPause: given.plannedPause,
    examDay: given.examDay,
    ...forEachSwitch(({ id }) => given[id]),
  }
}

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

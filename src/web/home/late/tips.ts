import { categories } from '#quiz/categories.ts'
import { numberInWords } from '#web/ui/text/number-in-words.ts'

const STREAK_TIP = 'Right answers in a row build a streak. How long can yours get?'

/** Features that are easily overlooked, one line each. */
export const tips: readonly string[] = [
  'The button with the sun or the moon switches between two themes.',
  'Sound effects can be turned on and off in Settings.',
  STREAK_TIP,
  'Bookmark a question that made you think, and come back to it later.',
  'Tap any element on the table to open its card.',
  `Questions come in ${numberInWords(categories.length)} categories, from atoms to bonds.`,
  'Found a mistake? Write to us with Contact Us in the menu.',
  'Only one topic today? Choose your categories in Settings.',
]

/** The tips of quiet practice, which knows no streaks. */
export const quietTips = tips.filter((tip) => tip !== STREAK_TIP)

/** The bar moves this often. */
export const TICK_MS = 100
/** A full bar stays this long. */
export const FULL_MS = 500
export const FULL = 100
/** After this long the opening ends, however far the bar is. With its way out it lasts 2 s at most. */
export const LONGEST_MS = 1700

const SLOW_FROM = 80
const messages = [
  'Lighting the burners...',
  'Sorting the elements...',
  'Counting electrons...',
  'Balancing equations...',
  'Putting on the hat...',
] as const

/**
 * The progress in percent one tick later: up to 4 points more, up to 2 above 80, never more than 100.
 * @param chance from 0 to below 1; every chance moves the bar a little
 */
export function advance(progress: number, chance: number): number {
  const most = progress > SLOW_FROM ? 2 : 4
  return Math.min(FULL, progress + most * (1 - chance))
}

/** Returns the message for this progress, one of five for five equal parts. */
export function messageAt(progress: number): string {
  const part = Math.floor((progress / FULL) * messages.length)
  return messages[part] ?? messages[messages.length - 1] ?? ''
}

/** Returns a moment for an operator, to the minute. */
export function momentOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

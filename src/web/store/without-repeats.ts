/** Whether no text stands in the list twice. */
export function isWithoutRepeats(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

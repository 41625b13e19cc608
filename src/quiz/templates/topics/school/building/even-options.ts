/** Whether the texts of options are near enough in length that no length tells the right one. */
export function areEven(texts: readonly string[]): boolean {
  const lengths = texts.map((text) => Array.from(text).length)
  const shortest = Math.min(...lengths)
  return Math.max(...lengths) <= Math.max(1.6 * shortest, shortest + 12)
}

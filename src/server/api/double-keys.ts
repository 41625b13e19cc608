/**
 * Returns whether an object in a JSON text names a key twice, of which readers silently take the
 * last.
 * @param parsed what the text was read as
 */
export function hasDoubleKey(text: string, parsed: unknown): boolean {
  return countWrittenKeys(text) !== countKeys(parsed)
}

/** In JSON only keys are strings with a colon behind. */
function countWrittenKeys(text: string): number {
  const strings = text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)
  return [...strings].filter(([, colon]) => colon !== undefined).length
}

/** Without calling itself: a body may be nested thousands of levels deep. */
function countKeys(parsed: unknown): number {
  const waiting = [parsed]
  let keys = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) keys += Object.keys(next).length
    waiting.push(...Object.values(next))
  }
  return keys
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** Text as it is written between tags, or between double quotes in them, in HTML and in XML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? character)
}

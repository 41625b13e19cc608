/** The first characters of a name, as people count them, and an ellipsis where some are missing. */
export function shortName(name: string, most: number): string {
  // Most names are short, and the segmenter takes a slow phone 60 ms to begin.
  if (name.length <= most) return name
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length <= most
    ? name
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** The day on which the first articles of the library appeared. */
const FIRST = '2026-11-20'

/** Returns the day on which an article appeared, as 2026-11-20: `published` of its front matter, if it came later. */
export function publishedOn({
  published = FIRST,
}: {
  readonly published?: string | undefined
}): string {
  return published
}

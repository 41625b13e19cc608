/** Whether the page before this one, in this tab, was the one with the path. */
export function cameFrom(path: string): boolean {
  if (!('navigation' in globalThis)) return false
  const { currentEntry } = navigation
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]
  const url = before?.url ?? null
  return url !== null && new URL(url).pathname.replace(/\/$/, '') === path
}

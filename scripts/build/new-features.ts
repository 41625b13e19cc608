/**
 * The short names of new features, as an update is announced: the bold beginnings of the lines
 * under "Added" in the newest part of the changelog. A line without one is not announced.
 */
export function newFeatures(changelog: string): readonly string[] {
  const [, newest = ''] = changelog.split(/^## /m)
  const added = newest.split(/^### /m).find((part) => part.startsWith('Added')) ?? ''
  return Array.from(added.matchAll(/^- \*\*(.+?)\*\*/gm), ([, name = '']) => name)
}

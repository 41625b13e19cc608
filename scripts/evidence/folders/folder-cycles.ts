import type { Import } from './imports.ts'

/** Folders that import each other and are allowed to, until the reason is gone. */
export type AllowedCycle = {
  /** The folder that they lie in. */
  readonly within: string
  /** Their names; `.` stands for the files that lie in `within` itself. */
  readonly folders: readonly string[]
  readonly reason: string
}

/** For each folder, which of its subfolders import which, and one import as an example of each pair. */
type Level = ReadonlyMap<string, ReadonlyMap<string, Import>>

/**
 * Returns the import cycles between folders, one line each: at every level of the tree below `roots`,
 * the subfolders of a folder, together with the files in the folder itself, may be sorted so that each
 * imports only those before it. An allowed cycle that no longer exists is a line, too.
 */
export function folderCycles(
  imports: readonly Import[],
  roots: readonly string[],
  allowed: readonly AllowedCycle[],
): readonly string[] {
  const cycles = [...levelsOf(imports, roots)].flatMap(([within, level]) =>
    cyclesIn(level).map((folders) => ({ within, folders, level })),
  )
  const stale = allowed.filter((exception) => !cycles.some((cycle) => permits(exception, cycle)))
  return [
    ...cycles
      .filter((cycle) => !allowed.some((exception) => permits(exception, cycle)))
      .map(({ within, folders, level }) => describe(within, folders, level)),
    ...stale.map(
      ({ within, folders }) =>
        `${within}: ${folders.join(', ')} form no import cycle; remove the exception`,
    ),
  ]
}

function permits(
  exception: AllowedCycle,
  { within, folders }: { readonly within: string; readonly folders: readonly string[] },
): boolean {
  return (
    exception.within === within && folders.every((folder) => exception.folders.includes(folder))
  )
}

function levelsOf(
  imports: readonly Import[],
  roots: readonly string[],
): ReadonlyMap<string, Level> {
  const levels = new Map<string, Map<string, Map<string, Import>>>()
  for (const one of imports) {
    const { within, from, to } = branching(one)
    if (from === to || !roots.some((root) => `${within}/`.startsWith(`${root}/`))) continue
    const level = levels.get(within) ?? new Map<string, Map<string, Import>>()
    const targets = level.get(from) ?? new Map<string, Import>()
    if (!targets.has(to)) targets.set(to, one)
    levels.set(within, level.set(from, targets))
  }
  return levels
}

/** Returns the deepest folder that holds both files, and the subfolders in which the two part. */
function branching({ from, to }: Import) {
  const [left, right] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const parting = left.findIndex((name, index) => name !== right[index])
  const depth = parting === -1 ? left.length : parting
  return {
    within: left.slice(0, depth).join('/'),
    from: left[depth] ?? '.',
    to: right[depth] ?? '.',
  }
}

/** Returns the strongly connected components of more than one folder, each in alphabetical order. */
function cyclesIn(level: Level): readonly (readonly string[])[] {
  const reach = new Map([...level.keys()].map((folder) => [folder, reachableFrom(folder, level)]))
  const reaches = (from: string, to: string): boolean => reach.get(from)?.has(to) ?? false
  const looped = [...level.keys()].filter((folder) => reaches(folder, folder)).toSorted()
  return looped
    .map((folder) => looped.filter((other) => reaches(folder, other) && reaches(other, folder)))
    .filter(([first], index) => first === looped[index])
}

function reachableFrom(start: string, level: Level): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (const folder of open) {
    for (const next of level.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

function describe(within: string, folders: readonly string[], level: Level): string {
  const examples = folders.flatMap((folder) =>
    [...(level.get(folder) ?? [])]
      .filter(([target]) => folders.includes(target))
      .map(([, { from, to }]) => `  ${from} imports ${to}`),
  )
  return [`${within}: import cycle between ${folders.join(', ')}`, ...examples].join('\n')
}

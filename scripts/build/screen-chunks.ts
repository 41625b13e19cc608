/** What is asked of the modules of a build. */
type ModuleGraph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** One of Rolldown's groups: it names the file of a module, or leaves the module to others. */
type ChunkGroup = {
  readonly name: (id: string, graph: ModuleGraph) => string | null
}

/**
 * Returns chunk groups that put modules into one file which the same screens need at once: a few files
 * compress better than two dozen small ones, and each costs a header and a place in the queue. Whatever
 * all screens need is the file `frame`. Other modules, and those that load on demand, are left to the bundler.
 * @param screens the paths of the modules that each screen begins with, by its name
 */
export function screenChunks(screens: Readonly<Record<string, readonly string[]>>): ChunkGroup[] {
  const all = Object.keys(screens).length
  const known = new WeakMap<ModuleGraph, Map<string, string[]>>()

  function screensOf(id: string, graph: ModuleGraph): readonly string[] {
    const needs = known.get(graph) ?? needsIn(graph, screens)
    known.set(graph, needs)
    return needs.get(id) ?? []
  }

  // A module takes along its imports, so those come first that most screens need.
  return Array.from({ length: all }, (_, index) => all - index).map((count) => ({
    name(id, graph) {
      const names = screensOf(id, graph)
      if (names.length !== count) return null
      return count === all ? 'frame' : names.join('-')
    },
  }))
}

/** Returns the names of the screens that need each module. */
function needsIn(
  graph: ModuleGraph,
  screens: Readonly<Record<string, readonly string[]>>,
): Map<string, string[]> {
  const needs = new Map<string, string[]>()
  for (const [name, paths] of Object.entries(screens)) {
    for (const id of reachedFrom(graph, paths)) needs.set(id, [...(needs.get(id) ?? []), name])
  }
  return needs
}

/**
 * Returns the given modules of ours and all that they import at once. An index of a package names far
 * more than is used, so packages are left to the bundler.
 * @throws Error for a path that is no module of the build
 */
function reachedFrom(graph: ModuleGraph, paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set(paths)
  for (const id of reached) {
    const module = graph.getModuleInfo(id)
    if (module === null) throw new Error(`A screen begins with ${id}, which is no module.`)
    for (const imported of module.importedIds) {
      if (!imported.includes('/node_modules/')) reached.add(imported)
    }
  }
  return reached
}

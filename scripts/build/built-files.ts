import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
  }),
)

/** The scripts of the build, and the imports of each. */
export type BuildManifest = v.InferOutput<typeof manifestSchema>

/** @throws when the text is not the manifest that the build writes */
export function parseManifest(text: string): BuildManifest {
  return v.parse(manifestSchema, JSON.parse(text))
}

/**
 * The addresses of everything that a script needs, itself first, each once.
 * @param name the script's, as in `assets/name-hash.js`
 * @throws RangeError unless the build has made exactly one script of that name
 */
export function filesFor(manifest: BuildManifest, name: string): readonly string[] {
  const [key, ...others] = Object.keys(manifest).filter((id) => manifest[id]?.name === name)
  if (key === undefined || others.length > 0) {
    throw new RangeError(`The build has made ${key ? 'several' : 'no'} scripts named ${name}.`)
  }
  const found = new Set<string>()
  visit(key)
  return [...found]

  function visit(id: string): void {
    const built = manifest[id]
    if (built === undefined || found.has(`/${built.file}`)) return
    found.add(`/${built.file}`)
    for (const imported of built.imports) visit(imported)
  }
}

/**
 * Returns the given addresses of scripts, each behind those that it needs. Addresses that the build does not know come
 * first, in their order.
 */
export function needsFirst(manifest: BuildManifest, addresses: readonly string[]): string[] {
  const known = new Map(Object.entries(manifest).map(([id, { file }]) => [`/${file}`, id]))
  const placed = new Set(addresses.filter((address) => !known.has(address)))
  const visited = new Set<string>()
  for (const address of addresses) place(known.get(address))
  return [...placed]

  function place(id: string | undefined): void {
    const built = id === undefined ? undefined : manifest[id]
    if (id === undefined || built === undefined || visited.has(id)) return
    visited.add(id)
    for (const imported of built.imports) place(imported)
    const address = `/${built.file}`
    if (addresses.includes(address)) placed.add(address)
  }
}

const FALSE_FLAG = /"has[A-Z]\w+":false,/g
const LIST_OF_IMPORTS = /(?<="imports":)\[[^\]]*\]/g

/**
 * Shortens the list of routes that the browser loads, which is in the first view of every page. Flags that are false
 * mean the same as none. The root is on every page, so the other routes need not name its imports again. Those that
 * many name come first, so that the lists are alike and compress well.
 * @throws when the list of the root is not as expected
 */
export function shortenedRoutes(routes: string): string {
  const [ofRoot] = /(?<="id":"root".*?"imports":)\[[^\]]*\]/.exec(routes) ?? []
  const shared = new Set(namesIn(ofRoot))
  const uses = new Map<string, number>()
  for (const [list] of routes.matchAll(LIST_OF_IMPORTS)) {
    for (const name of namesIn(list)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return routes.replaceAll(FALSE_FLAG, '').replaceAll(LIST_OF_IMPORTS, (list) => {
    if (list === ofRoot) return list
    const own = namesIn(list).filter((name) => !shared.has(name))
    return JSON.stringify(
      own.toSorted(
        (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1),
      ),
    )
  })
}

function namesIn(list: string | undefined): readonly string[] {
  return v.parse(v.array(v.string()), JSON.parse(list ?? ''))
}

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
 * Returns the list of routes that the browser loads without its flags that are false, which mean the same as none: the
 * list is in the first view of every page.
 */
export function withoutFalseFlags(routes: string): string {
  return routes.replaceAll(/"has[A-Z]\w+":false,/g, '')
}

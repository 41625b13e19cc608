import { dirname, posix } from 'node:path'

import { parseSync } from 'vite'

/** The source of a file, by its path from the root of the repository with forward slashes. */
export type SourceFile = { readonly path: string; readonly source: string }

/** One file that imports another. */
export type Import = { readonly from: string; readonly to: string }

/**
 * Returns every import between the given files: values and types, `export … from`, and `import()` of a
 * literal path. Packages and files that are not given are left out.
 */
export function importsBetween(files: readonly SourceFile[]): readonly Import[] {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, source }) =>
    specifiersIn(path, source)
      .map((specifier) => ({ from: path, to: resolved(path, specifier) }))
      .filter(({ to }) => known.has(to)),
  )
}

/** Returns the given files and all that they import, over any number of steps. */
export function reachedFrom(
  starts: readonly string[],
  imports: readonly Import[],
): ReadonlySet<string> {
  const from = Map.groupBy(imports, (one) => one.from)
  const reached = new Set(starts)
  for (const file of reached) {
    for (const { to } of from.get(file) ?? []) reached.add(to)
  }
  return reached
}

/** Returns the packages that a file imports, by the names under which they are installed. */
export function packagesOf({ path, source }: SourceFile): readonly string[] {
  return specifiersIn(path, source)
    .filter((specifier) => /^[@a-z]/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
}

function specifiersIn(path: string, source: string): readonly string[] {
  const { module } = parseSync(path, source)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  )
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ]
}

/** Resolves the two forms of a path in this repository: `./file.ts` and `#room/file.ts`. */
function resolved(importer: string, specifier: string): string {
  const [file = ''] = specifier.split('?')
  if (!file.startsWith('#')) return posix.join(dirname(importer), file)
  const path = file.slice(1)
  return /^(?:content|e2e|scripts)\//.test(path) ? path : `src/${path}`
}

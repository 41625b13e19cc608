import { parseSync, Visitor } from 'vite'

import type { Import } from './imports.ts'

/** Other modules are virtual: they have no file. */
const ON_DISK = /^(?:src|content|node_modules)\//

/**
 * Returns the paths in the chunk groups of a Vite configuration that are the beginning of no file.
 * @param config the source of the configuration: each regular expression in it is a group
 * @param isBeginning whether the path of some file begins like this
 */
export function missingChunkFiles(
  config: string,
  isBeginning: (path: string) => boolean,
): readonly string[] {
  return regularExpressionsIn(config)
    .flatMap(pathsIn)
    .filter((path) => ON_DISK.test(path) && !isBeginning(path))
    .map((path) => `vite.config.ts: a chunk group names ${path}, and there is no such file`)
}

/**
 * Returns the imports on demand of modules that a chunk group puts into one file with others, which are
 * needed at once: such a module would never wait for its demand.
 * @param config the source of the configuration: each regular expression in it is a group
 */
export function eagerlyGrouped(config: string, onDemand: readonly Import[]): readonly string[] {
  const groups = regularExpressionsIn(config).map((pattern) => new RegExp(pattern))
  return onDemand
    .filter(({ to }) => groups.some((group) => group.test(to)))
    .map(
      ({ from, to }) => `vite.config.ts: a chunk group takes ${to}, which ${from} loads on demand`,
    )
}

function regularExpressionsIn(source: string): readonly string[] {
  const found: string[] = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(node.regex.pattern)
    },
  })
  visitor.visit(parseSync('vite.config.ts', source).program)
  return found
}

/**
 * Returns every text that a pattern of literals and alternatives matches. Negative lookaheads are
 * dropped, so a pattern that ends in one stands for its folder.
 */
export function pathsIn(pattern: string): readonly string[] {
  const plain = pattern.replaceAll(/\(\?![^)]*\)/g, '').replaceAll('\\/', '/')
  const [paths, rest] = alternatives(plain.replaceAll('\\.', '.'))
  if (rest !== '') throw new Error(`The chunk group /${pattern}/ is not only paths: ${rest}`)
  return paths
}

/** Reads up to the end or to a closing bracket, and returns the remainder. */
function alternatives(pattern: string): readonly [paths: readonly string[], rest: string] {
  const [first, rest] = sequence(pattern)
  if (!rest.startsWith('|')) return [first, rest]
  const [others, end] = alternatives(rest.slice(1))
  return [[...first, ...others], end]
}

function sequence(pattern: string): readonly [paths: readonly string[], rest: string] {
  const literal = /^[^()|]*/.exec(pattern)?.[0] ?? ''
  const rest = pattern.slice(literal.length)
  if (!rest.startsWith('(')) return [[literal], rest]
  const [middles, afterGroup] = alternatives(rest.slice(1))
  const [ends, end] = sequence(afterGroup.slice(1))
  return [middles.flatMap((middle) => ends.map((last) => literal + middle + last)), end]
}

/**
 * The built scripts that a built script needs in order to begin, without those that it may fetch
 * later.
 */
export function importsOf(script: string): readonly string[] {
  const imports = script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return Array.from(imports, ([, name = '']) => `/assets/${name}`)
}

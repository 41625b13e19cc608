/** The built scripts that a built script cannot begin without; what it may fetch later is not among them. */
export function importsOf(script: string): readonly string[] {
  const imports = script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return Array.from(imports, ([, name = '']) => `/assets/${name}`)
}

/** A test that a document names: the file, and the title as it is written there. */
export type NamedTest = { readonly file: string; readonly title: string }

/** The tests that a document names, each as `path/to/file.test.ts` followed by “title”. */
export function namedTests(document: string): readonly NamedTest[] {
  return [...document.matchAll(/`([^`\s]+\.test\.tsx?)`\s+“([^”]+)”/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )
}

/** The other files that a document names in backticks. */
export function namedFiles(document: string): readonly string[] {
  const paths = [...document.matchAll(/`((?:src|content|scripts|e2e|public)\/[^`\s]+)`/g)]
  return [...new Set(paths.map(([, path = '']) => path))]
}

/** Whether a test file has a test with this title, or a table of tests that is titled so. */
export function hasTest(source: string, title: string): boolean {
  const inSource = title.replaceAll("'", "\\'")
  return [title, inSource].some(
    (text) =>
      ["'", '"', '`'].some((quote) => source.includes(`(${quote}${text}${quote},`)) ||
      new RegExp(`\\(\\s+(['"\`])${escaped(text)}\\1,`).test(source),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

import type { SourceFile } from '#scripts/evidence/folders/imports.ts'

const LAZY = /import \{[^}]*\blazy\b[^}]*\} from 'react'/

/** The content of their screen: without it there is nothing to show, so the screen says that it did not load. */
const CONTENT: ReadonlySet<string> = new Set([
  'src/web/bookmarks/bookmarks.tsx',
  'src/web/classroom/class-screen.tsx',
  'src/web/match/live-match.tsx',
  'src/web/practice/practice-session.tsx',
  'src/web/practice/question/made-question.tsx',
])

/**
 * Returns where a part whose code comes later would take its screen with it when that code cannot be fetched, as
 * without a connection. `lazyPart` keeps such a part away until it can be. Routes load content.
 */
export function fragilePartsIn({ path, source }: SourceFile): readonly string[] {
  const isContent = path.endsWith('-route.tsx') || CONTENT.has(path)
  return isContent || !LAZY.test(source)
    ? []
    : [`${path}: a part that cannot be loaded would take the screen with it: use lazyPart`]
}

import { createHash } from 'node:crypto'

type BuiltFile = {
  /** From the folder of the built web, as `/dashboard/index.html`. */
  readonly path: string
  readonly content: Buffer
}

type Precached = {
  readonly url: string
  /** Null where the name itself changes with the content. */
  readonly revision: string | null
}

const OTHER_FILES: ReadonlySet<string> = new Set(['/favicon.svg', '/manifest.webmanifest'])

const OF_THEIR_OWN =
  /^\/(404|blog|reference|element|trends|courses|(?:dashboard\/periodic-table|tools)\/[^/]+)\//
/** Pages about the server and of screens that need it: a copy would be 80 to 110 KB each on the device. */
const ONLINE =
  /^\/(auth|update-password|confirm-email|leaderboard|play|host|join|classes|set|worksheet|report|privacy|dashboard\/multiplayer)\//

/**
 * Lists what a browser caches at the first visit: every script, the fonts of the app, and its pages by
 * the addresses that they are asked for. Left out is what would weigh on pupils' lines for little: the
 * 118 pages of element cards (2.2 MB compressed; the table makes its cards itself), the pages of the
 * tools and courses and those that need a connection anyway (which the app shell makes), the articles, the pages about
 * elements and trends, and the fonts of formulas (kept when they are read), and the page that is answered with 404.
 */
export function precacheList(files: readonly BuiltFile[]): readonly Precached[] {
  return files
    .filter(({ path }) => isPrecached(path))
    .map(({ path, content }) => ({
      url: addressOf(path),
      revision: path.startsWith('/assets/') ? null : revisionOf(content),
    }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
}

function isPrecached(path: string): boolean {
  if (path.startsWith('/assets/')) return /\.(js|css|woff2)$/.test(path) && !isOfFormulas(path)
  if (path.endsWith('.html')) return !isPageOfItsOwn(path)
  return OTHER_FILES.has(path)
}

function isOfFormulas(path: string): boolean {
  return /^\/assets\/katex/i.test(path)
}

function isPageOfItsOwn(path: string): boolean {
  const address = path.replace(/index\.html$/, '')
  return OF_THEIR_OWN.test(address) || ONLINE.test(address)
}

function addressOf(path: string): string {
  return path.replace(/(.)?\/index\.html$/, (_, before = '/') => before)
}

function revisionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}

type Asked = { readonly mode: string; readonly destination: string }

/**
 * Tells what the worker looks for when no file of its build answers a request: a page with an
 * article or about elements, its font or figure, any other page, a file of another build, or nothing, which leaves
 * the request to the browser.
 */
export function kindOf(
  url: URL,
  { mode, destination }: Asked,
  origin: string,
): 'article' | 'element' | 'article-file' | 'screen' | 'other-build' | null {
  const { pathname } = url
  if (url.origin !== origin || pathname.startsWith('/api/')) return null
  if (mode === 'navigate') {
    if (/^\/(?:blog|reference)\//.test(pathname)) return 'article'
    if (/^\/(?:element\/|trends(?:\/|$))/.test(pathname)) return 'element'
    // A name with an extension is a file to be shown as it is.
    return /\.\w+$/.test(pathname) ? null : 'screen'
  }
  if (!pathname.startsWith('/assets/')) return null
  return ['font', 'image', 'style'].includes(destination) ? 'article-file' : 'other-build'
}

type Asked = { readonly mode: string; readonly destination: string }

/**
 * What the worker has to find for a request that none of the files of its build answers: a page with an
 * article or about elements, a font or figure of an article, any other page, a file of another build, or nothing, which leaves the
 * request to the browser.
 */
export function kindOf(
  url: URL,
  { mode, destination }: Asked,
  origin: string,
): 'article' | 'element' | 'article-file' | 'screen' | 'other-build' | null {
  const { pathname } = url
  if (url.origin !== origin || pathname.startsWith('/api/')) return null
  if (mode === 'navigate') {
    if (pathname.startsWith('/blog/')) return 'article'
    if (/^\/(?:element\/|trends(?:\/|$))/.test(pathname)) return 'element'
    // A name with an ending is a file that somebody wants to see as it is.
    return /\.\w+$/.test(pathname) ? null : 'screen'
  }
  if (!pathname.startsWith('/assets/')) return null
  return ['font', 'image', 'style'].includes(destination) ? 'article-file' : 'other-build'
}

/** A page of the built site: its path and its HTML. */
export type Page = { readonly path: string; readonly html: string }

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
const ID = /\sid="([^"]*)"/g

/**
 * Links that lead nowhere: to a path that is neither a page nor a file, or to a place that its page
 * does not have. Links to other hosts and to mail are left alone.
 * @param files paths of everything that is served and no page
 */
export function deadLinks(pages: readonly Page[], files: ReadonlySet<string>): readonly string[] {
  const ids = new Map(
    pages.map(({ path, html }) => [
      path,
      new Set(Array.from(html.matchAll(ID), ([, id = '']) => id)),
    ]),
  )
  return pages.flatMap(({ path, html }) =>
    linksOf(html)
      .filter((link) => !leadsSomewhere(link, path, ids, files))
      .map((link) => `${path}: ${link}`),
  )
}

function linksOf(html: string): readonly string[] {
  const links = Array.from(html.matchAll(LINK), ([, link = '']) => link.replaceAll('&amp;', '&'))
  return [...new Set(links)].filter((link) => link.startsWith('/') || link.startsWith('#'))
}

function leadsSomewhere(
  link: string,
  from: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  files: ReadonlySet<string>,
): boolean {
  const [address = '', place] = link.split('#')
  const path = address.replace(/\?.*$/, '') || from
  if (files.has(path)) return true
  const found = ids.get(path)
  return found !== undefined && (place === undefined || place === '' || found.has(place))
}

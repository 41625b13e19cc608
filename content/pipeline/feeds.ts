import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { publishedOn } from '#content/published.ts'

import { compileLibrary } from './compile.ts'
import { escaped } from './escaped.ts'
import { siteOrigin } from './origin.ts'

/** The entry of an article in the feed. */
export type FeedEntry = {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  /** As 2026-11-20. */
  readonly lastReviewed: string
  /** As 2026-11-20; absent for the first articles. */
  readonly published?: string | undefined
}

/** Pages that no search should lead to: they are empty for a stranger. */
const UNLISTED =
  /^\/(?:404|offline|app-shell|auth|join|set\/new|update-password|dashboard\/(?:multiplayer|profile|progress|bookmarks|settings))$/

/** Whether a search or a link of a stranger may lead to the page of this path. */
export function isListed(path: string): boolean {
  return !UNLISTED.test(path)
}

/**
 * Writes the list of all pages and the feed of the articles into the folder of the built web.
 * @param pages the paths of the pages that are no articles
 */
export async function writeFeeds(folder: string, pages: readonly string[]): Promise<void> {
  const entries = (await compileLibrary()).flatMap(({ slug, facts: { frontMatter } }) =>
    frontMatter === null ? [] : [{ slug, ...frontMatter }],
  )
  const origin = siteOrigin()
  const paths = pages.filter(isListed)
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), sitemap(origin, paths, entries)),
    writeFile(join(folder, 'feed.xml'), atomFeed(origin, entries)),
    writeFile(
      join(folder, 'robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  ])
}

/** The list of pages for search engines. */
export function sitemap(
  origin: string,
  paths: readonly string[],
  articles: readonly FeedEntry[],
): string {
  const pages = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  const dated = articles.map(
    ({ slug, lastReviewed }) =>
      `<url><loc>${escaped(`${origin}/blog/${slug}`)}</loc><lastmod>${lastReviewed}</lastmod></url>`,
  )
  return document(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    [...pages, ...dated],
    '</urlset>',
  )
}

/** The articles as an Atom feed, those reviewed last first. */
export function atomFeed(origin: string, articles: readonly FeedEntry[]): string {
  const newest = articles.toSorted((a, b) => b.lastReviewed.localeCompare(a.lastReviewed))
  return document(
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    [
      '<title>Periodic Wizard</title>',
      '<subtitle>Chemistry explained in short articles</subtitle>',
      `<id>${escaped(origin)}/blogs</id>`,
      `<link href="${escaped(origin)}/blogs"/>`,
      `<link rel="self" href="${escaped(origin)}/feed.xml"/>`,
      '<author><name>Periodic Wizard</name></author>',
      `<updated>${newest[0]?.lastReviewed ?? '2026-01-01'}T00:00:00Z</updated>`,
      ...newest.map((entry) => feedEntry(origin, entry)),
    ],
    '</feed>',
  )
}

function feedEntry(origin: string, entry: FeedEntry): string {
  const { slug, title, subtitle, lastReviewed } = entry
  const address = escaped(`${origin}/blog/${slug}`)
  return [
    `<entry><title>${escaped(title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<published>${publishedOn(entry)}T00:00:00Z</published>`,
    `<updated>${lastReviewed}T00:00:00Z</updated>`,
    `<summary>${escaped(subtitle)}</summary></entry>`,
  ].join('')
}

function document(open: string, lines: readonly string[], close: string): string {
  return ['<?xml version="1.0" encoding="utf-8"?>', open, ...lines, close, ''].join('\n')
}

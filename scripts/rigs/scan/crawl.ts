import type { Browser, Page } from 'playwright'

import { watchPage } from '#e2e/support/browser/browser.ts'

/** More pages than the product has; a crawl that goes on longer has lost its way. */
const MAX_PAGES = 400

/**
 * Visits every page that can be reached by links from the first one, and the site map's. A page may ask
 * no other host, has to be there, and has nothing to complain of.
 */
export async function crawl(browser: Browser, origin: string) {
  const known = new Set(['/', ...(await siteMap(origin))])
  const problems: string[] = []
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints = watchPage(page)
  page.on('response', (response) => {
    if (response.status() >= 500)
      problems.push(`${response.url()} is answered ${response.status()}`)
  })
  let visited = 0
  for (const path of known) {
    if (visited === MAX_PAGES) {
      problems.push(`There are more than ${MAX_PAGES} pages.`)
      break
    }
    visited += 1
    const seen = complaints.length
    // One page after the other: they share the window, and each leads to the next ones.
    // oxlint-disable-next-line no-await-in-loop
    const links = await visit(page, path)
    if (links === null) problems.push(`${path} is not there`)
    problems.push(...complaints.slice(seen).map((line) => `${path}: ${line}`))
    for (const link of links ?? []) known.add(link)
  }
  await context.close()
  return { visited, problems }
}

/** The paths of this site that a page links to; null when it is not there. */
async function visit(page: Page, path: string): Promise<readonly string[] | null> {
  const response = await page.goto(path)
  await page.waitForLoadState('networkidle')
  if (response === null || response.status() >= 400) return null
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    anchors.flatMap((anchor) => {
      const url = anchor instanceof HTMLAnchorElement ? new URL(anchor.href) : null
      const isPage = url?.origin === location.origin && !/\.\w+$/.test(url.pathname)
      return url !== null && isPage ? [url.pathname] : []
    }),
  )
  return links
}

async function siteMap(origin: string): Promise<readonly string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text()
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
}

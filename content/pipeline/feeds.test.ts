import { expect, test } from 'vitest'

import { atomFeed, type FeedEntry, sitemap } from './feeds.ts'

const fire: FeedEntry = {
  slug: 'chemistry-of-fire',
  title: 'Fire & Flames',
  subtitle: 'What <burns>',
  lastReviewed: '2026-11-18',
}
const atom: FeedEntry = {
  slug: 'what-is-an-atom',
  title: 'What Is an Atom?',
  subtitle: 'Small',
  lastReviewed: '2026-12-01',
  published: '2026-11-25',
}

test('the site map names every page and when articles were reviewed', () => {
  expect(sitemap('https://x.example', ['/', '/blogs'], [fire])).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://x.example/</loc></url>
<url><loc>https://x.example/blogs</loc></url>
<url><loc>https://x.example/blog/chemistry-of-fire</loc><lastmod>2026-11-18</lastmod></url>
</urlset>
`,
  )
})

test('the feed has the newest article first, and its signs are escaped', () => {
  const feed = atomFeed('https://x.example', [fire, atom])
  expect(Array.from(feed.matchAll(/<id>(.*?)<\/id>/g), ([, id]) => id)).toEqual([
    'https://x.example/blogs',
    'https://x.example/blog/what-is-an-atom',
    'https://x.example/blog/chemistry-of-fire',
  ])
  expect(feed).toContain('<title>Fire &amp; Flames</title>')
  expect(feed).toContain('<summary>What &lt;burns&gt;</summary>')
  expect(feed).toContain('<updated>2026-12-01T00:00:00Z</updated>\n<entry>')
  expect(Array.from(feed.matchAll(/<published>(.*?)<\/published>/g), ([, at]) => at)).toEqual([
    '2026-11-25T00:00:00Z',
    '2026-11-20T00:00:00Z',
  ])
})

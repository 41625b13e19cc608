import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { SOCIAL_CARD } from '#web/articles/social-card.ts'

import { withSocialTags } from './social-tags.ts'

const ORIGIN = 'https://chem.example'

function tagsOf(head: string): readonly string[] {
  const html = withSocialTags(`<head>${head}</head>`, ORIGIN, '/about')
  return Array.from(
    html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g),
    ([, name, content]) => `${name} ${content}`,
  )
}

test('a page says what it is, where it is, and shows the picture by its whole address', () => {
  const head = '<title>About &amp; more</title><meta name="description" content="Who we are."/>'
  expect(tagsOf(head)).toEqual([
    'og:type website',
    'og:site_name Periodic Wizard',
    'og:title About &amp; more',
    'og:description Who we are.',
    'og:url https://chem.example/about',
    'og:image https://chem.example/social-card.png',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt The periodic table under the name Periodic Wizard and a hat with a star.',
    'twitter:card summary_large_image',
  ])
})

test('tags that a page has already stay', () => {
  const tags = tagsOf(
    '<meta property="og:type" content="article"/><meta property="og:title" content="Fire"/>',
  )
  expect(tags.filter((tag) => /^og:(?:type|title) /.test(tag))).toEqual([
    'og:type article',
    'og:title Fire',
  ])
})

test('the picture is a PNG of the size that the pages claim', () => {
  const png = readFileSync(`public/${SOCIAL_CARD.file}`)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    SOCIAL_CARD.width,
    SOCIAL_CARD.height,
  ])
})

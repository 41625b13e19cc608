import { expect, test } from 'vitest'

import { deadLinks } from './links.ts'

test('links to pages, places, queries, files and other hosts are fine', () => {
  const pages = [
    {
      path: '/',
      html: '<a href="/about"> <a class="x" href="/about#who"> <a href="#top"> <a href="/elements.json"> <a href="/about?a=1&amp;b=2"> <a href="mailto:a@b.c"> <a href="https://x.example"> <p id="top">',
    },
    { path: '/about', html: '<p id="who"> <a href="/">' },
  ]
  expect(deadLinks(pages, new Set(['/elements.json']))).toEqual([])
})

test('a missing page and a missing place are named with the page that links there', () => {
  const pages = [
    { path: '/', html: '<a href="/abuot"><a href="/about#when"><a href="#bottom">' },
    { path: '/about', html: '' },
  ]
  expect(deadLinks(pages, new Set())).toEqual(['/: /abuot', '/: /about#when', '/: #bottom'])
})

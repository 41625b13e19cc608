import { expect, test } from 'vitest'

import { kindOf } from './kind-of-request.ts'

const ORIGIN = 'https://wizard.example'

test.each([
  ['/blog/what-is-an-atom', 'navigate', 'document', 'article'],
  ['/element/iron', 'navigate', 'document', 'element'],
  ['/trends', 'navigate', 'document', 'element'],
  ['/trends/density', 'navigate', 'document', 'element'],
  ['/dashboard/periodic-table/Fe', 'navigate', 'document', 'screen'],
  ['/no/such/page', 'navigate', 'document', 'screen'],
  ['/dashboard/', 'navigate', 'document', 'screen'],
  ['/elements.json', 'navigate', 'document', null],
  ['/api/app_version', 'navigate', 'document', null],
  ['/api/app_version', 'cors', '', null],
  ['/assets/KaTeX_Main-Regular-B22Nviop.woff2', 'cors', 'font', 'article-file'],
  ['/assets/atom-Bx1mMoxc.svg', 'no-cors', 'image', 'article-file'],
  ['/assets/katex-Bx1mMoxc.css', 'no-cors', 'style', 'article-file'],
  ['/assets/root-CePsg8QZ.js', 'cors', 'script', 'other-build'],
  ['/assets/root-CePsg8QZ.js', 'navigate', 'document', null],
  ['/elements.json', 'cors', '', null],
  ['https://other.example/blog/what-is-an-atom', 'navigate', 'document', null],
] as const)('%s asked for as %s %s is %s', (path, mode, destination, kind) => {
  expect(kindOf(new URL(path, ORIGIN), { mode, destination }, ORIGIN)).toBe(kind)
})

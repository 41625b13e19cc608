import { expect, test } from 'vitest'

import { withUsedStyles } from './used-styles.ts'

function stylesOf(css: string, body: string): string {
  const html = withUsedStyles(`<style>${css}</style><body class="page">${body}</body>`)
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
}

test('a rule stays when the page has all its classes and tags, and only those selectors', () => {
  const css = '.page p{color:red}.page .box,p,em{top:0}.box{left:0}*,:before{margin:0}'
  expect(stylesOf(css, '<p>text</p>')).toBe('.page p{color:red}p{top:0}*,:before{margin:0}')
})

test('classes with signs of their own are found', () => {
  const css = String.raw`.sm\:w-1\.5{width:6px}.hover\:x:hover{top:0}.a\/b{top:1px}`
  expect(stylesOf(css, '<p class="sm:w-1.5 a/b"></p>')).toBe(
    String.raw`.sm\:w-1\.5{width:6px}.a\/b{top:1px}`,
  )
})

test('what stands in brackets rules nothing out', () => {
  const css = 'p:is(.a,.b){top:0}p:not(.c){top:1px}[data-x="a,b"]{top:2px}'
  expect(stylesOf(css, '<p></p>')).toBe(css)
})

test('the theme that a reader may choose stays', () => {
  expect(stylesOf(':root.light{color:red}', '')).toBe(':root.light{color:red}')
})

test('groups go when nothing stays in them; statements and fonts stay', () => {
  const css =
    '@layer a,b;@media print{.none{top:0}@supports (top:0){.page{top:1px}}}@layer a{em{top:0}}@font-face{src:url(x)}'
  expect(stylesOf(css, '')).toBe(
    '@layer a,b;@media print{@supports (top:0){.page{top:1px}}}@font-face{src:url(x)}',
  )
})

test('variables go that no value asks for, even through others', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}@property --d{syntax:"*"}.page{top:var(--a)}'
  expect(stylesOf(css, '')).toBe(':root{--a:var(--b);--b:1px}.page{top:var(--a)}')
})

test('movements go that nothing makes', () => {
  const css =
    '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.page{animation:1s fade}'
  expect(stylesOf(css, '')).toBe('@keyframes fade{to{opacity:0}}.page{animation:1s fade}')
})

test('braces and semicolons in quotes are text', () => {
  const css = '.page:after{content:"};{";top:0}.none{top:0}'
  expect(stylesOf(css, '')).toBe('.page:after{content:"};{";top:0}')
})

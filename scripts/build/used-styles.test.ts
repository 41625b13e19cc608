import { expect, test } from 'vitest'

import { withFirstStyles, withUsedStyles } from './used-styles.ts'

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

test('a bracket with alternatives or a negation rules nothing out', () => {
  const css = 'p:is(.a,.b){top:0}p:not(.c,:has(.d)){top:1px}'
  expect(stylesOf(css, '<p></p>')).toBe(css)
})

test('a single condition in brackets is required', () => {
  const css = ':is(.a>*){top:0}:where(.page p){top:1px}body:has(.a){top:2px}body:has(p){top:3px}'
  expect(stylesOf(css, '<p></p>')).toBe(':where(.page p){top:1px}body:has(p){top:3px}')
})

test('attributes have to be there, but for those that come later', () => {
  const css =
    '[data-x="a,b"]{top:0}[data-x=c]{top:1px}[data-x]{top:2px}[data-y]{top:3px}[data-x^=z]{top:4px}[open]{top:5px}'
  expect(stylesOf(css, '<p data-x="a,b"></p>')).toBe(
    '[data-x="a,b"]{top:0}[data-x]{top:2px}[data-x^=z]{top:4px}[open]{top:5px}',
  )
})

test('parts go that no element of the page has', () => {
  const css =
    '::placeholder{top:0}::backdrop{top:1px}::view-transition-old(a){top:2px}::selection{top:3px}'
  expect(stylesOf(css, '<input>')).toBe('::placeholder{top:0}::selection{top:3px}')
})

test('the theme that a reader may choose stays', () => {
  expect(stylesOf(':root.light{color:red}', '')).toBe(':root.light{color:red}')
})

test('groups go when nothing stays in them; statements and fonts stay', () => {
  const css =
    '@starting-style{.none{top:0}}@layer a,b;@media print{.none{top:0}@supports (top:0){.page{top:1px}}}@layer a{em{top:0}}@font-face{src:url(x)}'
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

test('movements go that only a variable names for which nothing asks', () => {
  const css =
    ':root{--a:spin 1s;--b:fade 1s}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.page{animation:var(--b)}'
  expect(stylesOf(css, '')).toBe(
    ':root{--b:fade 1s}@keyframes fade{to{opacity:0}}.page{animation:var(--b)}',
  )
})

test('comments go', () => {
  expect(stylesOf('/*! license */.page{top:0}', '')).toBe('.page{top:0}')
})

function firstStylesOf(css: string, body: string, others = ''): string {
  const html = withFirstStyles(`<style>${css}</style>${others}<body>${body}</body>`, css)
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

test('until the program comes, a page needs no rule for classes and elements that it has not', () => {
  const css = '.a{top:0}.b{top:1px}em{top:2px}body{top:3px}'
  expect(firstStylesOf(css, '<p class="a">text</p>')).toBe('.a{top:0}body{top:3px}')
})

test('until the program comes, scripts in the page may set attributes and make elements', () => {
  const css = '.a{top:0}.b-c{top:1px}.d{top:2px}em{top:3px}:root[data-x=y] p{top:4px}'
  const script = "<script>set('b-c').append(make('em'))</script>"
  expect(firstStylesOf(css, `<p class="a">text</p>${script}`)).toBe(
    '.a{top:0}.b-c{top:1px}em{top:3px}:root[data-x=y] p{top:4px}',
  )
})

test('until the program comes, other style elements stay, with the variables and movements that they use', () => {
  const css =
    ':root{--a:1px;--b:2px}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}'
  const other = '<style>.later{top:var(--a);animation:1s spin}</style>'
  const html = withFirstStyles(`<style>${css}</style>${other}<body></body>`, css)
  expect(html).toBe(
    `<style>:root{--a:1px}@keyframes spin{to{rotate:1turn}}</style>${other}<body></body>`,
  )
})

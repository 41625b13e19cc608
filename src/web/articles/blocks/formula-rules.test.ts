import { expect, test } from 'vitest'

import { formulaRules } from './formula-rules.ts'

function face(family: string, weight: string, style: string): string {
  return `@font-face{font-family:"${family}";src:url(${family}-${weight}-${style}.woff2);font-weight:${weight};font-style:${style};font-display:block}`
}

const CSS = [
  face('KaTeX_AMS', 'normal', 'normal'),
  face('KaTeX_Main', 'bold', 'normal'),
  face('KaTeX_Main', 'normal', 'italic'),
  face('KaTeX_Main', 'normal', 'normal'),
  face('KaTeX_Math', 'bold', 'italic'),
  face('KaTeX_Math', 'normal', 'italic'),
  '.katex{font:normal 1.21em KaTeX_Main,serif}',
  '.katex .mathnormal{font-family:"KaTeX_Math";font-style:italic}',
  '.katex .mathbf{font-family:KaTeX_Main;font-weight:bold}',
  '.katex .amsrm,.katex .mathbb{font-family:KaTeX_AMS}',
  '.katex .vlist{display:table-cell}',
].join('')

function sourcesOf(css: string): readonly string[] {
  return Array.from(css.matchAll(/url\(([^)]*)\.woff2\)/g), ([, name = '']) => name)
}

test('only rules whose classes all occur are kept, with only the fonts that they ask for', () => {
  const css = formulaRules(CSS, new Set(['katex', 'vlist']))
  expect(sourcesOf(css)).toEqual(['KaTeX_Main-normal-normal'])
  expect(css.slice(css.indexOf('.katex'))).toBe(
    '.katex{font:normal 1.21em var(--KaTeX_Main),serif}.katex .vlist{display:table-cell}',
  )
})

test('a bold or slanted font comes with a rule that asks for it', () => {
  expect(sourcesOf(formulaRules(CSS, new Set(['katex', 'mathbf', 'mathnormal'])))).toEqual([
    'KaTeX_Main-bold-normal',
    'KaTeX_Main-normal-normal',
    'KaTeX_Math-normal-italic',
  ])
})

test('the fonts are asked for after the first paint, and do not hide the formulas meanwhile', () => {
  const css = formulaRules(CSS, new Set(['katex', 'mathnormal']))
  expect(css).toContain(
    '.article{--KaTeX_Main:KaTeX_Main;--KaTeX_Math:KaTeX_Math;}' +
      '@media (max-width:63.99rem){.article{animation:250ms step-end formulas}}' +
      '@keyframes formulas{from{--KaTeX_Main:math;--KaTeX_Math:math;}}',
  )
  expect(css).toContain('.katex .mathnormal{font-family:var(--KaTeX_Math);font-style:italic}')
  expect(css).not.toContain('font-display:block')
})

test('without formulas there is nothing', () => {
  expect(formulaRules(CSS, new Set())).toBe('')
})

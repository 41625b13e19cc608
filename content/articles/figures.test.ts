import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { numberProblems } from '#content/pipeline/article/number-style.ts'

type Figure = { readonly Drawing?: FunctionComponent }

const modules = import.meta.glob<Figure>('./figures/*/*.tsx', { eager: true })
const figures = Object.entries(modules).flatMap(([path, { Drawing }]) =>
  Drawing === undefined ? [] : [[path, Drawing] as const],
)

/** The width of a drawing in an answer on a phone 360 pixels wide, and the least size of its letters there. */
const ANSWER_WIDTH = 253
const MIN_LETTERS = 11

/** Returns the texts in a drawing, line by line. */
function wordsOf(drawing: FunctionComponent): readonly string[] {
  const texts = renderToStaticMarkup(createElement(drawing)).matchAll(/<text[^>]*>(.*?)<\/text>/g)
  return Array.from(texts, ([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))
}

test('there are figures, and the text in a drawing is read', () => {
  expect(figures.length).toBeGreaterThan(34)
  const text = createElement('text', { x: 1 }, 'at ', createElement('tspan', null, -5), ' °C')
  expect(wordsOf(() => createElement('svg', null, text)).flatMap(numberProblems)).toEqual([
    "'-': write the minus sign, U+2212",
  ])
})

test.each(figures)('the numbers in %s are written as in the text', (_path, drawing) => {
  expect(wordsOf(drawing).flatMap(numberProblems)).toEqual([])
})

/** The height in pixels on a screen with room for the whole width: 512 pixels, or less if the drawing says so. */
function tallest(drawing: FunctionComponent): number {
  const svg = renderToStaticMarkup(createElement(drawing))
  const [, width = '', height = ''] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const name = /<svg[^>]*\bclass="[^"]*(max-w-\w+)/.exec(svg)?.[1] ?? 'none'
  const widest = { none: 512, 'max-w-md': 448, 'max-w-sm': 384, 'max-w-xs': 320 }[name] ?? 0
  return (widest * Number(height)) / Number(width)
}

test.each(figures)('%s fits a laptop window 768 pixels high', (_path, drawing) => {
  const height = tallest(drawing)
  expect(height).toBeGreaterThan(40)
  expect(height).toBeLessThanOrEqual(620)
})

test.each(figures.filter(([path]) => path.includes('/answer-')))(
  'the letters of %s can be read in an answer on a phone',
  (_path, drawing) => {
    const svg = renderToStaticMarkup(createElement(drawing))
    const width = Number(/viewBox="[\d.]+ [\d.]+ ([\d.]+)/.exec(svg)?.[1])
    const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size))
    expect((Math.min(...sizes) * ANSWER_WIDTH) / width).toBeGreaterThanOrEqual(MIN_LETTERS)
  },
)

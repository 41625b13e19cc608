import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { questionOf, templates } from '#quiz/templates/whole-bank.ts'

import { drawnMarkup } from './drawn-markup.ts'
import { sheetsOf } from './sheets.ts'

test('every template is drawn with the elements of its markup, and with nothing else but marks', () => {
  const questions = templates.flatMap(({ id, version }) => questionOf(`${id}.${version}.1`) ?? [])
  const html = sheetsOf('<b onclick="x">&amp;</b> "Ions"', [questions], {
    perPage: 3,
    room: 'much',
    hasTable: true,
    hasKey: true,
  })
  expect(comparable(unmarked(renderToStaticMarkup(drawnMarkup(html))))).toEqual(comparable(html))
})

test('symbols, values and letters are marked as nothing to translate, but in drawings', () => {
  const markup = '<li>Cl</li><li>63.53 u</li><b>B</b><p>Gold is Au.</p><svg><text>Na</text></svg>'
  expect(renderToStaticMarkup(drawnMarkup(markup))).toBe(
    '<li><span translate="no">Cl</span></li><li><span translate="no">63.53 u</span></li>' +
      '<b><span translate="no">B</span></b><p>Gold is <span translate="no">Au</span>.</p>' +
      '<svg><text>Na</text></svg>',
  )
})

test('markup with a tag that is not closed is refused', () => {
  for (const html of ['<p>', '<p><b></p>', '</p>']) {
    expect(() => drawnMarkup(html)).toThrow(RangeError)
  }
})

/** Without the marks around notation, each of which holds text alone. */
function unmarked(html: string): string {
  return html.replaceAll(/<span translate="no">([^<]*)<\/span>/g, '$1')
}

/** React writes the apostrophe as an entity, and empty elements of SVG with two tags. */
function comparable(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')
}

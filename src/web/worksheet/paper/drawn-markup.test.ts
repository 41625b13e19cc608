import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { questionOf, templates } from '#quiz/templates/whole-bank.ts'

import { drawnMarkup } from './drawn-markup.ts'
import { sheetsOf } from './sheets.ts'

test('every template is drawn with the elements of its markup, and with nothing else', () => {
  const questions = templates.flatMap(({ id, version }) => questionOf(`${id}.${version}.1`) ?? [])
  const html = sheetsOf('<b onclick="x">&amp;</b> "Ions"', [questions], {
    perPage: 3,
    room: 'much',
    hasTable: true,
    hasKey: true,
  })
  expect(comparable(renderToStaticMarkup(drawnMarkup(html)))).toEqual(comparable(html))
})

test('markup with a tag that is not closed is refused', () => {
  for (const html of ['<p>', '<p><b></p>', '</p>']) {
    expect(() => drawnMarkup(html)).toThrow(RangeError)
  }
})

/** React writes the apostrophe as an entity, and empty elements of SVG with two tags. */
function comparable(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')
}

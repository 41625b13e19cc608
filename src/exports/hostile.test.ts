import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { parse } from 'gift-pegjs'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'

import { csv, csvOfItems } from './csv.ts'
import { gift } from './gift.ts'
import type { Item } from './item.ts'
import { moodleXml } from './moodle-xml.ts'
import { qtiFiles } from './qti/package-files.ts'
import { blooketCsv, kahootSheet, waygroundSheet } from './quiz-tables.ts'

/** Pieces that mean something in one of the formats, and any other characters. */
const piece = oneof(
  constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\t', '\r', '\n', '"', ',', ';', "'"),
  constantFrom('<script>', '</text>', '<!--', ']]>', '&amp;', '&#0;', '<![CDATA[', '<f>1</f>'),
  constantFrom(
    '::',
    '{=a}',
    '~',
    '#',
    '//',
    '$CATEGORY: x',
    '\\',
    '->',
    '%0%',
    '\u0000',
    '\u200B',
    '\uFEFF',
  ),
  string({ unit: 'binary', maxLength: 4 }),
)
const hostile = array(piece, { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.join(''))
  .filter((text) => text !== '')
const RUNS = { numRuns: 300 }

function itemOf(text: string): Item {
  return {
    id: 'as-e1.1.7',
    title: `T${text}`,
    text: `${text}?`,
    howTo: null,
    form: {
      kind: 'choice',
      options: [
        { text: `${text}a`, isRight: true, feedback: null },
        { text: `${text}b`, isRight: false, feedback: text },
      ],
    },
    answer: text,
    explanation: text,
    category: text,
    difficulty: 'easy',
    skill: text,
  }
}

test('J11 no text is a formula in a table, and none begins a field or a line', () => {
  assert(
    property(hostile, (text) => {
      const lines = readCsv(
        csv([
          [text, 'x'],
          ['y', text],
        ]),
      )
      expect(lines.map((fields) => fields.length)).toEqual([2, 2])
      expect(lines.flat().filter(isFormula)).toEqual([])
      expect(lines[0]?.[0]?.endsWith(text)).toBe(true)
      for (const table of [csvOfItems([itemOf(text)]), blooketCsv([itemOf(text)])]) {
        expect(new Set(readCsv(table).map((fields) => fields.length)).size).toBe(1)
        expect(readCsv(table).flat().filter(isFormula)).toEqual([])
      }
    }),
    RUNS,
  )
})

test('J11 no name and no text is markup in XML: a reader finds the elements of any other text', () => {
  const shape = (text: string) => [
    elementsOf(moodleXml(text, [itemOf(text)])),
    ...(['2.1', '3.0'] as const).flatMap((version) =>
      qtiFiles(version, text, [itemOf(text)]).map(({ text: xml }) => elementsOf(xml)),
    ),
    ...[kahootSheet, waygroundSheet].flatMap((sheet) =>
      sheet([itemOf(text)]).map(({ text: xml }) => elementsOf(xml)),
    ),
  ]
  const plain = shape('x').map((names) => names.filter((name) => !isScript(name)))
  assert(
    property(hostile, (text) => {
      expect(shape(text).map((names) => names.filter((name) => !isScript(name)))).toEqual(plain)
    }),
    RUNS,
  )
})

test('J11 no name and no text begins a question of GIFT', () => {
  assert(
    property(hostile, (text) => {
      const found = parse(gift(text, [itemOf(text)]))
      expect(found.map(({ type }) => type)).toEqual(['Category', 'MC'])
    }),
    RUNS,
  )
})

/** Programs for tables skip spaces, and some skip characters that are not seen. A word joiner is no such character. */
function isFormula(field: string): boolean {
  return /^[\s\p{Cc}\u200B-\u200F]*[=+\-@＝＋－＠]/u.test(field)
}

/** Reads CSV by RFC 4180, character by character. */
function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const fields = lines.at(-1) ?? []
    const character = text.charAt(at)
    const append = (more: string) => fields.push(`${fields.pop() ?? ''}${more}`)
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      append('"')
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) append(character)
    else if (character === ',') fields.push('')
    else if (character === '\r' && text[at + 1] === '\n') {
      lines.push([''])
      at += 1
    } else append(character)
  }
  return lines.slice(0, -1)
}

/** The names of all elements of a document in their order, read by libxml2. */
function elementsOf(xml: string): readonly string[] {
  using document = XmlDocument.fromString(xml)
  return document.find('//*').map((node) => ('name' in node ? String(node.name) : ''))
}

/** Raised and lowered characters are elements of HTML. */
function isScript(name: string): boolean {
  return name === 'sup' || name === 'sub'
}

import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'

import { itemsOf } from '#exports/items.ts'
import { fewItems, HOSTILE_NAME } from '#exports/testing/samples.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { qtiFiles, type QtiVersion } from './package-files.ts'

/** Returns the matches of an XPath in a document, read by libxml2. Names have no namespace. */
function found(text: string, path: string): readonly string[] {
  using document = XmlDocument.fromString(text)
  return document.find(path).map((node) => node.content)
}

function fileOf(version: QtiVersion, id: string): string {
  const question = wholeBank.questionOf(id)
  const files = qtiFiles(version, 'Set', question === null ? [] : itemsOf(question))
  return files[2]?.text ?? ''
}

test.each(['2.1', '3.0'] as const)('the manifest of QTI %s names each file once', (version) => {
  const [manifest, ...files] = qtiFiles(version, HOSTILE_NAME, fewItems)
  const hrefs = found(manifest?.text ?? '', '//*[local-name() = "file"]/@href')
  expect(hrefs).toEqual(files.map(({ path }) => path))
  const dependencies = found(manifest?.text ?? '', '//@identifierref')
  expect(dependencies).toEqual(
    found(manifest?.text ?? '', '//*[local-name() = "resource"]/@identifier').slice(1),
  )
  const refs = found(files[0]?.text ?? '', '//@href')
  expect(refs).toEqual(files.slice(1).map(({ path }) => path))
})

test('a drawing has no file', () => {
  expect(fileOf('2.1', 'bo-e51.1.7')).toBe('')
})

/** The path to elements with a name in version 2.1, or 3.0. */
function named(name: string): string {
  return `//*[local-name() = "${name}" or local-name() = "qti-${name}"]`
}

test.each(['2.1', '3.0'] as const)('files that QTI %s refers to exist', (version) => {
  for (const { path, text } of qtiFiles(version, 'Set', fewItems).slice(2)) {
    const answers = found(
      text,
      '//*[contains(local-name(), "orrect") and contains(local-name(), "esponse")]/*[contains(local-name(), "value")]',
    )
    const names = new Set(found(text, '//@identifier'))
    const isNamed = (value: string) => value.split(' ').every((one) => names.has(one))
    const isTyped = found(text, '//@expectedLength | //@expected-length').length > 0
    expect({ path, right: answers.length > 0 && (isTyped || answers.every(isNamed)) }).toEqual({
      path,
      right: true,
    })
    const told = found(
      text,
      `${named('modalFeedback')}/@identifier | ${named('modal-feedback')}/@identifier`,
    )
    const set = found(text, `${named('multiple')}/*[contains(local-name(), "alue")]`)
    expect({ path, set }).toEqual({ path, set: told })
  }
})

test('a number is compared with its room, and a wrong one brings its correction', () => {
  const text = fileOf('2.1', 'ge-e81.1.7')
  expect(found(text, '//*[local-name() = "equal"][1]/@tolerance')[0]).toBe('0.008 0.008')
  expect(found(text, '//*[local-name() = "modalFeedback"]')[0]).toMatch(
    /^Right answer: 0\.800 mol\/L\./,
  )
})

test('version 3.0 has the same content under names with hyphens', () => {
  const [old, young] = [fileOf('2.1', 'bo-m41.1.7'), fileOf('3.0', 'bo-m41.1.7')]
  expect(found(young, '/*')).toEqual(found(old, '/*'))
  expect(young).toContain('<qti-simple-associable-choice identifier="L1" match-max="1">')
  expect(young).toMatch(/<qti-modal-feedback [^>]+><qti-content-body><p>Right answer: /)
})

test('J11 a name stays a title', () => {
  const [, assessment] = qtiFiles('2.1', HOSTILE_NAME, [])
  expect(found(assessment?.text ?? '', '/*/@title')).toEqual([
    `=cmd|'/c calc'!A0 <script>alert(1)</script> & "x" {~#}\\ $a: a/b::c  ]]>`,
  ])
})

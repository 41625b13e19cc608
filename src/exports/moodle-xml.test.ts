import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { expect, test } from 'vitest'

import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { itemsOf } from './items.ts'
import { moodleXml } from './moodle-xml.ts'
import { HOSTILE_NAME, fewItems } from './testing/samples.ts'

/** The texts of the nodes that an XPath finds, read by libxml2. */
function read(xml: string, ...paths: readonly string[]): readonly (readonly string[])[] {
  using document = XmlDocument.fromString(xml)
  return paths.map((path) => document.find(path).map((node) => node.content))
}

/** The names of the children of each question, each once, by the type of the question. */
function shapes(xml: string): Readonly<Record<string, string>> {
  using document = XmlDocument.fromString(xml)
  const found = document.find('/quiz/question').map((node) => {
    if (!(node instanceof XmlElement)) return ['', ''] as const
    const children = node.find('*').map((child) => (child instanceof XmlElement ? child.name : ''))
    return [node.attr('type')?.content ?? '', [...new Set(children)].join(' ')] as const
  })
  return Object.fromEntries(found)
}

function moodleOf(id: string): string {
  const question = wholeBank.questionOf(id)
  return moodleXml('Set', question === null ? [] : itemsOf(question))
}

test('every question has the elements that the importer of Moodle reads for its type', () => {
  const shared = 'name questiontext generalfeedback defaultgrade penalty hidden idnumber'
  expect(shapes(moodleXml('Set', fewItems))).toEqual({
    category: 'category',
    multichoice: `${shared} single shuffleanswers answernumbering answer`,
    numerical: `${shared} answer unitgradingtype unitpenalty showunits unitsleft`,
    shortanswer: `${shared} usecase answer`,
    matching: `${shared} shuffleanswers subquestion`,
    essay: `${shared} responseformat responserequired responsefieldlines attachments attachmentsrequired graderinfo responsetemplate`,
  })
})

test('each question has an answer of full marks, as many as there are', () => {
  const xml = moodleXml('Set', fewItems)
  const [all, right] = read(
    xml,
    '/quiz/question[answer]',
    '/quiz/question[answer[@fraction="100"]/text != ""]',
  )
  expect(right?.length).toBe(all?.length)
  const [choices] = read(
    xml,
    '/quiz/question[@type="multichoice"][count(answer[@fraction="100"]) != 1]',
  )
  expect(choices).toEqual([])
})

test('formulas are HTML with raised and lowered characters, and typed text is plain', () => {
  const [text, answers, feedback] = read(
    moodleOf('as-m21.1.7'),
    '/quiz/question[2]/questiontext/text',
    '/quiz/question[2]/answer[@fraction="100"]/text',
    '/quiz/question[2]/answer[@fraction="0"][1]/feedback/text',
  )
  expect(text).toEqual([
    'A particle consists of 20 protons, 26 neutrons and 18 electrons. Type its formula with the charge. Type the formula in plain text, an ion with its charge at the end, as in SO4^2-.',
  ])
  expect(answers).toEqual(['Ca²⁺', 'Ca^2+', 'Ca2+', 'Ca 2+', 'Ca(2+)'])
  expect(feedback).toEqual([expect.stringContaining('<sup>')])
})

test('an asterisk in an answer stands for itself', () => {
  const [answers] = read(moodleOf('ge-h30.1.7'), '/quiz/question[2]/answer[@fraction="100"]/text')
  expect(answers).toContain(String.raw`BaCl2\*2H2O`)
})

test('J11 a name stays a name: no markup, no path, no control character', () => {
  const [category, questions] = read(
    moodleXml(HOSTILE_NAME, []),
    '/quiz/question/category/text',
    '/quiz/question/category/*[local-name() != "text"]',
  )
  expect(category).toEqual([
    `$course$/top/=cmd|'//c calc'!A0 <script>alert(1)<//script> & "x" {~#}\\ $a: a//b::c  ]]>`,
  ])
  expect(questions).toEqual([])
})

import type { Form, Item, Pair } from './item.ts'
import { htmlOf, lineOf } from './markup.ts'
import { afterwards, areNumbers, htmlTextOf, pairsOfOrder } from './reductions.ts'
import { element, type Node, xmlDocument } from './xml.ts'

/**
 * Writes questions as Moodle XML, in a category with the name of the set. A drawing becomes an essay
 * with a file, which a teacher marks.
 */
export function moodleXml(name: string, items: readonly Item[]): string {
  // A slash begins a category within a category; two are one in a name.
  const path = `$course$/top/${lineOf(name).replaceAll('/', '//')}`
  return xmlDocument(
    element(
      'quiz',
      {},
      element('question', { type: 'category' }, element('category', {}, plain(path))),
      ...items.map(question),
    ),
  )
}

function question(item: Item): Node {
  const { title, form, id } = item
  return element(
    'question',
    { type: types[form.kind] },
    element('name', {}, plain(title)),
    element('questiontext', { format: 'html' }, plain(htmlTextOf(item))),
    html('generalfeedback', form.kind === 'drawn' ? '' : afterwards(item)),
    element('defaultgrade', {}, '1'),
    element('penalty', {}, '0.3333333'),
    element('hidden', {}, '0'),
    element('idnumber', {}, id),
    ...answersOf(form, item),
  )
}

const types: Readonly<Record<Form['kind'], string>> = {
  choice: 'multichoice',
  number: 'numerical',
  typed: 'shortanswer',
  order: 'matching',
  pairs: 'matching',
  drawn: 'essay',
}

function answersOf(form: Form, item: Item): readonly Node[] {
  switch (form.kind) {
    case 'choice':
      return [
        element('single', {}, 'true'),
        element('shuffleanswers', {}, String(!areNumbers(form.options))),
        element('answernumbering', {}, 'ABCD'),
        ...form.options.map(({ text, isRight, feedback }) =>
          element(
            'answer',
            { fraction: isRight ? '100' : '0', format: 'html' },
            plain(htmlOf(text)),
            html('feedback', feedback ?? ''),
          ),
        ),
      ]
    case 'number':
      return [
        numeric('100', form.value, form.tolerance, ''),
        ...form.wrong.map(({ given, tolerance, feedback }) =>
          numeric('0', given, tolerance, feedback),
        ),
        element('unitgradingtype', {}, '0'),
        element('unitpenalty', {}, '0'),
        element('showunits', {}, '3'),
        element('unitsleft', {}, '0'),
      ]
    case 'typed':
      return [
        element('usecase', {}, form.isCaseSensitive ? '1' : '0'),
        ...form.accepted.map((text) => short('100', text, '')),
        ...form.wrong.map(({ given, feedback }) => short('0', given, feedback)),
      ]
    case 'order':
      return matching(pairsOfOrder(form))
    case 'pairs':
      return matching(form.pairs)
    case 'drawn':
      return [
        element('responseformat', {}, 'editor'),
        element('responserequired', {}, '0'),
        element('responsefieldlines', {}, '5'),
        element('attachments', {}, '1'),
        element('attachmentsrequired', {}, '0'),
        html('graderinfo', afterwards(item)),
        html('responsetemplate', ''),
      ]
  }
}

function numeric(fraction: string, value: number, tolerance: number, feedback: string): Node {
  return element(
    'answer',
    { fraction, format: 'moodle_auto_format' },
    plain(String(value)),
    element('tolerance', {}, String(tolerance)),
    html('feedback', feedback),
  )
}

function short(fraction: string, text: string, feedback: string): Node {
  // An asterisk stands for any characters unless it is escaped.
  const literal = text.replaceAll('*', String.raw`\*`)
  return element(
    'answer',
    { fraction, format: 'plain_text' },
    plain(literal),
    html('feedback', feedback),
  )
}

function matching(pairs: readonly Pair[]): readonly Node[] {
  return [
    element('shuffleanswers', {}, 'true'),
    ...pairs.map(({ left, right }) =>
      element(
        'subquestion',
        { format: 'html' },
        plain(htmlOf(left)),
        element('answer', {}, plain(right)),
      ),
    ),
  ]
}

function html(name: string, text: string): Node {
  return element(name, { format: 'html' }, plain(htmlOf(text)))
}

function plain(text: string): Node {
  return element('text', {}, text)
}

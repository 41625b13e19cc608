import type { Form, Item, Pair } from '#exports/item.ts'
import { scriptsOf } from '#exports/markup.ts'
import { afterwards, areNumbers } from '#exports/reductions.ts'
import { element, type Node } from '#exports/xml.ts'

/** Returns whether QTI can ask a question: no program can judge a drawing. */
export function fitsQti({ form }: Item): boolean {
  return form.kind !== 'drawn'
}

/** Returns the children of an item in QTI 2.1: declarations, question, judging and feedback. */
export function itemBody(item: Item): readonly Node[] {
  const { form } = item
  return [
    responseDeclaration(form),
    element(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
      element('defaultValue', {}, element('value', {}, '0')),
    ),
    element('outcomeDeclaration', {
      identifier: 'FEEDBACK',
      cardinality: 'multiple',
      baseType: 'identifier',
    }),
    element('itemBody', {}, ...asked(item)),
    processing(form),
    ...feedbackOf(item),
  ]
}

/** The names of options and cards in the document. */
function name(place: number): string {
  return `C${place + 1}`
}

function responseDeclaration(form: Form): Node {
  switch (form.kind) {
    case 'choice':
      return declaration('single', 'identifier', [
        name(form.options.findIndex((option) => option.isRight)),
      ])
    case 'number':
      return declaration('single', 'float', [String(form.value)])
    case 'typed':
      return declaration(
        'single',
        'string',
        form.accepted.slice(0, 1),
        element(
          'mapping',
          { defaultValue: '0' },
          ...form.accepted.map((mapKey) =>
            element('mapEntry', {
              mapKey,
              mappedValue: '1',
              caseSensitive: String(form.isCaseSensitive),
            }),
          ),
        ),
      )
    case 'order':
      return declaration(
        'ordered',
        'identifier',
        form.cards.map((_, place) => name(place)),
      )
    case 'pairs':
      return declaration(
        'multiple',
        'directedPair',
        form.pairs.map((_, place) => `L${place + 1} R${place + 1}`),
      )
    case 'drawn':
      return null
  }
}

function declaration(
  cardinality: string,
  baseType: string,
  values: readonly string[],
  mapping: Node = null,
): Node {
  return element(
    'responseDeclaration',
    { identifier: 'RESPONSE', cardinality, baseType },
    element('correctResponse', {}, ...values.map((value) => element('value', {}, value))),
    mapping,
  )
}

const RESPONSE = { responseIdentifier: 'RESPONSE' }

function asked({ text, howTo, form }: Item): readonly Node[] {
  const stem = howTo === null ? rich(text) : [...rich(text), ` ${howTo}`]
  switch (form.kind) {
    case 'choice':
      return [
        element(
          'choiceInteraction',
          { ...RESPONSE, shuffle: String(!areNumbers(form.options)), maxChoices: '1' },
          element('prompt', {}, ...stem),
          ...form.options.map((option, place) =>
            element('simpleChoice', { identifier: name(place) }, ...rich(option.text)),
          ),
        ),
      ]
    case 'number':
    case 'typed':
      return [
        element('p', {}, ...stem),
        element('p', {}, element('textEntryInteraction', { ...RESPONSE, expectedLength: '20' })),
      ]
    case 'order':
      return [
        element(
          'orderInteraction',
          { ...RESPONSE, shuffle: 'false' },
          element('prompt', {}, ...stem),
          ...form.shown.map((place) =>
            element('simpleChoice', { identifier: name(place) }, ...rich(form.cards[place] ?? '')),
          ),
        ),
      ]
    case 'pairs':
      return [
        element(
          'matchInteraction',
          { ...RESPONSE, shuffle: 'false', maxAssociations: String(form.pairs.length) },
          element('prompt', {}, ...stem),
          element(
            'simpleMatchSet',
            {},
            ...form.pairs.map(({ left }, place) => matched(`L${place + 1}`, left)),
          ),
          element(
            'simpleMatchSet',
            {},
            ...form.shown.map((place) => matched(`R${place + 1}`, rightOf(form.pairs, place))),
          ),
        ),
      ]
    case 'drawn':
      return [element('p', {}, ...stem)]
  }
}

function rightOf(pairs: readonly Pair[], place: number): string {
  return pairs[place]?.right ?? ''
}

function matched(identifier: string, text: string): Node {
  return element('simpleAssociableChoice', { identifier, matchMax: '1' }, ...rich(text))
}

/** Judges by rules, and shows the feedback on exactly this answer. */
function processing(form: Form): Node {
  if (form.kind === 'drawn') return null
  const score = element(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    element('baseValue', { baseType: 'float' }, '1'),
  )
  return element(
    'responseProcessing',
    {},
    element(
      'responseCondition',
      {},
      element('responseIf', {}, isRight(form), score, shown('RIGHT')),
      ...wrongOnes(form).map(({ test }, place) =>
        element('responseElseIf', {}, test, shown(`WRONG${place + 1}`)),
      ),
    ),
  )
}

function shown(identifier: string): Node {
  return element(
    'setOutcomeValue',
    { identifier: 'FEEDBACK' },
    element('multiple', {}, element('baseValue', { baseType: 'identifier' }, identifier)),
  )
}

const response = element('variable', { identifier: 'RESPONSE' })

function isRight(form: Form): Node {
  switch (form.kind) {
    case 'number':
      return isNear(form.value, form.tolerance)
    case 'typed':
      return element(
        'gt',
        {},
        element('mapResponse', { identifier: 'RESPONSE' }),
        element('baseValue', { baseType: 'float' }, '0'),
      )
    case 'choice':
    case 'order':
    case 'pairs':
      return element('match', {}, response, element('correct', { identifier: 'RESPONSE' }))
    case 'drawn':
      return null
  }
}

function isNear(value: number, tolerance: number): Node {
  const how =
    tolerance === 0
      ? { toleranceMode: 'exact' }
      : { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
  return element('equal', how, response, element('baseValue', { baseType: 'float' }, String(value)))
}

/** Wrong answers that something is said about, and how each is recognized. */
function wrongOnes(form: Form): readonly { readonly test: Node; readonly text: string }[] {
  switch (form.kind) {
    case 'choice':
      return form.options.flatMap(({ isRight: right, feedback }, place) =>
        right || feedback === null ? [] : [{ test: is('identifier', name(place)), text: feedback }],
      )
    case 'number':
      return form.wrong.map(({ given, tolerance, feedback }) => ({
        test: isNear(given, tolerance),
        text: feedback,
      }))
    case 'typed':
      return form.wrong.map(({ given, feedback }) => ({
        test: is('string', given),
        text: feedback,
      }))
    case 'order':
    case 'pairs':
    case 'drawn':
      return []
  }
}

function is(baseType: string, value: string): Node {
  return element('match', {}, response, element('baseValue', { baseType }, value))
}

function feedbackOf(item: Item): readonly Node[] {
  return [
    about('RIGHT', afterwards(item)),
    ...wrongOnes(item.form).map(({ text }, place) => about(`WRONG${place + 1}`, text)),
  ]
}

function about(identifier: string, text: string): Node {
  return element(
    'modalFeedback',
    { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' },
    ...rich(text),
  )
}

/** A text with raised and lowered characters as elements. */
function rich(text: string): readonly Node[] {
  return scriptsOf(text).map(({ text: run, position }) =>
    position === 'base' ? run : element(position, {}, run),
  )
}

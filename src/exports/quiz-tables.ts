import type { Difficulty } from '#quiz/categories.ts'

import { csv } from './csv.ts'
import type { Item, Option } from './item.ts'
import { sheetFiles } from './sheet.ts'
import type { TextFile } from './xml.ts'

/** Characters of a question and of an answer that Kahoot takes. */
const KAHOOT_QUESTION = 120
const KAHOOT_ANSWER = 75

/** Seconds for a question. Each of the programs knows these. */
const SECONDS: Readonly<Record<Difficulty, number>> = { easy: 30, medium: 60, hard: 120 }

/** Stands before a text that could run as a formula. Learners do not see it, unlike an apostrophe. */
const WORD_JOINER = '\u2060'

/** The lines above the questions in the table of Kahoot. Its importer looks below them. */
const KAHOOT_LINES = 7

/** A question with options, as these programs ask it. */
type Asked = { readonly item: Item; readonly options: readonly Option[] }

/** Returns whether Blooket and Wayground can ask a question: it has options. */
export function hasOptions(item: Item): boolean {
  return askedOf(item).length > 0
}

/** Returns whether Kahoot can ask a question: it has options, and its texts are short. */
export function fitsKahoot(item: Item): boolean {
  return (
    item.text.length <= KAHOOT_QUESTION &&
    askedOf(item).some(({ options }) => options.every(({ text }) => text.length <= KAHOOT_ANSWER))
  )
}

/** Writes the questions that fit as the table (CSV) that Blooket imports. */
export function blooketCsv(items: readonly Item[]): string {
  const asked = items.flatMap(askedOf)
  const lines = [
    ['Blooket\nImport Template', '', '', '', '', '', '', ''],
    [
      'Question #',
      'Question Text',
      'Answer 1',
      'Answer 2',
      'Answer 3\n(Optional)',
      'Answer 4\n(Optional)',
      'Time Limit (sec)\n(Max: 300 seconds)',
      'Correct Answer(s)\n(Only include Answer #)',
    ],
    ...asked.map(({ item, options }, index) => [
      String(index + 1),
      item.text,
      ...fourOf(options),
      String(SECONDS[item.difficulty]),
      String(rightOf(options)),
    ]),
  ]
  return csv(lines, WORD_JOINER)
}

/** Writes the questions that fit as the sheet that Kahoot imports. */
export function kahootSheet(items: readonly Item[]): readonly TextFile[] {
  const asked = items.filter(fitsKahoot).flatMap(askedOf)
  const above = Array.from({ length: KAHOOT_LINES }, (_, line) =>
    line === 1 ? ['', 'Quiz template'] : [],
  )
  return sheetFiles([
    ...above,
    [
      '',
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Answer 3 - max 75 characters',
      'Answer 4 - max 75 characters',
      'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
      'Correct answer(s) - choose at least one',
    ],
    ...asked.map(({ item, options }, index) => [
      index + 1,
      item.text,
      ...fourOf(options),
      SECONDS[item.difficulty],
      rightOf(options),
    ]),
  ])
}

/** Writes the questions that fit as the sheet that Wayground, once Quizizz, imports. */
export function waygroundSheet(items: readonly Item[]): readonly TextFile[] {
  return sheetFiles([
    [
      'Question Text',
      'Question Type',
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
      'Option 5',
      'Correct Answer',
      'Time in seconds',
      'Image Link',
      'Answer explanation',
    ],
    ...items
      .flatMap(askedOf)
      .map(({ item, options }) => [
        item.text,
        'Multiple Choice',
        ...fourOf(options),
        '',
        rightOf(options),
        SECONDS[item.difficulty],
        '',
        item.explanation,
      ]),
  ])
}

function askedOf(item: Item): readonly Asked[] {
  return item.form.kind === 'choice' ? [{ item, options: item.form.options }] : []
}

function fourOf(options: readonly Option[]): readonly string[] {
  return Array.from({ length: 4 }, (_, place) => options[place]?.text ?? '')
}

function rightOf(options: readonly Option[]): number {
  return options.findIndex(({ isRight }) => isRight) + 1
}

import type { Item } from './item.ts'
import { linesOf, textOf } from './reductions.ts'

/** Programs for tables take a text that begins like this for a formula, also behind spaces and what is not seen. */
const FORMULA = /^[\s\p{Cc}\u200B-\u200F]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const QUOTED = /[",;\t\r\n]/

/** Stands before the text of a file: it tells programs for tables that the letters are of Unicode. */
export const UNICODE_MARK = '\uFEFF'

const HEAD = [
  'Id',
  'Category',
  'Difficulty',
  'Skill',
  'Question',
  'Shown',
  'Right answer',
  'Also right',
  'Explanation',
]

/** Writes questions as CSV by RFC 4180, a line each. Options, cards and pairs share a field, a line each. */
export function csvOfItems(items: readonly Item[]): string {
  return csv([
    HEAD,
    ...items.map((item) => [
      item.id,
      item.category,
      item.difficulty,
      item.skill,
      textOf(item),
      linesOf(item).join('\n'),
      item.answer,
      item.form.kind === 'typed' ? item.form.accepted.slice(1).join('\n') : '',
      item.explanation,
    ]),
  ])
}

/**
 * Writes lines as CSV by RFC 4180.
 * @param guard stands before a text that could run as a formula
 */
export function csv(lines: readonly (readonly string[])[], guard = "'"): string {
  return lines
    .map((fields) => `${fields.map((text) => csvField(text, guard)).join(',')}\r\n`)
    .join('')
}

function csvField(text: string, guard: string): string {
  const safe = FORMULA.test(text) ? `${guard}${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

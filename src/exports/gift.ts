import type { Form, Item, Pair } from './item.ts'
import { htmlOf, lineOf } from './markup.ts'
import { afterwards, htmlTextOf, pairsOfOrder } from './reductions.ts'

/** Characters that mean something in GIFT. */
const SIGNS = /[\\~=#{}:]/g

/** Numbers without an exponent, which not every reader of GIFT knows. An item has fewer digits. */
const decimals = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: 15,
})

/** Returns whether GIFT can ask a question: it has no drawings. */
export function fitsGift({ form }: Item): boolean {
  return form.kind !== 'drawn'
}

/** Writes questions as GIFT, in a category with the name of the set. Those that do not fit are left out. */
export function gift(name: string, items: readonly Item[]): string {
  // A category is a path on one line without escapes.
  const path = lineOf(name).replaceAll('/', '//')
  const questions = items.filter(fitsGift).map(question)
  return `$CATEGORY: $course$/top/${path}\n\n${questions.join('\n\n')}\n`
}

function question(item: Item): string {
  const { title, form } = item
  const lines = answersOf(form).map((line) => `\t${line}\n`)
  const feedback = `\t####${rich(afterwards(item))}\n`
  const begin = form.kind === 'number' ? '{#\n' : '{\n'
  return `::${literal(title)}::[html]${literal(htmlTextOf(item))} ${begin}${lines.join('')}${feedback}}`
}

function answersOf(form: Form): readonly string[] {
  switch (form.kind) {
    case 'choice':
      return form.options.map(
        ({ text, isRight, feedback }) =>
          `${isRight ? '=' : '~'}${rich(text)}${feedbackOf(feedback)}`,
      )
    case 'number':
      return [
        `=${decimals.format(form.value)}:${decimals.format(form.tolerance)}`,
        ...form.wrong.map(
          ({ given, tolerance, feedback }) =>
            `=%0%${decimals.format(given)}:${decimals.format(tolerance)}${feedbackOf(feedback)}`,
        ),
      ]
    case 'typed':
      return [
        ...form.accepted.map((text) => `=${shortAnswer(text)}`),
        ...form.wrong.map(
          ({ given, feedback }) => `=%0%${shortAnswer(given)}${feedbackOf(feedback)}`,
        ),
      ]
    case 'order':
      return pairsOfOrder(form).map(pair)
    case 'pairs':
      return form.pairs.map(pair)
    case 'drawn':
      return []
  }
}

/** An asterisk stands for any characters unless it is escaped, and so is the sign that escapes it. */
function shortAnswer(text: string): string {
  return literal(text.replaceAll('*', String.raw`\*`))
}

function pair({ left, right }: Pair): string {
  return `=${rich(left)} -> ${literal(right)}`
}

function feedbackOf(text: string | null): string {
  return text === null ? '' : `#${rich(text)}`
}

function rich(text: string): string {
  return literal(htmlOf(text))
}

function literal(text: string): string {
  return lineOf(text)
    .replaceAll('->', '→')
    .replaceAll(SIGNS, String.raw`\$&`)
}

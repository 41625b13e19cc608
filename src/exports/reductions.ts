import type { Form, Item, Pair } from './item.ts'
import { escaped, htmlOf } from './markup.ts'

type OrderForm = Extract<Form, { readonly kind: 'order' }>

/** Returns an order as pairs: each card with its place, for programs that put nothing in order. */
export function pairsOfOrder({ cards, shown, ends: [first, last] }: OrderForm): readonly Pair[] {
  const places = cards.map((_, place) => {
    if (place === 0) return `1 (${first})`
    return place === cards.length - 1 ? `${place + 1} (${last})` : String(place + 1)
  })
  return shown.map((place) => ({ left: cards[place] ?? '', right: places[place] ?? '' }))
}

/** Returns the question with the sentence about how the answer is written. */
export function textOf({ text, howTo }: Item): string {
  return howTo === null ? text : `${text} ${howTo}`
}

/** Returns the question as HTML. The sentence on how to write the answer stays plain: it shows characters to type. */
export function htmlTextOf({ text, howTo }: Item): string {
  return howTo === null ? htmlOf(text) : `${htmlOf(text)} ${escaped(howTo)}`
}

/** Returns the feedback after an answer: the right answer, and the step that leads to it. */
export function afterwards({ answer, explanation }: Item): string {
  return `Right answer: ${answer}. ${explanation}`
}

/** Returns the options, cards or pairs beside the question, a line each. */
export function linesOf({ form }: Item): readonly string[] {
  switch (form.kind) {
    case 'choice':
      return form.options.map(({ text }, index) => `${'ABCD'.charAt(index)}. ${text}`)
    case 'order':
      return form.shown.map((place) => form.cards[place] ?? '')
    case 'pairs':
      return [
        `Left: ${form.pairs.map(({ left }) => left).join('; ')}`,
        `Right: ${form.shown.map((place) => form.pairs[place]?.right ?? '').join('; ')}`,
      ]
    case 'number':
    case 'typed':
    case 'drawn':
      return []
  }
}

/** Returns whether options are numbers, which stand in ascending order. */
export function areNumbers(options: readonly { readonly text: string }[]): boolean {
  return options.every(({ text }) => /^[+\u2212-]?[\d.]/.test(text))
}

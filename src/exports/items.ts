import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { categoryLabel } from '#quiz/categories.ts'
import { particles } from '#quiz/kinds/atom.ts'
import { smallestOf } from '#quiz/kinds/balance.ts'
import { described, judged } from '#quiz/kinds/kinds.ts'
import { parseNumberResponse, valueIn } from '#quiz/kinds/number.ts'
import type { McqQuestion, ProductionQuestion, Question } from '#quiz/question.ts'
import { skill } from '#quiz/skills.ts'
import { type NumberKey, type Part, partLetter, type TaskOf } from '#quiz/task.ts'

import type { Form, Item, Wrong } from './item.ts'
import {
  spellingsOfConfiguration,
  spellingsOfFormula,
  spellingsOfName,
  spellingsOfRow,
} from './spellings.ts'

/** The digits of a measured value in a file, and of an exact one. */
const DIGITS = 6
const DIGITS_EXACT = 12

type Single = Exclude<ProductionQuestion, { readonly type: 'steps' }>

/** Returns a question as other programs know them: one item, or one for each part of a problem in parts. */
export function itemsOf(question: Question): readonly Item[] {
  if (question.type === 'mcq')
    return [{ ...sharedOf(question), howTo: null, form: choice(question) }]
  if (question.type !== 'steps') return [{ ...sharedOf(question), ...taskOf(question) }]
  return question.parts.map((part, index) => itemOfPart(question, part, index))
}

function sharedOf(question: Question): Omit<Item, 'form' | 'howTo'> {
  const { label } = skill(question.skill)
  return {
    id: question.id,
    title: `${label} (${question.id})`,
    text: question.question,
    answer: question.correctAnswer,
    explanation: question.explanation,
    category: categoryLabel(question.category),
    difficulty: question.difficulty,
    skill: label,
  }
}

/** A part as a question of its own: it names the problem, and its answer does not need the parts before. */
function itemOfPart(
  question: Extract<ProductionQuestion, { readonly type: 'steps' }>,
  part: Part,
  index: number,
): Item {
  const { ask, answer, right, carry: _, ...task } = part
  const letter = partLetter(index)
  const shared = sharedOf(question)
  const { parts: __, ...rest } = question
  const single = { ...rest, ...task, question: ask, correctAnswer: answer, explanation: right }
  const { howTo, form, text } = { text: ask, ...taskOf(single) }
  return {
    ...shared,
    id: `${question.id}-${letter}`,
    title: `${shared.title}, part ${letter}`,
    text: `${question.question} Part ${letter}: ${text}`,
    answer,
    explanation: right,
    howTo,
    form,
  }
}

function choice({ options, correctAnswer, feedback }: McqQuestion): Form {
  return {
    kind: 'choice',
    options: options.map((text, index) => ({
      text,
      isRight: text === correctAnswer,
      feedback: feedback[index]?.text ?? null,
    })),
  }
}

type Asked = Pick<Item, 'form' | 'howTo'> & Partial<Pick<Item, 'text'>>

function taskOf(question: Single): Asked {
  switch (question.type) {
    case 'number':
      return { howTo: howToNumber(question.key), form: number(question) }
    case 'formula':
      return {
        howTo: 'Type the formula in plain text, an ion with its charge at the end, as in SO4^2-.',
        form: typed(question, spellingsOfFormula(question.key), true),
      }
    case 'balance':
      return {
        text: `${question.question} ${unbalanced(question)}`,
        howTo:
          'Type the numbers from left to right, separated by commas, also where a number is 1.',
        form: typed(question, spellingsOfRow(smallestOf(question.key)), false),
      }
    case 'order':
      return { howTo: howToOrder(question), form: order(question) }
    case 'table':
      return {
        howTo:
          'Type the symbol of the element. Type several in the order of their atomic numbers, separated by commas.',
        form: typed(question, spellingsOfRow(question.key.symbols), true),
      }
    case 'atom':
      return {
        howTo: 'Type the numbers of protons, neutrons and electrons, separated by commas.',
        form: typed(question, spellingsOfRow(particles.map((name) => question.key[name])), false),
      }
    case 'configuration':
      return question.boxes === null ? configuration(question) : drawn
    case 'match':
      return { howTo: null, form: pairs(question) }
    case 'lewis':
      return drawn
    case 'naming':
      return { howTo: null, form: typed(question, spellingsOfName(question.key), false) }
  }
}

const drawn: Asked = { howTo: 'Draw it on paper.', form: { kind: 'drawn' } }

function configuration(question: Extract<Single, { readonly type: 'configuration' }>): Asked {
  const { correctAnswer, key } = question
  return {
    howTo: 'Type it in plain text, as in 1s2 2s1.',
    form: typed(question, spellingsOfConfiguration(correctAnswer, key.configuration), false),
  }
}

/** Spellings that our own judge refuses are no answers, and neither are wrong ones that it takes for right. */
function typed(
  question: Exclude<Single, { readonly type: 'number' }>,
  spellings: readonly string[],
  isCaseSensitive: boolean,
): Form {
  const [usual = question.correctAnswer] = spellings
  const accepted = spellings.filter(
    (given) => given === usual || judged(question, rowOf(question, given))?.isRight === true,
  )
  const wrong = question.corrections.map(({ given, text }) => ({
    given: isRow(question) ? given : described(question, given),
    feedback: text,
  }))
  return { kind: 'typed', accepted, wrong: distinct(wrong, accepted), isCaseSensitive }
}

/** Rows of numbers and symbols are judged with commas between them. */
function rowOf(question: Single, given: string): string {
  return isRow(question) ? given.split(/[, ]+/).join(', ') : given
}

function isRow({ type }: Single): boolean {
  return type === 'balance' || type === 'table' || type === 'atom'
}

function distinct(
  wrong: readonly Wrong<string>[],
  accepted: readonly string[],
): readonly Wrong<string>[] {
  return wrong.filter(
    ({ given }, place) =>
      !accepted.includes(given) && wrong.findIndex((one) => one.given === given) === place,
  )
}

function number({ key, corrections }: TaskOf<'number'> & Pick<Single, 'corrections'>): Form {
  const tolerance = deviationOf(key, key.value)
  const wrong = corrections.flatMap(({ given, text }) => {
    const response = parseNumberResponse(given)
    const value = 'problem' in response ? null : valueIn(key, response)
    if (value === null) return []
    const room = deviationOf(key, value)
    // A wrong value whose range touches that of the right one could take its place.
    return Math.abs(value - key.value) <= tolerance + room
      ? []
      : [{ given: rounded(key, value), tolerance: room, feedback: text }]
  })
  return { kind: 'number', value: rounded(key, key.value), tolerance, wrong }
}

function deviationOf({ tolerance }: NumberKey, value: number): number {
  const deviation = (value === 0 ? 1 : Math.abs(value)) * tolerance
  return Number(deviation.toPrecision(DIGITS))
}

function rounded({ tolerance }: NumberKey, value: number): number {
  return Number(value.toPrecision(tolerance === 0 ? DIGITS_EXACT : DIGITS))
}

function howToNumber({ unit, figures }: NumberKey): string | null {
  if (unit === null) return figures === null ? null : `Give ${figures} significant figures.`
  return figures === null
    ? `Give the number in ${unit}, without the unit.`
    : `Give the number in ${unit}, without the unit, with ${figures} significant figures.`
}

function unbalanced({ key }: TaskOf<'balance'>): string {
  const { reactants, products, arrow } = equationOf(key.equation)
  const bare = (terms: typeof reactants) => terms.map((term) => ({ ...term, coefficient: 1 }))
  return formatEquation({ reactants: bare(reactants), products: bare(products), arrow })
}

function howToOrder({ ends: [first, last] }: TaskOf<'order'>): string {
  return `From ${first} to ${last}.`
}

function order({ cards, shown, ends }: TaskOf<'order'>): Form {
  return { kind: 'order', cards, shown, ends }
}

function pairs({ left, partners, shown }: TaskOf<'match'>): Form {
  return {
    kind: 'pairs',
    pairs: left.map((one, place) => ({ left: one, right: partners[place] ?? '' })),
    shown,
  }
}

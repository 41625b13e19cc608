import { formatFormula, type MarkupPart } from '#chemistry/compounds/formulas.ts'
import { emptyRows, nameOfKind, type OrbitalBoxes } from '#chemistry/electrons/orbital-boxes.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { scriptParts } from '#chemistry/speech/scripts.ts'
import { segments } from '#chemistry/speech/spoken.ts'
import { escaped } from '#content/pipeline/escaped.ts'
import { readingOf } from '#content/readings.ts'
import { referenceOfSkill } from '#content/reference/list.ts'
import { particles } from '#quiz/kinds/atom.ts'
import { described, describedPart } from '#quiz/kinds/kinds.ts'
import type { McqQuestion, Question } from '#quiz/question.ts'
import { type BalanceKey, partLetter, type Task, type TaskOf } from '#quiz/task.ts'
import { lineText } from '#quiz/worked/solution-text.ts'

import { figureDrawing } from './figure-drawing.ts'
import { rightStructureDrawing, skeletonDrawing } from './lewis-drawing.ts'
import { tableSheet } from './table-sheet.ts'

/** Options of at most this many characters stand in two columns. */
const COLUMN_CHARACTERS = 36

/** How much room a worksheet leaves to write, and where its pages end. */
export type SheetLayout = {
  /** Questions of a page at most; null for as many as fit. */
  readonly perPage: number | null
  /** Room to work an answer out, beside that to write it. */
  readonly room: Room
  /** Whether the periodic table comes with it. */
  readonly hasTable: boolean
  readonly hasKey: boolean
}

export type Room = 'none' | 'some' | 'much'

export const PLAIN: SheetLayout = { perPage: null, room: 'none', hasTable: false, hasKey: true }

/**
 * Returns HTML, which is XML as well: each version of the questions on pages of its own, and the key with the explanations
 * and corrections on the last ones.
 */
export function sheetsOf(
  title: string,
  versions: readonly (readonly Question[])[],
  layout: SheetLayout = PLAIN,
): string {
  const sheets = versions.map((questions, index) =>
    sheet(title, versionName(index), questions, layout),
  )
  const table = layout.hasTable ? [tableSheet()] : []
  return [...sheets, ...table, ...(layout.hasKey ? [key(versions)] : [])].join('\n')
}

function versionName(index: number): string {
  return `Version ${letterOf(index)}`
}

function sheet(
  title: string,
  version: string,
  questions: readonly Question[],
  { perPage, room }: SheetLayout,
): string {
  const isLast = (place: number) => perPage !== null && (place + 1) % perPage === 0
  return `<section class="paper"${room === 'none' ? '' : ` data-room="${room}"`}>
<header>
<h1>${markup(title)}</h1>
<p class="version">${version}</p>
<p class="student"><span>Name:</span><span>Date:</span></p>
</header>
<ol class="questions">
${questions.map((question, place) => item(question, isLast(place))).join('\n')}
</ol>
</section>`
}

function item(question: Question, isLast: boolean): string {
  return `<li${isLast ? ' class="last"' : ''}>
<p class="stem">${markup(question.question)}</p>${question.figure === undefined ? '' : `\n<p class="room">${figureDrawing(question.figure)}</p>`}
${question.type === 'mcq' ? optionList(question) : answerRoom(question)}
</li>`
}

function optionList({ options }: McqQuestion): string {
  const fits = options.every((option) => option.length <= COLUMN_CHARACTERS)
  return `<ol class="options${fits ? ' columns' : ''}">
${options.map((option) => `<li>${markup(option)}</li>`).join('\n')}
</ol>`
}

/** Room for an answer that the learner writes. */
function answerRoom(question: Task): string {
  switch (question.type) {
    case 'balance':
      return `<p class="room">${blankEquation(question.key)}</p>`
    case 'order': {
      const cards = question.shown.map(
        (card, place) => `<b>${letterOf(place)}</b> ${markup(question.cards[card] ?? '')}`,
      )
      const [first, last] = question.ends.map(escaped)
      return `<p class="room">${cards.join(' · ')}</p>
<p class="room">${first} ${question.cards.map(() => BLANK).join(' ')} ${last}</p>`
    }
    case 'atom':
      return `<p class="room">${particles.map((name) => `${name} ${BLANK}`).join(' ')}</p>`
    case 'configuration':
      return question.boxes === null ? LINE : blankBoxes(question.boxes)
    case 'match':
      return pairRoom(question)
    case 'lewis':
      return `<p class="room">${skeletonDrawing(question.key)}</p>`
    case 'number':
    case 'formula':
    case 'table':
    case 'naming':
      return LINE
    case 'steps':
      return `<ol class="parts">
${question.parts.map((one) => `<li>${markup(one.ask)}\n${answerRoom(one)}</li>`).join('\n')}
</ol>`
  }
}

/** A row of empty boxes for each subshell. */
function blankBoxes(boxes: OrbitalBoxes): string {
  const rows = emptyRows(boxes).map(
    ({ kind, orbitals }) =>
      `${nameOfKind(kind)} <span class="boxes">${orbitals.map(() => '<span></span>').join('')}</span>`,
  )
  const core = boxes.core === null ? [] : [`[${boxes.core}]`]
  return `<p class="room">${[...core, ...rows].join(' ')}</p>`
}

/** The left side with room for a letter, and the lettered right side. */
function pairRoom({ left, partners, shown }: TaskOf<'match'>): string {
  const rows = left.map((text, place) => {
    const partner = markup(partners[shown[place] ?? 0] ?? '')
    return `<tr><td>${BLANK} ${markup(text)}</td><td><b>${letterOf(place)}</b> ${partner}</td></tr>`
  })
  return `<table class="pairs">${rows.join('')}</table>`
}

function letterOf(place: number): string {
  return String.fromCodePoint(FIRST_LETTER + place)
}

const FIRST_LETTER = 65
const LINE = '<p class="room line"></p>'

/** An equation with room for a number before each substance. */
function blankEquation({ equation }: BalanceKey): string {
  const { reactants, products, arrow } = equationOf(equation)
  const side = (terms: typeof reactants) =>
    terms.map(({ formula }) => `${BLANK} ${markup(formatFormula(formula))}`).join(' + ')
  return `${side(reactants)} ${arrow === 'yields' ? '→' : '⇌'} ${side(products)}`
}

const BLANK = '<span class="blank"></span>'

function key(versions: readonly (readonly Question[])[]): string {
  return `<section class="key">
<h2>Answer key</h2>
${versions
  .map(
    (questions, index) => `<h3>${versionName(index)}</h3>
<ol class="answers">
${questions.map(answer).join('\n')}
</ol>`,
  )
  .join('\n')}
</section>`
}

function answer(question: Question): string {
  const { id, correctAnswer, explanation } = question
  const letters = lettersOf(question)
  const drawing =
    question.type === 'lewis' ? `<p class="room">${rightStructureDrawing(question.key)}</p>\n` : ''
  return `<li><b>${letters}${markup(correctAnswer)}</b> ${markup(explanation)} ${reading(question)}<span class="id">${id}</span>${drawing}${worked(question)}${corrections(question)}</li>`
}

/** The letters that belong into the blanks, in their order, or that of the right option; nothing where the sheet has none. */
function lettersOf(question: Question): string {
  if (question.type === 'mcq')
    return `${letterOf(question.options.indexOf(question.correctAnswer))}: `
  if (question.type !== 'match' && question.type !== 'order') return ''
  const { shown } = question
  return `${shown.map((_, place) => letterOf(shown.indexOf(place))).join(', ')}: `
}

/** Writes the worked solution line by line, of a question that has one. */
function worked({ solution }: Question): string {
  if (solution === undefined) return ''
  const lines = solution.lines.map((line) => `<li>${markup(lineText(line))}</li>`)
  return `\n<ol class="worked">\n${lines.join('\n')}\n</ol>`
}

/** Writes the correction of each wrong option, or of each wrong answer that is known. */
function corrections(question: Question): string {
  const items =
    question.type === 'mcq'
      ? question.options.flatMap((option, index) => {
          const text = question.feedback[index]?.text
          return option === question.correctAnswer || text === undefined
            ? []
            : [`<li><b>${letterOf(index)}</b> ${markup(text)}</li>`]
        })
      : question.type === 'steps'
        ? question.parts.flatMap((one, index) =>
            one.corrections.map(
              ({ given, text }) =>
                `<li><b>${partLetter(index)}: ${markup(describedPart(one, given))}</b> ${markup(text)}</li>`,
            ),
          )
        : question.corrections.map(
            ({ given, text }) =>
              `<li><b>${markup(described(question, given))}</b> ${markup(text)}</li>`,
          )
  return items.length === 0 ? '' : `\n<ul class="corrections">\n${items.join('\n')}\n</ul>`
}

/** Paper has no links, so the article is named by its title and the heading of the section. */
function reading(question: Question): string {
  const found = readingOf(question)
  if (found === null) return reference(question)
  const words = found.section === null ? found.title : `${found.title} › ${found.section}`
  return `<span class="read">Read: ${escaped(words)}${/[?!]$/.test(words) ? '' : '.'}</span> `
}

/** The reference page about the skill of a question that no article explains. */
function reference({ skill }: Question): string {
  const found = referenceOfSkill(skill)
  return found === null ? '' : `<span class="read">Look up: ${escaped(found.title)}.</span> `
}

/** A sentence as HTML, its formulas with real subscripts and superscripts. */
export function markup(text: string): string {
  return segments(text)
    .map((segment) =>
      drawn(segment.kind === 'text' ? [{ text: segment.text, position: 'base' }] : segment.parts),
    )
    .join('')
}

function drawn(parts: readonly MarkupPart[]): string {
  return stacked(parts.flatMap((one) => (one.position === 'base' ? scriptParts(one.text) : [one])))
}

/** A raised number before a lowered one stands above it, as before the symbol of a nuclide. */
function stacked(parts: readonly MarkupPart[]): string {
  const [first, second] = parts
  if (first === undefined) return ''
  return first.position === 'sup' && second?.position === 'sub'
    ? `<span class="stacked">${part(first)}${part(second)}</span>${stacked(parts.slice(2))}`
    : `${part(first)}${stacked(parts.slice(1))}`
}

function part({ text, position }: MarkupPart): string {
  return position === 'base' ? escaped(text) : `<${position}>${escaped(text)}</${position}>`
}

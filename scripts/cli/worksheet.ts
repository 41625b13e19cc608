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

/** Options of at most this many characters stand in two columns. */
const COLUMN_CHARACTERS = 36

const STYLE = `
@page { margin: 16mm 18mm }
:root { color: #111; background: #fff; font: 11.5pt/1.45 Georgia, 'Times New Roman', serif }
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem }
h1 { font-size: 1.6em; margin: 0 }
h2, h3 { margin: 1.2em 0 0.6em; break-after: avoid }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline }
.version { margin: 0; font-weight: bold }
.student { display: grid; grid-template-columns: 2fr 1fr; gap: 2rem; width: 100%; margin: 1.2em 0 }
.student span { border-bottom: 1px solid #555; padding-bottom: 0.2em }
.questions, .answers { padding-left: 2em; margin: 0 }
.questions > li { break-inside: avoid; margin-bottom: 1.1em; padding-left: 0.3em }
.answers > li { break-inside: avoid; margin-bottom: 0.6em; padding-left: 0.3em }
.worked { padding-left: 1.6em; margin: 0.2em 0 0; font-size: 0.9em }
.corrections { list-style: none; padding-left: 0; margin: 0.2em 0 0; font-size: 0.9em }
.stem { margin: 0 0 0.3em }
.options { list-style: upper-alpha; padding-left: 1.8em; margin: 0; display: grid; gap: 0.15em 2rem }
.parts { list-style: lower-alpha; padding-left: 1.8em; margin: 0.4em 0 0 }
.parts > li + li { margin-top: 0.9em }
.room { margin: 0.4em 0 0 }
.line { border-bottom: 1px solid #555; height: 2.2em }
.blank { display: inline-block; border-bottom: 1px solid #555; min-width: 2.4em; height: 1em }
.boxes { display: inline-flex; margin-right: 1em; vertical-align: middle }
.boxes span { width: 1.6em; height: 1.6em; border: 1px solid #555 }
.boxes span + span { border-left: 0 }
.pairs { border-collapse: collapse }
.pairs td { padding: 0.15em 2.5rem 0.15em 0; vertical-align: top }
.pairs td:first-child { padding-left: 2.9em; text-indent: -2.9em }
svg.lewis { font-weight: bold; max-width: 100% }
svg.figure { max-width: 100%; height: auto; font-family: sans-serif }
.columns { grid-template-columns: 1fr 1fr }
.reading { font-style: italic }
.id { color: #555; font: 0.75em/1 monospace }
sup, sub { font-size: 0.72em; line-height: 0 }
.stacked { display: inline-flex; flex-direction: column; vertical-align: middle; text-align: right }
.stacked sup, .stacked sub { line-height: 1.15; vertical-align: baseline }
.sheet + .sheet, .key { break-before: page }
@media screen { .sheet + .sheet, .key { border-top: 1px dashed #999; margin-top: 3rem } }
@media print { body { max-width: none; padding: 0 } }
`

/**
 * One page of HTML to print: each version of the questions on pages of its own, and the key with
 * the explanations and corrections on the last ones. It refers to nothing outside and runs no script.
 */
export function worksheet(title: string, versions: readonly (readonly Question[])[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${versions.map((questions, index) => sheet(title, versionName(index), questions)).join('\n')}
${key(versions)}
</body>
</html>
`
}

function versionName(index: number): string {
  return `Version ${letterOf(index)}`
}

function sheet(title: string, version: string, questions: readonly Question[]): string {
  return `<section class="sheet">
<header>
<h1>${markup(title)}</h1>
<p class="version">${version}</p>
<p class="student"><span>Name:</span><span>Date:</span></p>
</header>
<ol class="questions">
${questions.map(item).join('\n')}
</ol>
</section>`
}

function item(question: Question): string {
  return `<li>
<p class="stem">${markup(question.question)}</p>${question.figure === undefined ? '' : `\n<p class="room">${figureDrawing(question.figure)}</p>`}
${question.type === 'mcq' ? optionList(question) : room(question)}
</li>`
}

function optionList({ options }: McqQuestion): string {
  const fits = options.every((option) => option.length <= COLUMN_CHARACTERS)
  return `<ol class="options${fits ? ' columns' : ''}">
${options.map((option) => `<li>${markup(option)}</li>`).join('\n')}
</ol>`
}

/** Room for an answer that the learner writes. */
function room(question: Task): string {
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
${question.parts.map((one) => `<li>${markup(one.ask)}\n${room(one)}</li>`).join('\n')}
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
  return `<span class="reading">Read: ${escaped(words)}${/[?!]$/.test(words) ? '' : '.'}</span> `
}

/** The reference page about the skill of a question that no article explains. */
function reference({ skill }: Question): string {
  const found = referenceOfSkill(skill)
  return found === null ? '' : `<span class="reading">Look up: ${escaped(found.title)}.</span> `
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
  const [first, second] = parts
  if (first?.position === 'sup' && second?.position === 'sub') {
    return `<span class="stacked">${part(first)}${part(second)}</span>${drawn(parts.slice(2))}`
  }
  return parts.map(part).join('')
}

/** A part on the line may have scripts that belong to no formula: 'cm³', '10²³'. */
function part(whole: MarkupPart): string {
  return (whole.position === 'base' ? scriptParts(whole.text) : [whole])
    .map(({ text, position }) =>
      position === 'base' ? escaped(text) : `<${position}>${escaped(text)}</${position}>`,
    )
    .join('')
}

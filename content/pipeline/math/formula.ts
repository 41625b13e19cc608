import { renderToString } from 'katex'
import 'katex/contrib/mhchem'

import { equationProblem } from './equation-check.ts'
import { mhchemPieces } from './mhchem.ts'
import { plainMath } from './plain-math.ts'
import { spokenMath } from './spoken-math.ts'

/** A formula as it is drawn, as it is read aloud, and as it is copied. */
export type DrawnFormula = {
  readonly html: string
  readonly spoken: string
  readonly plain: string
}

/**
 * Draws a formula of an article.
 * @param isUnchecked true where the article shows an equation that is not balanced
 * @param say the words of the author in place of our own
 * @returns what is wrong with it instead when it cannot be drawn, read aloud or balanced
 */
export function drawFormula(
  tex: string,
  {
    isDisplay = false,
    isUnchecked = false,
    say,
  }: {
    readonly isDisplay?: boolean
    readonly isUnchecked?: boolean
    readonly say?: string | undefined
  } = {},
): DrawnFormula | { readonly problem: string } {
  const html = katexHtml(tex, isDisplay)
  if (typeof html !== 'string') return html
  const unbalanced = isUnchecked ? undefined : equationsOf(tex).map(problemOf).find(Boolean)
  if (unbalanced !== undefined && unbalanced !== null) return { problem: unbalanced }
  const spoken = say ?? spokenMath(tex)
  if (spoken === null || spoken === '') {
    return { problem: `$${tex}$ cannot be read aloud: put it into <Say as="..."> with the words` }
  }
  return { html: inPieces(tex) ?? html, spoken, plain: plainMath(tex) }
}

/** The marks that stand at a formula without a space. */
type Marks = { readonly before: string; readonly after: string }

/** Puts marks of the sentence to the formula in such a way that no line breaks between them. */
export function withMarks(drawn: DrawnFormula, { before, after }: Marks): DrawnFormula {
  const { html, spoken, plain } = drawn
  if (before + after === '') return drawn
  return {
    html:
      html.includes(PIECE) || basesOf(html) > 1
        ? marked(html, before, after)
        : piece(`${before}${html}${after}`),
    spoken: `${before}${spoken}${after}`,
    plain: `${before}${plain}${after}`,
  }
}

const PIECE = '<span class="formula-piece">'
const BASE = '<span class="katex-base">'
const END = '</span>'

function piece(html: string): string {
  return `${PIECE}${html}${END}`
}

function basesOf(html: string): number {
  return html.split(BASE).length - 1
}

/** A formula that may break within takes the marks into its first and its last part. */
function marked(html: string, before: string, after: string): string {
  const [open, close] = html.includes(PIECE) ? [PIECE, END] : [BASE, END.repeat(3)]
  const inside = html.includes(PIECE)
  const first = html.indexOf(open) + open.length
  const last = html.length - close.length
  const mark = (text: string) => (text === '' || inside ? text : `<span class="mark">${text}${END}`)
  return (
    html.slice(0, first) + mark(before) + html.slice(first, last) + mark(after) + html.slice(last)
  )
}

/**
 * KaTeX sets a whole reaction as one box, which no window is wide enough for. A reaction that stands
 * alone is set piece by piece, so that a line can break after a plus or an arrow; null for anything else.
 */
function inPieces(tex: string): string | null {
  const inner = /^\s*\\ce\{([^$]*(?:->|<=>)[^$]*)\}\s*$/.exec(tex)?.[1]
  if (inner === undefined) return null
  const pieces = mhchemPieces(inner).map(({ substance, operator }) => {
    const sign = operator === '+' ? '+' : `\\ce{${operator}}`
    return pieceHtml([`\\ce{${substance}}`, ...(operator === '' ? [] : [sign])])
  })
  return pieces.includes(null) ? null : pieces.join(' ')
}

/** Null when a piece alone is no formula. */
function pieceHtml(parts: readonly string[]): string | null {
  const drawn = parts.map((part) => katexHtml(part, false))
  const isWhole = drawn.every((part) => typeof part === 'string')
  return isWhole ? piece(drawn.join('\u00a0')) : null
}

/**
 * mhchem sets a subscript beside a letter that nobody sees. Its height is already in the subscript, so
 * all that the letter still does is to stand in what a reader copies.
 */
const PHANTOM =
  /<span class="mord"><span class="mord rlap"><span class="katex-inner"><span class="mord" style="color:transparent;"><span class="mord mathnormal"[^>]*>[A-Z]<\/span><\/span><\/span><span class="katex-fix"><\/span><\/span><\/span>/g

function katexHtml(tex: string, displayMode: boolean): string | { readonly problem: string } {
  try {
    const html = renderToString(tex, { displayMode, output: 'html', strict: 'error' })
    return html.replaceAll(PHANTOM, '')
  } catch (error) {
    return { problem: `$${tex}$ is no formula: ${error instanceof Error ? error.message : ''}` }
  }
}

function problemOf(equation: string): string | null {
  const problem = equationProblem(equation)
  if (problem === null) return null
  const advice = problem === 'cannot be checked' ? '; put it into <Unchecked why="...">' : ''
  return `\\ce{${equation}} ${problem}${advice}`
}

/** Returns the text between the braces of each `\ce{}`. */
function equationsOf(tex: string): readonly string[] {
  return Array.from(tex.matchAll(/\\ce\{/g), (start) => {
    const from = start.index + start[0].length
    let depth = 1
    let end = from
    while (end < tex.length && depth > 0) {
      if (tex.charAt(end) === '{') depth += 1
      if (tex.charAt(end) === '}') depth -= 1
      end += 1
    }
    return tex.slice(from, end - 1)
  })
}

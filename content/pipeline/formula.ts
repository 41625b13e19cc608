import { renderToString } from 'katex'
import 'katex/contrib/mhchem'

import { equationProblem } from './equation-check.ts'
import { mhchemPieces } from './mhchem.ts'
import { spokenMath } from './spoken-math.ts'

/** A formula as it is drawn and as it is read aloud. */
export type DrawnFormula = { readonly html: string; readonly spoken: string }

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
  const html = isDisplay ? katexHtml(tex, true) : inlineHtml(tex)
  if (typeof html !== 'string') return html
  const unbalanced = isUnchecked ? undefined : equationsOf(tex).map(problemOf).find(Boolean)
  if (unbalanced !== undefined && unbalanced !== null) return { problem: unbalanced }
  const spoken = say ?? spokenMath(tex)
  if (spoken === null || spoken === '') {
    return { problem: `$${tex}$ cannot be read aloud: put it into <Say as="..."> with the words` }
  }
  return { html, spoken }
}

/**
 * KaTeX sets a whole reaction as one box, which no window is wide enough for. A reaction that stands
 * alone is set piece by piece, so that a line can break after a plus or an arrow.
 */
function inlineHtml(tex: string): string | { readonly problem: string } {
  const whole = katexHtml(tex, false)
  const inner = /^\s*\\ce\{([^$]*(?:->|<=>)[^$]*)\}\s*$/.exec(tex)?.[1]
  if (inner === undefined || typeof whole !== 'string') return whole
  const pieces = mhchemPieces(inner).map(({ substance, operator }) => {
    const sign = operator === '+' ? '+' : `\\ce{${operator}}`
    return pieceHtml([`\\ce{${substance}}`, ...(operator === '' ? [] : [sign])])
  })
  return pieces.includes(null) ? whole : pieces.join(' ')
}

/** Null when a piece alone is no formula. */
function pieceHtml(parts: readonly string[]): string | null {
  const drawn = parts.map((part) => katexHtml(part, false))
  const isWhole = drawn.every((part) => typeof part === 'string')
  return isWhole ? `<span class="formula-piece">${drawn.join('\u00a0')}</span>` : null
}

function katexHtml(tex: string, displayMode: boolean): string | { readonly problem: string } {
  try {
    return renderToString(tex, { displayMode, output: 'html', strict: 'error' })
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

/** What stands between the braces of each `\ce{}`. */
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

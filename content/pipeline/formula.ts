import { renderToString } from 'katex'
import 'katex/contrib/mhchem'

import { equationProblem } from './equation-check.ts'
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
  const html = katexHtml(tex, isDisplay)
  if (typeof html !== 'string') return html
  const unbalanced = isUnchecked ? undefined : equationsOf(tex).map(problemOf).find(Boolean)
  if (unbalanced !== undefined && unbalanced !== null) return { problem: unbalanced }
  const spoken = say ?? spokenMath(tex)
  if (spoken === null || spoken === '') {
    return { problem: `$${tex}$ cannot be read aloud: put it into <Say as="..."> with the words` }
  }
  return { html, spoken }
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

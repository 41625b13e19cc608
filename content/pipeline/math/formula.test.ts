import { expect, test } from 'vitest'

import { type DrawnFormula, drawFormula, withMarks } from './formula.ts'

function drawn(tex: string): DrawnFormula {
  const formula = drawFormula(tex)
  if ('problem' in formula) throw new Error(formula.problem)
  return formula
}

/** Returns the text that a reader sees and copies. */
function textOf({ html }: DrawnFormula): string {
  return html.replaceAll(/<[^>]*>|\u200b/g, '')
}

test('no unseen letter stands in a formula', () => {
  expect(textOf(drawn('\\ce{SO4^2-}'))).toBe('SO42\u2212')
})

test.each([false, true])(
  'a reaction can break after its signs, on a line of its own: %s',
  (isDisplay) => {
    const formula = drawFormula('\\ce{2H2 + O2 -> 2H2O}', { isDisplay })
    expect(
      'html' in formula ? formula.html.split('</span> <span class="formula-piece">').length : 0,
    ).toBe(3)
  },
)

test('a short formula and its marks cannot be parted', () => {
  const marked = withMarks(drawn('\\ce{H2O}'), { before: '(', after: '),' })
  expect(marked.html).toMatch(
    /^<span class="formula-piece">\(<span class="katex">.*<\/span>\),<\/span>$/s,
  )
  expect(marked.spoken).toBe('(H 2 O),')
})

test('a reaction takes the marks into its first and its last piece', () => {
  const formula = drawn('\\ce{2H2 + O2 -> 2H2O}')
  const pieces = withMarks(formula, { before: '(', after: '.' }).html.split('</span> <span')
  expect(pieces.length).toBe(formula.html.split('</span> <span').length)
  expect(pieces.at(0)).toMatch(/^<span class="formula-piece">\(<span/)
  expect(pieces.at(-1)).toMatch(/<\/span>\.<\/span>$/)
})

test('a formula that may break within still may', () => {
  const formula = drawn('n = m + 1')
  const marked = withMarks(formula, { before: '“', after: '.' })
  expect(textOf(marked)).toBe(`“${textOf(formula)}.`)
  expect(marked.html).not.toContain('formula-piece')
  expect(marked.html).toMatch(/<span class="mark">\.<\/span><\/span><\/span><\/span>$/)
})

test('without marks nothing changes', () => {
  const formula = drawn('n')
  expect(withMarks(formula, { before: '', after: '' })).toEqual(formula)
})

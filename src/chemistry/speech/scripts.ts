import type { MarkupPart } from '#chemistry/compounds/formulas.ts'

const PLAIN = '0123456789+\u2212'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋'
const RUNS = /([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+|[₀₁₂₃₄₅₆₇₈₉₊₋]+)/

/** Returns a part of a formula in characters that keep their place without markup: `₂`, `2−` as `²⁻`. */
export function inScript({ text, position }: MarkupPart): string {
  if (position === 'base') return text
  const script = position === 'sub' ? LOWERED : RAISED
  return Array.from(text, (character) => script[PLAIN.indexOf(character)] ?? character).join('')
}

/** Returns a text with raised and lowered characters on the line: `²⁻` as `2−`. Others stay. */
export function onLine(text: string): string {
  return Array.from(text, (character) => {
    const place = Math.max(RAISED.indexOf(character), LOWERED.indexOf(character))
    return PLAIN[place] ?? character
  }).join('')
}

/** Splits a text at its raised and lowered characters, which become plain ones. */
export function scriptParts(text: string): readonly MarkupPart[] {
  return text
    .split(RUNS)
    .filter((run) => run !== '')
    .map((run): MarkupPart => {
      const first = run.charAt(0)
      if (RAISED.includes(first)) return { text: onLine(run), position: 'sup' }
      if (LOWERED.includes(first)) return { text: onLine(run), position: 'sub' }
      return { text: run, position: 'base' }
    })
}

import type { MarkupPart } from '#chemistry/compounds/formulas.ts'

const PLAIN = '0123456789+\u2212'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋'

/** Returns a part of a formula in characters that keep their place without markup: `₂`, `2−` as `²⁻`. */
export function inScript({ text, position }: MarkupPart): string {
  if (position === 'base') return text
  const script = position === 'sub' ? LOWERED : RAISED
  return Array.from(text, (character) => script[PLAIN.indexOf(character)] ?? character).join('')
}

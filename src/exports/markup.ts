import { segments } from '#chemistry/speech/spoken.ts'

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋'
const PLAIN = '0123456789+\u2212'
const RUNS = /([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+|[₀₁₂₃₄₅₆₇₈₉₊₋]+)/

/** A run of a text: on the line, raised or lowered. */
export type Script = { readonly text: string; readonly position: 'base' | 'sub' | 'sup' }

/** Splits a text into what stands on the line, is raised or is lowered; nothing is lost. */
export function scriptsOf(text: string): readonly Script[] {
  return segments(text)
    .flatMap((segment): readonly Script[] =>
      segment.kind === 'text' ? [{ text: segment.text, position: 'base' }] : segment.parts,
    )
    .flatMap((part) => (part.position === 'base' ? runsOf(part.text) : [part]))
    .filter((part) => part.text !== '')
}

/** Writes a text as HTML, with raised and lowered characters as elements. */
export function htmlOf(text: string): string {
  return scriptsOf(text)
    .map(({ text: run, position }) =>
      position === 'base' ? escaped(run) : `<${position}>${escaped(run)}</${position}>`,
    )
    .join('')
}

/** Returns a text that no reader of XML or HTML takes for markup, without characters that XML forbids. */
export function escaped(text: string): string {
  return lawful(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Drops the characters that no document in XML may hold, and halves of pairs. */
function lawful(text: string): string {
  return Array.from(text)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0
      if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
      return !(code >= 0xd8_00 && code <= 0xdf_ff) && code !== 0xff_fe && code !== 0xff_ff
    })
    .join('')
}

/** Returns a text on one line, without characters that steer a terminal or a reader. */
export function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function runsOf(text: string): readonly Script[] {
  return text.split(RUNS).map((run): Script => {
    if (SUPERSCRIPTS.includes(run.charAt(0)) && run !== '')
      return { text: plainOf(run, SUPERSCRIPTS), position: 'sup' }
    if (SUBSCRIPTS.includes(run.charAt(0)) && run !== '')
      return { text: plainOf(run, SUBSCRIPTS), position: 'sub' }
    return { text: run, position: 'base' }
  })
}

function plainOf(run: string, alphabet: string): string {
  return Array.from(run, (character) => PLAIN.charAt(alphabet.indexOf(character))).join('')
}

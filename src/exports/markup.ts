import type { MarkupPart } from '#chemistry/compounds/formulas.ts'
import { scriptParts } from '#chemistry/speech/scripts.ts'
import { segments } from '#chemistry/speech/spoken.ts'

/** Characters that no document in XML may hold, and halves of pairs. */
const UNLAWFUL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Splits a text into parts on the line, raised and lowered; nothing is lost. */
export function scriptsOf(text: string): readonly MarkupPart[] {
  return segments(text)
    .flatMap((segment): readonly MarkupPart[] =>
      segment.kind === 'text' ? [{ text: segment.text, position: 'base' }] : segment.parts,
    )
    .flatMap((part) => (part.position === 'base' ? scriptParts(part.text) : [part]))
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
  return text
    .replaceAll(UNLAWFUL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Returns a text on one line, without characters that steer a terminal or a reader. */
export function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

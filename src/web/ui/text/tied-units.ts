import type { Segment } from '#chemistry/speech/spoken.ts'

/** Units that are plain text; the others are read in words, so they are pieces of their own. */
const NUMBER_AND_UNIT = /(\d) (?=(?:K|g|J|L|V|u|mol)(?![\p{L}\p{N}]))/gu
const NUMBER_AT_END = /(\d) $/
const UNIT_OR_FORMULA = /^[\p{L}°%]/u
const TIED = '$1\u00A0'

/**
 * Returns the pieces of a sentence with each number tied to its unit, so that no line ends between
 * them.
 */
export function tiedUnits(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment, index) => {
    if (segment.kind !== 'text') return segment
    const next = segments[index + 1]
    const isTied = next?.kind === 'chemical' && UNIT_OR_FORMULA.test(next.parts[0]?.text ?? '')
    const text = segment.text.replaceAll(NUMBER_AND_UNIT, TIED)
    return { kind: 'text', text: isTied ? text.replace(NUMBER_AT_END, TIED) : text }
  })
}

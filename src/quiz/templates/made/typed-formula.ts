import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { Correction, ProductionDraft } from '#quiz/template.ts'

type Asked = Pick<ProductionDraft, 'element' | 'stem' | 'answer' | 'right' | 'solution'> & {
  /** The most telling first. One that is the answer, or was there before, is left out. */
  readonly corrections: readonly Correction[]
  readonly elements: readonly ElementSymbol[]
  readonly article: string | null
}

/** A question whose answer is a formula, whatever the order of its groups. */
export function typedFormula({
  elements,
  article,
  corrections,
  ...asked
}: Asked): ProductionDraft & TaskOf<'formula'> {
  return {
    type: 'formula',
    key: { formula: asked.answer, ordered: false },
    ...asked,
    badge: null,
    corrections: corrections.filter(
      ({ given }, place) =>
        given !== asked.answer && corrections.findIndex((other) => other.given === given) === place,
    ),
    see: { elements, article },
  }
}

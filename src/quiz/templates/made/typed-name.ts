import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { Correction, ProductionDraft } from '#quiz/template.ts'

type Asked = Pick<ProductionDraft, 'element' | 'stem' | 'right' | 'solution'> & {
  readonly name: string
  /** What the name means, in plain text. */
  readonly formula: string
  /** The most telling first. One that is the answer, or was there before, is left out. */
  readonly corrections: readonly Correction[]
  readonly elements: readonly ElementSymbol[]
  readonly article: string
}

/** A question whose answer is the name of an ion or of a compound that is not organic. */
export function typedName({
  name,
  formula,
  elements,
  article,
  corrections,
  ...asked
}: Asked): ProductionDraft & TaskOf<'naming'> {
  return {
    type: 'naming',
    key: { name, formula, nomenclature: 'inorganic' },
    ...asked,
    answer: name,
    badge: null,
    corrections: corrections.filter(
      ({ given }, place) =>
        given !== name && corrections.findIndex((other) => other.given === given) === place,
    ),
    see: { elements, article },
  }
}

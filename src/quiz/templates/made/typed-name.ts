import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { NameKey, TaskOf } from '#quiz/task.ts'
import type { Correction, ProductionDraft } from '#quiz/template.ts'

type Asked = Pick<ProductionDraft, 'element' | 'stem' | 'right' | 'solution'> & {
  readonly name: string
  /** The meaning of the name, in plain text. */
  readonly formula: string
  /** By which rules names are read; those that are not organic when left out. */
  readonly nomenclature?: NameKey['nomenclature']
  /** The most telling first. One that is the answer, or was there before, is left out. */
  readonly corrections: readonly Correction[]
  readonly elements: readonly ElementSymbol[]
  readonly article: string | null
}

/** A question whose answer is the name of an ion, of a compound or of an organic molecule. */
export function typedName({
  name,
  formula,
  nomenclature = 'inorganic',
  elements,
  article,
  corrections,
  ...asked
}: Asked): ProductionDraft & TaskOf<'naming'> {
  return {
    type: 'naming',
    key: { name, formula, nomenclature },
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

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Carry, describeParts, type Part, type SingleTask, type TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'

type Asked = Pick<ProductionDraft, 'element' | 'stem'> & {
  readonly parts: readonly Part[]
  readonly elements: readonly ElementSymbol[]
  readonly article: string | null
}

/** A problem in parts, each with the worked line of its own. */
export function problem({
  element,
  stem,
  parts,
  elements,
  article,
}: Asked): ProductionDraft & TaskOf<'steps'> {
  return {
    type: 'steps',
    parts,
    element,
    badge: null,
    stem,
    answer: describeParts(parts.map(({ answer }) => answer)),
    corrections: [],
    right: parts.map(({ right }) => right).join(' '),
    see: { elements, article },
  }
}

/** A question of another kind as a part of a problem. Its text becomes the question of the part. */
export function partOf(draft: ProductionDraft & SingleTask, carry: Carry | null = null): Part {
  const { stem, element: _, badge: __, see: ___, solution: ____, figure: _____, ...task } = draft
  return { ...task, ask: stem, carry }
}

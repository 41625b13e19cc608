import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Carry, describeParts, type Part, type SingleTask, type TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import { inParts, type Solution } from '#quiz/worked/solutions.ts'

type Asked = Pick<ProductionDraft, 'element' | 'stem'> & {
  readonly parts: readonly Part[]
  readonly elements: readonly ElementSymbol[]
  readonly article: string | null
  /** How the parts lead to the answer, line by line; their answers end it. */
  readonly solution: () => Solution
}

/** A problem in parts, each with the worked line of its own. */
export function problem({
  element,
  stem,
  parts,
  elements,
  article,
  solution,
}: Asked): ProductionDraft & TaskOf<'steps'> {
  const answer = describeParts(parts.map((part) => part.answer))
  return {
    type: 'steps',
    parts,
    element,
    badge: null,
    stem,
    answer,
    corrections: [],
    right: parts.map(({ right }) => right).join(' '),
    see: { elements, article },
    solution: () => inParts(solution(), answer),
  }
}

/** A question of another kind as a part of a problem. Its text becomes the question of the part. */
export function partOf(draft: ProductionDraft & SingleTask, carry: Carry | null = null): Part {
  const { stem, element: _, badge: __, see: ___, solution: ____, figure: _____, ...task } = draft
  return { ...task, ask: stem, carry }
}

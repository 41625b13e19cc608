import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

import { equation, type Equation } from './equations.ts'
import { type ReactionKind, reactionRows } from './reaction-data.ts'

export type { ReactionKind } from './reaction-data.ts'

/** A reaction with its balanced equation in the smallest whole numbers. */
export type Reaction = {
  readonly equation: Equation
  readonly kind: ReactionKind
  readonly element: ElementSymbol
}

/** The reactions of a school course. */
export const reactions: readonly Reaction[] = reactionRows.map(([text, kind, element]) => ({
  equation: equation(text),
  kind,
  element,
}))

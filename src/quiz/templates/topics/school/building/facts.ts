import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { type Random, sample } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import type { ProductionDraft } from '#quiz/template.ts'
import { couplesOf, pairDraft, type PairsAsked } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized, uncapitalized } from '#quiz/templates/shared/names.ts'

/** A thing, what belongs to it, and a sentence that says why. */
export type Fact = {
  readonly left: string
  readonly partner: string
  readonly element: ElementSymbol
  readonly reason: string
  /** Whether the left side is a name of its own, with a capital everywhere. */
  readonly isName?: boolean
}

type Asked<One extends Fact> = Pick<PairsAsked, 'stem' | 'asked' | 'rule'> & {
  readonly facts: readonly One[]
  /** How many of the facts are asked for; all when left out. */
  readonly count?: number
  /** The idea that takes one for the other; null for a slip. */
  readonly mistake: (one: One, other: One) => MisconceptionId | null
  readonly article?: string
}

/** The learner pairs things with what belongs to them. Each exchange is corrected with both reasons. */
export function factsDraft<One extends Fact>(
  random: Random,
  { facts, count = facts.length, mistake, article, ...asked }: Asked<One>,
): (ProductionDraft & TaskOf<'match'>) | null {
  const drawn = sample(random, facts, count)
  return pairDraft(random, {
    ...asked,
    pairs: drawn,
    exchanges: couplesOf(drawn).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception: mistake(one, other),
      text: `${capitalized(one.left)} and ${other.isName === true ? other.left : inSentence(other.left)} are exchanged. ${one.reason} ${other.reason}`,
    })),
    right: drawn.map(({ reason }) => reason).join(' '),
    article: article ?? null,
  })
}

/** A word with a small letter at its beginning; a symbol or formula as it is. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]{2}/.test(text) ? uncapitalized(text) : text
}

/** The idea for two facts by what stands on the left, in either order; `otherwise` for all others. */
export function mistakeBetween(
  pairs: readonly (readonly [one: string, other: string, misconception: MisconceptionId])[],
  otherwise: MisconceptionId | null,
): (one: Fact, other: Fact) => MisconceptionId | null {
  return (one, other) =>
    pairs.find(
      ([first, second]) =>
        (first === one.left && second === other.left) ||
        (first === other.left && second === one.left),
    )?.[2] ?? otherwise
}

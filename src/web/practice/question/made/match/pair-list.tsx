import { Check, X } from 'lucide-react'

import { describedPairs } from '#quiz/kinds/match.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** The pairs of an answer, one in a line; without an answer the right ones. A wrong pair is marked among right ones. */
export function PairList({
  question,
  given = null,
}: {
  readonly question: ProductionQuestionOf<'match'>
  readonly given?: string | null
}) {
  const pairs = describedPairs(question, given)
  const isMarked = pairs.some(({ isRight }) => !isRight)
  return (
    <span role="list" className="grid gap-1">
      {pairs.map(({ text, isRight }) => {
        const Mark = isRight ? Check : X
        return (
          <span role="listitem" key={text} className="flex gap-2">
            {isMarked ? (
              <>
                <Mark
                  aria-hidden
                  className={`mt-1 size-5 shrink-0 ${isRight ? 'text-correct' : 'text-incorrect'}`}
                />
                <span className="sr-only">{isRight ? 'Right pair' : 'Wrong pair'}</span>
              </>
            ) : null}
            <span className="min-w-0">
              <ChemicalText text={text} />
            </span>
          </span>
        )
      })}
    </span>
  )
}

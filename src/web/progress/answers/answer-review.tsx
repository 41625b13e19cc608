import { useCallback } from 'react'

import { bankWith } from '#web/practice/question-bank.ts'
import { AnsweredQuestion } from '#web/practice/set/answered-question.tsx'
import type { SavedProgress } from '#web/user-data/progress.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

type Answer = SavedProgress['answers'][number]

/** A past answer with its question, the right answer, and how it is worked out. */
export function AnswerReview({ answer }: { readonly answer: Answer }) {
  const { questionId: id } = answer
  const ask = useCallback(async () => (await bankWith(id)).questionOf(id), [id])
  const [loaded] = useLoaded(ask)
  if (loaded.status === 'loading') return <p className="text-muted">Loading…</p>
  if (loaded.status === 'failed') {
    return <p role="alert">The question could not be loaded. Are you offline?</p>
  }
  if (loaded.answer === null) {
    return (
      <p className="text-muted">This question comes from another version of Periodic Wizard.</p>
    )
  }
  const { selectedAnswer, response, isCorrect, secondResponse, secondCorrect } = answer
  const second =
    secondResponse === undefined || secondCorrect === undefined
      ? undefined
      : { given: secondResponse, isCorrect: secondCorrect }
  return (
    <AnsweredQuestion
      question={loaded.answer}
      first={{ given: response ?? selectedAnswer, isCorrect }}
      second={second}
    />
  )
}

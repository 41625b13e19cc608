import { useEffect, useState } from 'react'

import type { Question } from '#quiz/question.ts'
import { bankWith } from '#web/practice/question-bank.ts'
import { AnsweredQuestion } from '#web/practice/set/answered-question.tsx'
import type { SavedProgress } from '#web/user-data/progress.ts'

type Answer = SavedProgress['answers'][number]

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly question: Question | null }

/** A past answer with its question, the right answer, and how it is worked out. */
export function AnswerReview({ answer }: { readonly answer: Answer }) {
  const loaded = useQuestion(answer.questionId)
  if (loaded.status === 'loading') return <p className="text-muted">Loading…</p>
  if (loaded.status === 'failed') {
    return <p role="alert">The question could not be loaded. Are you offline?</p>
  }
  if (loaded.question === null) {
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
      question={loaded.question}
      first={{ given: response ?? selectedAnswer, isCorrect }}
      second={second}
    />
  )
}

function useQuestion(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  useEffect(() => {
    bankWith(id).then(
      (bank) => setLoaded({ status: 'loaded', question: bank.questionOf(id) }),
      () => setLoaded({ status: 'failed' }),
    )
  }, [id])
  return loaded
}

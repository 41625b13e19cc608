import type { Question } from '#quiz/question.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { AnswerDrawing } from './made/lewis/answer-drawing.tsx'
import { PairList } from './made/match/pair-list.tsx'

/** The right answer to a question, with its drawing where there is one. A problem shows it part by part. */
export function RightAnswer({ question }: { readonly question: Question }) {
  if (question.type === 'match') return <PairList question={question} />
  if (question.type !== 'steps') {
    return (
      <>
        <ChemicalText text={question.correctAnswer} />
        <AnswerDrawing question={question} />
      </>
    )
  }
  return (
    <ol className="list-[lower-alpha] pl-6 marker:text-muted">
      {question.parts.map(({ ask, answer }) => (
        <li key={ask}>
          <span className="block text-base text-ink">
            <ChemicalText text={ask} />
          </span>
          <span translate="no">
            <ChemicalText text={answer} />
          </span>
        </li>
      ))}
    </ol>
  )
}

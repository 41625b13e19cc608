import { described } from '#quiz/kinds/kinds.ts'
import type { Given, Result } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import { QuestionFigure } from '#web/practice/question/figure/question-figure.tsx'
import { QuestionSolution } from '#web/practice/question/help/lazy-help.tsx'
import { AnswerDrawing } from '#web/practice/question/made/lewis/answer-drawing.tsx'
import { ReadMore } from '#web/practice/question/read-more.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** A question that was answered: the answers that were given, the right one, and why. */
export function AnsweredQuestion({
  question,
  first,
  second,
}: {
  readonly question: Question
  /** Nothing was given where the time was over. */
  readonly first: Omit<Result, 'given'> & { readonly given: Given | null }
  readonly second?: Result | undefined
}) {
  return (
    <>
      <p className="font-display">
        <ChemicalText text={question.question} />
      </p>
      <QuestionFigure question={question} />
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">Your answer</dt>
        <dd className={colorOf(first.isCorrect)}>
          {first.given === null ? (
            <span className="text-muted">none in time</span>
          ) : (
            <>
              <ChemicalText text={givenText(question, first.given)} />
              <AnswerDrawing question={question} given={String(first.given)} />
            </>
          )}
        </dd>
        {second === undefined ? null : (
          <>
            <dt className="text-muted">Second try</dt>
            <dd className={colorOf(second.isCorrect)}>
              <ChemicalText text={givenText(question, second.given)} />
            </dd>
          </>
        )}
        {first.isCorrect ? null : (
          <>
            <dt className="text-muted">Right answer</dt>
            <dd className="text-correct">
              <ChemicalText text={question.correctAnswer} />
              <AnswerDrawing question={question} />
            </dd>
          </>
        )}
      </dl>
      <p className="mt-2">
        <ChemicalText text={question.explanation} />
      </p>
      <QuestionSolution question={question} />
      <ReadMore question={question} />
    </>
  )
}

function colorOf(isCorrect: boolean): string {
  return isCorrect ? 'text-correct' : 'text-incorrect'
}

function givenText(question: Question, given: Given): string {
  if (question.type !== 'mcq') return described(question, String(given))
  return question.options[Number(given)] ?? ''
}

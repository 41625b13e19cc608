import { described } from '#quiz/kinds/kinds.ts'
import type { Given, Result } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import { partTexts } from '#quiz/task.ts'
import { QuestionFigure } from '#web/practice/question/figure/question-figure.tsx'
import { QuestionSolution } from '#web/practice/question/help/lazy-help.tsx'
import { AnswerDrawing } from '#web/practice/question/made/lewis/answer-drawing.tsx'
import { PairList } from '#web/practice/question/made/match/pair-list.tsx'
import { PartResults } from '#web/practice/question/made/steps/part-results.tsx'
import { ReadMore } from '#web/practice/question/read-more.tsx'
import { RightAnswer } from '#web/practice/question/right-answer.tsx'
import { WrongStep } from '#web/practice/question/wrong-step.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** A question that was answered: the answers that were given, the right one, the mistake, and why. */
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
  // The parts of a problem that were answered stand with the right answers and the mistakes.
  const isInParts = question.type === 'steps' && first.given !== null
  const isRightThere = first.isCorrect || second?.isCorrect === true || isInParts
  return (
    <>
      <p className="font-display">
        <ChemicalText text={question.question} />
      </p>
      <QuestionFigure question={question} />
      <dl
        className={`mt-2 grid gap-x-4 gap-y-1 ${isInParts ? '' : 'sm:grid-cols-[auto_minmax(0,1fr)]'}`}
      >
        <dt className="text-muted">Your answer</dt>
        <dd className={colorOf(first.isCorrect)}>
          <GivenAnswer question={question} given={first.given} />
        </dd>
        {second === undefined ? null : (
          <>
            <dt className="text-muted">Second try</dt>
            <dd className={colorOf(second.isCorrect)}>
              <GivenAnswer question={question} given={second.given} />
            </dd>
          </>
        )}
        {isRightThere ? null : (
          <>
            <dt className="text-muted">Right answer</dt>
            <dd className="text-correct">
              <RightAnswer question={question} />
            </dd>
          </>
        )}
      </dl>
      <p className="mt-2">
        <ChemicalText text={question.explanation} />
      </p>
      {first.isCorrect || first.given === null ? null : (
        <WrongStep question={question} given={first.given} />
      )}
      <QuestionSolution question={question} />
      <ReadMore question={question} />
    </>
  )
}

function GivenAnswer({
  question,
  given,
}: {
  readonly question: Question
  readonly given: Given | null
}) {
  if (given === null) return <span className="text-muted">none in time</span>
  if (question.type === 'mcq') return <ChemicalText text={question.options[Number(given)] ?? ''} />
  const text = String(given)
  if (question.type === 'match') return <PairList question={question} given={text} />
  return question.type === 'steps' ? (
    <div className="text-ink">
      <PartResults question={question} texts={partTexts(text)} isOver />
    </div>
  ) : (
    <>
      <ChemicalText text={described(question, text)} />
      <AnswerDrawing question={question} given={text} />
    </>
  )
}

function colorOf(isCorrect: boolean): string {
  return isCorrect ? 'text-correct' : 'text-incorrect'
}
